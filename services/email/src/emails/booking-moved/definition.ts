import { maxMoveEmailsPerAddressPerDay } from '@agency/contracts';
import { email } from '../email-definition.js';
import { changedAt, movedAppointment } from '../sample-facts.js';
import { begun, notScheduled, superseded, withheld } from '../skip-rules.js';

export const bookingMoved = email({
  name: 'booking-moved',
  about: 'appointment',
  to: 'lead',
  maxPerDay: maxMoveEmailsPerAddressPerDay,
  calendar: 'REQUEST',
  skip: [superseded, notScheduled, begun, withheld],
  sample: { appointment: movedAppointment, writtenAt: changedAt },
});
