import { email } from '../email-definition.js';
import { changedAt, movedAppointment } from '../sample-facts.js';
import { begun, notScheduled, superseded } from '../skip-rules.js';

export const bookingMoved = email({
  name: 'booking-moved',
  about: 'appointment',
  to: 'lead',
  isFromStrangers: true,
  calendar: 'REQUEST',
  skip: [superseded, notScheduled, begun],
  shipped: {
    subject: 'Moved: your strategy call is now {short day} at {time} Eastern Time',
    opening: `{greeting}

Your call has moved to the time below. The attached invitation updates your calendar; you can ignore the old time.`,
    closing: '',
  },
  sample: { appointment: movedAppointment, writtenAt: changedAt },
});
