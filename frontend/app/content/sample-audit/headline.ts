import { account } from './account.ts';
import { waste } from './findings.ts';
import { inDollars } from './sums.ts';

/** What the home page says of the sample audit. The build puts it there, so that no page but the audit ships its data. */
export const sampleAuditHeadline = {
  toMove: inDollars(waste.monthly),
  spend: inDollars(account.monthlySpend),
} as const;
