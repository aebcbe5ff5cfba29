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
  isFromStrangers: true,
  followsCorrection: true,
  skip: [superseded, notScheduled, begun, confirmed],
  shipped: {
    subject: 'Please confirm your call: {short day} at {time} Eastern Time',
    opening: `{greeting}

Please open the link below by {confirm by} Eastern Time to keep your call. After that, others can book the time.`,
    closing: 'If you didn’t book a call, ignore this email.',
  },
  sample: {
    appointment: { ...sampleAppointment, confirmBy: new Date('2026-12-03T19:50:00Z') },
    writtenAt: bookedAt,
  },
});
