import type { TimelineEntry } from '@agency/contracts';

type AppointmentEntry = Extract<TimelineEntry, { appointmentId: number }>;
type WithoutContext<Entry> = Entry extends unknown ? Omit<Entry, 'at' | 'appointmentId'> : never;

/** A change of an appointment, as in the lead's timeline. Contains no names. */
export type AppointmentEvent = WithoutContext<AppointmentEntry>;

/** The visitor, by form or link, or the owner. */
export type Actor = AppointmentEvent['by'];
