import { email } from '../email-definition.js';
import { changedAt, movedAppointment } from '../sample-facts.js';
import { begun, superseded, withheld } from '../skip-rules.js';

export const bookingCancelled = email({
  name: 'booking-cancelled',
  about: 'appointment',
  to: 'lead',
  isFromStrangers: true,
  calendar: 'CANCEL',
  skip: [superseded, begun, withheld],
  shipped: {
    subject: 'Canceled: your strategy call on {short day} at {time} Eastern Time',
    opening: `{greeting}

The call below is canceled, and the attached notice removes it from your calendar. You don’t need to do anything else.`,
    closing: 'If you’d still like to talk, pick another time. It’s still free.',
  },
  sample: {
    appointment: {
      ...movedAppointment,
      status: 'cancelled',
      message: 'I’m down with the flu.\nPick any time next week, and I’ll call you myself.',
    },
    writtenAt: changedAt,
  },
});
