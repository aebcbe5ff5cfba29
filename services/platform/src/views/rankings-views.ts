import { rankingReportSchema, severeAlertsSchema } from '@agency/contracts';
import * as z from 'zod';
import { sharedView } from './shared-view.js';

/** What other services may read of rankings. */
export const rankingsViews = {
  /** What the emails about a week of rankings say. */
  rankingReports: sharedView(
    'rankings.report_facts',
    ['email'],
    z.object({ id: z.int(), report: rankingReportSchema }),
  ),
  /** The alerts of high severity that an email reports, without those that were taken back. */
  severeAlerts: sharedView(
    'rankings.severe_alerts',
    ['email'],
    z.object({ id: z.int(), told: severeAlertsSchema }),
  ),
} as const;
