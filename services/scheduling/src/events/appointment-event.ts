import type { TimelineEntry } from '@agency/contracts';

type AppointmentEntry = Extract<TimelineEntry, { appointmentId: number }>;
type WithoutContext<Entry> = Entry extends unknown ? Omit<Entry, 'at' | 'appointmentId'> : never;

/** Something that happened to a call, as the lead's timeline tells it. It names no person. */
export type AppointmentEvent = WithoutContext<AppointmentEntry>;

/** Who did it: the visitor by form or link, or the owner. */
export type Actor = AppointmentEvent['by'];
