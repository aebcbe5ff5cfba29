import { maxRemindersPerAddressPerDay } from '@agency/contracts';
import { email, type SkipRule } from '../email-definition.js';
import { sampleAppointment } from '../sample-facts.js';
import { begun, notScheduled, superseded } from '../skip-rules.js';

/**
 * It arrives the day before: visitors cannot book appointments that start more than 17 hours into the day (Eastern
 * Time). For a later one booked by the owner, a late reminder says "today".
 */
const minMsAhead = 17 * 60 * 60_000;

const tooLate: SkipRule<'appointment'> = ({ appointment }, { now }) =>
  appointment.scheduledAt.getTime() - now.getTime() < minMsAhead
    ? 'It was too late for a reminder the day before.'
    : undefined;

export const reminder24Hours = email({
  name: 'reminder-24-hours',
  about: 'appointment',
  to: 'lead',
  maxPerDay: maxRemindersPerAddressPerDay,
  skip: [superseded, notScheduled, begun, tooLate],
  shipped: {
    subject: 'Reminder: your strategy call, {short day} at {time} Eastern Time',
    opening: `{greeting}

A quick reminder about our call {when}. If you haven’t given us viewing access yet, there’s still time: the steps are below.`,
    closing: `Good to have ready:
1. What you spend on ads a month, even if it’s a guess.
2. What a new customer is worth to you.
3. The one thing you’d fix first if you had time.`,
  },
  sample: { appointment: sampleAppointment, writtenAt: new Date('2026-12-07T14:00:00Z') },
});
