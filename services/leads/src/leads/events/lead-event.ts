import type { TimelineEntry } from '@agency/contracts';

type LeadEntry = Extract<
  TimelineEntry,
  {
    kind:
      | 'status-changed'
      | 'notes-changed'
      | 'follow-up-changed'
      | 'amount-changed'
      | 'contact-corrected';
  }
>;
type WithoutTime<Entry> = Entry extends unknown ? Omit<Entry, 'at'> : never;

/** An action of the owner in the lead's timeline. The lead itself records its submission. */
export type LeadEvent = WithoutTime<LeadEntry>;
