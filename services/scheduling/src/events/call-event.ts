import type { TimelineEntry } from '@agency/contracts';

type CallEntry = Extract<TimelineEntry, { appointmentId: number }>;
type WithoutPlace<Entry> = Entry extends unknown ? Omit<Entry, 'at' | 'appointmentId'> : never;

/** Something that happened to a call, as the lead's timeline tells it. It names no person. */
export type CallEvent = WithoutPlace<CallEntry>;

/** Who did it: the visitor by form or link, or the owner. */
export type Actor = CallEvent['by'];
