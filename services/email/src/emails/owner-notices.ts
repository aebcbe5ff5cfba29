import { begun, email, type SkipRule, superseded } from './email-definition.js';
import {
  bookedAt,
  changedAt,
  movedAppointment,
  sampleAppointment,
  sampleLead,
} from './sample-facts.js';

// For `own-change-notice`, which only updates the owner's calendar with her own change.

const notAttached: SkipRule<'appointment'> = (_, { isAttached }) =>
  isAttached ? undefined : 'Calendar files are turned off.';

const unknownToCalendar: SkipRule<'appointment'> = async ({ appointment }, { history }) =>
  appointment.status === 'cancelled' && !(await history.hasToldCalendar(appointment.id))
    ? 'Your calendar didn’t have the call yet.'
    : undefined;

/** Also if another outage has begun since: that one has its own email. */
const outageOver: SkipRule<'calendar'> = ({ calendar: { failingSince } }, { requested }) =>
  failingSince && Math.floor(failingSince.getTime() / 1_000) === requested.failingSince
    ? undefined
    : 'The calendar was readable again.';

/** Notices to the owner. */
export const ownerNotices = {
  'lead-notice': email({
    name: 'lead-notice',
    about: 'lead',
    to: 'owner',
    notice: 'lead',
    push: () => 'new-lead',
    summarizedAs: 'leads',
    skip: [],
    sample: { lead: sampleLead, writtenAt: sampleLead.createdAt },
  }),
  'booking-notice': email({
    name: 'booking-notice',
    about: 'appointment',
    to: 'owner',
    notice: 'call',
    isForCalendar: true,
    push: () => 'call-booked',
    summarizedAs: 'bookings',
    skip: [superseded],
    sample: { appointment: sampleAppointment, writtenAt: bookedAt },
  }),
  'booking-change-notice': email({
    name: 'booking-change-notice',
    about: 'appointment',
    to: 'owner',
    notice: 'change',
    isForCalendar: true,
    push: ({ appointment }) =>
      appointment.status === 'cancelled' ? 'call-cancelled' : 'call-moved',
    summarizedAs: 'changes',
    skip: [superseded],
    sample: { appointment: movedAppointment, writtenAt: changedAt },
  }),
  /** About the hour, not about the call that exceeded the limit: no change of that call makes it outdated. */
  'booking-surge-notice': email({
    name: 'booking-surge-notice',
    about: 'appointment',
    to: 'owner',
    notice: 'trouble',
    skip: [],
    sample: { appointment: sampleAppointment, writtenAt: bookedAt },
  }),
  'own-change-notice': email({
    name: 'own-change-notice',
    about: 'appointment',
    to: 'owner',
    isForCalendar: true,
    skip: [superseded, begun, notAttached, unknownToCalendar],
    sample: { appointment: movedAppointment, writtenAt: changedAt },
  }),
  'calendar-unreadable': email({
    name: 'calendar-unreadable',
    about: 'calendar',
    to: 'owner',
    notice: 'trouble',
    skip: [outageOver],
    sample: {
      calendar: {
        name: 'Family',
        readAt: new Date('2026-12-03T18:05:00Z'),
        failingSince: new Date('2026-12-03T18:10:00Z'),
      },
      writtenAt: new Date('2026-12-03T19:10:00Z'),
    },
  }),
  'notice-summary': email({
    name: 'notice-summary',
    about: 'notices',
    to: 'owner',
    notice: ['lead', 'call', 'change'],
    skip: [],
    sample: {
      notices: { leads: 12, bookings: 5, changes: 1 },
      writtenAt: new Date('2026-12-03T19:10:00Z'),
    },
  }),
};
