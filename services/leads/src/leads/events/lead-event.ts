import type { TimelineEntry } from '@agency/contracts';

type LeadEntry = Extract<
  TimelineEntry,
  { kind: 'status-changed' | 'notes-changed' | 'follow-up-changed' | 'contact-corrected' }
>;
type WithoutTime<Entry> = Entry extends unknown ? Omit<Entry, 'at'> : never;

/** Something the owner did to a lead, as its timeline tells it. That it was submitted is in the lead itself. */
export type LeadEvent = WithoutTime<LeadEntry>;
