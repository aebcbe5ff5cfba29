import { email } from '../email-definition.js';
import { changedAt, movedAppointment } from '../sample-facts.js';
import { superseded } from '../skip-rules.js';

export const bookingChangeNotice = email({
  name: 'booking-change-notice',
  about: 'appointment',
  to: 'owner',
  notice: 'change',
  isForCalendar: true,
  push: ({ appointment }) => (appointment.status === 'cancelled' ? 'call-cancelled' : 'call-moved'),
  summarizedAs: 'changes',
  skip: [superseded],
  sample: { appointment: movedAppointment, writtenAt: changedAt },
});
