import { maxRemindersPerAddressPerDay } from '@agency/contracts';
import { email } from '../email-definition.js';
import { sampleAppointment } from '../sample-facts.js';
import { begun, notScheduled, superseded } from '../skip-rules.js';

export const reminder10Minutes = email({
  name: 'reminder-10-minutes',
  about: 'appointment',
  to: 'lead',
  maxPerDay: maxRemindersPerAddressPerDay,
  skip: [superseded, notScheduled, begun],
  shipped: {
    subject: 'Starting at {time} Eastern Time: your strategy call',
    opening: `{greeting}

Your call is about to start.`,
    closing: '',
  },
  sample: { appointment: sampleAppointment, writtenAt: new Date('2026-12-08T13:50:00Z') },
});
