import { email } from '../email-definition.js';
import { bookedAt, sampleAppointment } from '../sample-facts.js';
import { superseded } from '../skip-rules.js';

export const bookingNotice = email({
  name: 'booking-notice',
  about: 'appointment',
  to: 'owner',
  notice: 'call',
  isForCalendar: true,
  push: () => 'call-booked',
  summarizedAs: 'bookings',
  skip: [superseded],
  sample: { appointment: sampleAppointment, writtenAt: bookedAt },
});
