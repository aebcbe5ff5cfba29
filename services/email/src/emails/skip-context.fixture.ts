import type { SkipContext } from './email-definition.js';

const nothingSpecial = { hasReplied: false, isInvitationWithheld: false };

export type Circumstances = Partial<typeof nothingSpecial>;

/** A skip rule's context whose defaults skip nothing. */
export function skipContext({
  now,
  requested,
  ...circumstances
}: Circumstances & Pick<SkipContext, 'now' | 'requested'>): SkipContext {
  const { hasReplied, isInvitationWithheld } = { ...nothingSpecial, ...circumstances };
  const history = {
    hasBooked: async () => false,
    hasReplied: async () => hasReplied,
    findLoggedContact: async () => undefined,
    hasToldCalendar: async () => true,
    isInvitationWithheld: async () => isInvitationWithheld,
  };
  return { now, requested, ownAddresses: [], isAttached: true, history };
}
