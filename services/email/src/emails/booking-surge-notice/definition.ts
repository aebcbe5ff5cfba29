import { email } from '../email-definition.js';
import { bookedAt, sampleAppointment } from '../sample-facts.js';
import { superseded } from '../skip-rules.js';

export const bookingSurgeNotice = email({
  name: 'booking-surge-notice',
  about: 'appointment',
  to: 'owner',
  notice: 'trouble',
  skip: [superseded],
  sample: { appointment: sampleAppointment, writtenAt: bookedAt },
});
