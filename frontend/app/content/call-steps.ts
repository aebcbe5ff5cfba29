import { viewingAccessTime } from '@agency/contracts';
import { claims } from './claims';
import { promised } from './promises';

/**
 * Hyphens that do not break: `90-` at the end of a line reads as a number. By a word joiner, because the fonts have no
 * hyphen of that kind.
 */
export const unbroken = (text: string) => text.replaceAll('-', '-\u2060');

/** What a press of the button gets, in one line. */
export const offer = unbroken(
  `Free: an audit of your account, a ${claims.planLength} plan, a ${claims.callLength} call.`,
);

/** What happens between the form and the decision. Every page that tells it uses these sentences, in this order. */
export const callSteps = {
  book: `You pick a time for a ${claims.callLength} video call.`,
  access:
    'You give us viewing access to your ad accounts. We can look, but we can’t change anything.',
  accessTime: viewingAccessTime,
  audit: `We go through the accounts and write the audit and the ${claims.planLength} media plan.`,
  call: 'We walk you through both on the call.',
  lateAccess: promised('auditWithinAWeek', 'If access comes later, so do the audit and the plan.'),
  keep: 'Both are free, and yours to keep either way.',
} as const;
