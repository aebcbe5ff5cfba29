import { noticeSummaryMinutes } from '@agency/contracts';

const stretchMs = noticeSummaryMinutes * 60_000;

/** The minutes that one summary of notices reports. They begin at :00, :10 and so on, for every worker alike. */
export function summaryStretch(at: Date): { from: Date; until: Date } {
  const from = Math.floor(at.getTime() / stretchMs) * stretchMs;
  return { from: new Date(from), until: new Date(from + stretchMs) };
}
