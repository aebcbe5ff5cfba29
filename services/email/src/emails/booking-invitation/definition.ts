import { maxInvitationsPerAddressPerDay } from '@agency/contracts';
import { email } from '../email-definition.js';
import { bookedAt, sampleAppointment } from '../sample-facts.js';
import { begun, notScheduled, superseded } from '../skip-rules.js';

export const bookingInvitation = email({
  name: 'booking-invitation',
  about: 'appointment',
  to: 'lead',
  maxPerDay: maxInvitationsPerAddressPerDay,
  calendar: 'REQUEST',
  followsCorrection: true,
  skip: [superseded, notScheduled, begun],
  sample: { appointment: sampleAppointment, writtenAt: bookedAt },
});
