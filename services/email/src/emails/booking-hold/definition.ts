import { maxInvitationsPerAddressPerDay } from '@agency/contracts';
import { email, type SkipRule } from '../email-definition.js';
import { bookedAt, sampleAppointment } from '../sample-facts.js';
import { begun, notScheduled, superseded } from '../skip-rules.js';

const confirmed: SkipRule<'appointment'> = ({ appointment }) =>
  appointment.confirmBy === null ? 'The call had already been confirmed.' : undefined;

/** Without a calendar event: the call may still be released. */
export const bookingHold = email({
  name: 'booking-hold',
  about: 'appointment',
  to: 'lead',
  maxPerDay: maxInvitationsPerAddressPerDay,
  followsCorrection: true,
  skip: [superseded, notScheduled, begun, confirmed],
  sample: {
    appointment: { ...sampleAppointment, confirmBy: new Date('2026-12-03T19:50:00Z') },
    writtenAt: bookedAt,
  },
});
