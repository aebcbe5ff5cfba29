import type { TimelineEntry } from '@agency/contracts';

type AppointmentEntry = Extract<TimelineEntry, { appointmentId: number }>;
type WithoutContext<Entry> = Entry extends unknown ? Omit<Entry, 'at' | 'appointmentId'> : never;

/** A change of an appointment, as in the lead's timeline. It names no person. */
export type AppointmentEvent = WithoutContext<AppointmentEntry>;

/** Who did it: the visitor by form or link, or the owner. */
export type Actor = AppointmentEvent['by'];
