import { email } from '../email-definition.js';
import { bookedAt, sampleAppointment } from '../sample-facts.js';
import { begun, notScheduled, superseded } from '../skip-rules.js';

export const bookingInvitation = email({
  name: 'booking-invitation',
  about: 'appointment',
  to: 'lead',
  isFromStrangers: true,
  calendar: 'REQUEST',
  followsCorrection: true,
  skip: [superseded, notScheduled, begun],
  shipped: {
    subject: 'Your strategy call: {short day} at {time} Eastern Time',
    opening: `{greeting}

Thanks for booking. Your call is set, and the attached invitation adds it to your calendar.`,
    closing: '',
  },
  sample: { appointment: sampleAppointment, writtenAt: bookedAt },
});
