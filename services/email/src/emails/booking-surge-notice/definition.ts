import { email } from '../email-definition.js';
import { bookedAt, sampleAppointment } from '../sample-facts.js';

/** About the hour, not about the call that exceeded the limit: no change of that call makes it outdated. */
export const bookingSurgeNotice = email({
  name: 'booking-surge-notice',
  about: 'appointment',
  to: 'owner',
  notice: 'trouble',
  skip: [],
  sample: { appointment: sampleAppointment, writtenAt: bookedAt },
});
