import { type NotShownReason, oneLine, truncate } from '@agency/contracts';
import * as z from 'zod';
import { pageKeyOf } from '../../performance/page-key.js';
import type { PageInspection } from '../performance-source.js';

const maxCoverageLength = 200;
const text = z.string().default('');

/** Google's answer about one page. What it does not know is absent. */
export const inspectionSchema = z.object({
  inspectionResult: z.object({
    indexStatusResult: z
      .object({
        verdict: text,
        coverageState: text,
        robotsTxtState: text,
        indexingState: text,
        pageFetchState: text,
        googleCanonical: text,
      })
      .prefault({}),
  }),
});
type IndexStatus = z.infer<typeof inspectionSchema>['inspectionResult']['indexStatusResult'];

/** Whether Google shows a page, and if not, why. */
export function readInspection(
  { inspectionResult }: z.infer<typeof inspectionSchema>,
  address: string,
): PageInspection {
  const { indexStatusResult: status } = inspectionResult;
  const coverage = truncate(oneLine(status.coverageState), maxCoverageLength);
  return { reason: isShown(status, address) ? null : reasonOf(status), coverage };
}

/** (!) Also true if Google shows the page under a sibling address, such as one with `www.`, or does not say. */
function isShown({ verdict, googleCanonical }: IndexStatus, address: string): boolean {
  if (verdict === 'PASS' || verdict === '' || verdict === 'VERDICT_UNSPECIFIED') return true;
  return URL.canParse(googleCanonical) && pageKeyOf(googleCanonical) === pageKeyOf(address);
}

const fetchReasons: Partial<Record<string, NotShownReason>> = {
  SOFT_404: 'not-found',
  NOT_FOUND: 'not-found',
  BLOCKED_ROBOTS_TXT: 'blocked-by-robots',
  SERVER_ERROR: 'server-error',
  REDIRECT_ERROR: 'redirect',
  ACCESS_DENIED: 'server-error',
  ACCESS_FORBIDDEN: 'server-error',
  BLOCKED_4XX: 'server-error',
  INTERNAL_CRAWL_ERROR: 'unknown',
};

function reasonOf(status: IndexStatus): NotShownReason {
  if (status.robotsTxtState === 'DISALLOWED') return 'blocked-by-robots';
  if (status.indexingState.startsWith('BLOCKED_')) return 'noindex';
  const fetched = fetchReasons[status.pageFetchState];
  if (fetched) return fetched;
  if (/redirect/i.test(status.coverageState)) return 'redirect';
  if (/duplicate|alternate/i.test(status.coverageState)) return 'duplicate';
  return 'unknown';
}
