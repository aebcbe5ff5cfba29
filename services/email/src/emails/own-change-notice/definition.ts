import { email, type SkipRule } from '../email-definition.js';
import { changedAt, movedAppointment } from '../sample-facts.js';
import { begun, superseded } from '../skip-rules.js';

// It only updates the owner's calendar with her own change.

const notAttached: SkipRule<'appointment'> = (_, { isAttached }) =>
  isAttached ? undefined : 'Calendar files are turned off.';

const unknownToCalendar: SkipRule<'appointment'> = async ({ appointment }, { history }) =>
  appointment.status === 'cancelled' && !(await history.hasToldCalendar(appointment.id))
    ? 'Your calendar didn’t have the call yet.'
    : undefined;

export const ownChangeNotice = email({
  name: 'own-change-notice',
  about: 'appointment',
  to: 'owner',
  isForCalendar: true,
  skip: [superseded, begun, notAttached, unknownToCalendar],
  sample: { appointment: movedAppointment, writtenAt: changedAt },
});
