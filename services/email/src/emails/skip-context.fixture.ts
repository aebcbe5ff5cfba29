import type { SkipContext } from './email-definition.js';

const nothingSpecial = {
  ownAddresses: ['hello@agency.example', 'owner@agency.example'],
  hasBooked: false,
  hasReplied: false,
  isAttached: true,
  hasToldCalendar: true,
  isInvitationWithheld: false,
};

export type Circumstances = Partial<typeof nothingSpecial>;

/** What skip rules may ask, with answers that skip nothing unless they are given. */
export function skipContext({
  now,
  requested,
  ...circumstances
}: Circumstances & Pick<SkipContext, 'now' | 'requested'>): SkipContext {
  const { ownAddresses, isAttached, ...answers } = { ...nothingSpecial, ...circumstances };
  const history = {
    hasBooked: async () => answers.hasBooked,
    hasReplied: async () => answers.hasReplied,
    hasToldCalendar: async () => answers.hasToldCalendar,
    isInvitationWithheld: async () => answers.isInvitationWithheld,
  };
  return { now, requested, ownAddresses, isAttached, history };
}
