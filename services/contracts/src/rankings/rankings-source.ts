import * as z from 'zod/mini';
import { thisCentury } from '../time/eastern-date.js';

const enterDate = 'Please enter a date, such as 2026-11-20.';

/** Where performance data comes from (docs/decisions/017). Each source keeps its own data; they never mix. */
export const rankingSourceSchema = z.enum(['search-console', 'csv', 'sample']);
export type RankingSource = z.infer<typeof rankingSourceSchema>;

/** A day as Search Console counts it, `YYYY-MM-DD` in Pacific Time. */
export const pacificDateSchema = z.pipe(z.iso.date(enterDate), thisCentury(enterDate));
export type PacificDate = z.infer<typeof pacificDateSchema>;

/** Why a source returned no data. The `message` beside it explains it in one sentence. */
export const rankingFailureCauseSchema = z.enum([
  /** The property or the key is not set. */
  'not-configured',
  /** The key file is unreadable, or Google rejects the key. */
  'bad-key',
  'api-not-enabled',
  'account-not-added',
  /** The account has the site under the other kind of property (domain or URL prefix). */
  'wrong-property-kind',
  /** Google's rate limit or quota was reached. */
  'quota',
  /** Google could not be reached, or did not answer in time. */
  'network',
  /** Google answered with an error. */
  'google-error',
  /** The source works but has no data yet. */
  'no-figures',
  /** The check was interrupted or failed on our side. */
  'stopped',
]);
export type RankingFailureCause = z.infer<typeof rankingFailureCauseSchema>;
