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
