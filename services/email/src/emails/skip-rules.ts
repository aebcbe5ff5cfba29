import type { SkipRule } from './email-definition.js';

/** A later change has emails of its own. */
export const superseded: SkipRule<'appointment'> = ({ appointment }, { requested }) => {
  if (requested.sequence >= appointment.sequence) return undefined;
  return appointment.status === 'cancelled'
    ? 'The call has since been canceled.'
    : 'The call has since been moved.';
};

export const notScheduled: SkipRule<'appointment'> = ({ appointment }) =>
  appointment.status === 'scheduled' ? undefined : 'The call is no longer scheduled.';

export const begun: SkipRule<'appointment'> = ({ appointment }, { now }) =>
  appointment.scheduledAt <= now ? 'The call had already begun.' : undefined;

export const noRecoveryAddress: SkipRule<'recovery'> = ({ recovery }) =>
  recovery.address === null
    ? 'The recovery address was removed, or is no longer confirmed.'
    : undefined;

export const recoveryLinkExpired: SkipRule<'recovery'> = ({ recovery }, { now }) =>
  recovery.token === null || recovery.until <= now ? 'The link had already expired.' : undefined;

/** A mailbox that was told nothing of the call, because of its limit, need not know that it is canceled. */
export const withheld: SkipRule<'appointment'> = async ({ appointment }, { history }) =>
  (await history.isInvitationWithheld(appointment))
    ? 'The address got no invitation to this call.'
    : undefined;
