import type { LoggedContact, SkipContext } from './email-definition.js';

const nothingSpecial = {
  ownAddresses: ['hello@agency.example', 'owner@agency.example'],
  hasBooked: false,
  hasReplied: false,
  loggedContact: undefined as LoggedContact | undefined,
  isAttached: true,
  hasToldCalendar: true,
  isInvitationWithheld: false,
};

export type Circumstances = Partial<typeof nothingSpecial>;

/** A skip rule's context whose defaults skip nothing. */
export function skipContext({
  now,
  requested,
  ...circumstances
}: Circumstances & Pick<SkipContext, 'now' | 'requested'>): SkipContext {
  const { ownAddresses, isAttached, ...answers } = { ...nothingSpecial, ...circumstances };
  const history = {
    hasBooked: async () => answers.hasBooked,
    hasReplied: async () => answers.hasReplied,
    findLoggedContact: async () => answers.loggedContact,
    hasToldCalendar: async () => answers.hasToldCalendar,
    isInvitationWithheld: async () => answers.isInvitationWithheld,
  };
  return { now, requested, ownAddresses, isAttached, history };
}
