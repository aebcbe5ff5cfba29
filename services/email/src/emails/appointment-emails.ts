import { maxRemindersPerAddressPerDay } from '@agency/contracts';
import { begun, email, notScheduled, type SkipRule, superseded } from './email-definition.js';
import { bookedAt, changedAt, movedAppointment, sampleAppointment } from './sample-facts.js';

const confirmed: SkipRule<'appointment'> = ({ appointment }) =>
  appointment.confirmBy === null ? 'The call had already been confirmed.' : undefined;

/**
 * It arrives the day before: visitors cannot book appointments that start more than 17 hours into the day (Eastern
 * Time). For a later one booked by the owner, a late reminder says "today".
 */
const minMsAhead = 17 * 60 * 60_000;

const tooLate: SkipRule<'appointment'> = ({ appointment }, { now }) =>
  appointment.scheduledAt.getTime() - now.getTime() < minMsAhead
    ? 'It was too late for a reminder the day before.'
    : undefined;

/** A mailbox that was told nothing of the call, because of its limit, need not know that it is canceled. */
const withheld: SkipRule<'appointment'> = async ({ appointment }, { history }) =>
  (await history.isInvitationWithheld(appointment))
    ? 'The address got no invitation to this call.'
    : undefined;

/** Emails to a lead about a call. */
export const appointmentEmails = {
  'booking-invitation': email({
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
  }),
  /** Without a calendar event: the call may still be released. */
  'booking-hold': email({
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
  }),
  'booking-moved': email({
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
  }),
  'booking-relocated': email({
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
  }),
  'booking-cancelled': email({
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
  }),
  'reminder-24-hours': email({
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
  }),
  'reminder-10-minutes': email({
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
  }),
};
