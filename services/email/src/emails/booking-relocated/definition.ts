import { email } from '../email-definition.js';
import { changedAt, sampleAppointment } from '../sample-facts.js';
import { begun, notScheduled, superseded } from '../skip-rules.js';

export const bookingRelocated = email({
  name: 'booking-relocated',
  about: 'appointment',
  to: 'lead',
  calendar: 'REQUEST',
  skip: [superseded, notScheduled, begun],
  shipped: {
    subject: 'How to join has changed: our call on {short day} at {time} Eastern Time',
    opening: `{greeting}

Our call stays at the same time, but how to join it has changed. Please use the details below instead of the earlier ones. The attached invitation updates your calendar.`,
    closing: '',
  },
  sample: {
    appointment: {
      ...sampleAppointment,
      sequence: 1,
      meetingUrl: 'https://us02web.zoom.us/j/85012345678?pwd=Zk9sR2',
    },
    writtenAt: changedAt,
  },
});
