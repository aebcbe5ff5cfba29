import type { AppointmentStatus, OwnerAppointment } from '@agency/contracts';

/** What the editor holds: an empty text is no notes. */
export interface CallDraft {
  status: AppointmentStatus;
  notes: string;
}

export function callDraftOf({ status, notes }: Pick<OwnerAppointment, keyof CallDraft>): CallDraft {
  return { status, notes: notes ?? '' };
}

export function differs(from: CallDraft, to: CallDraft): boolean {
  return from.status !== to.status || from.notes !== to.notes;
}

/** Mine where I changed something, theirs everywhere else. */
export function mergedCall(drafts: Record<'base' | 'mine' | 'theirs', CallDraft>): CallDraft {
  const { base, mine, theirs } = drafts;
  return {
    status: mine.status === base.status ? theirs.status : mine.status,
    notes: mine.notes === base.notes ? theirs.notes : mine.notes,
  };
}
