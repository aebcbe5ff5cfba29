import type { Contact, EasternDate } from '@agency/contracts';

/** What the editor holds: an empty text is no notes, an empty date no follow-up. */
export interface Draft {
  status: Contact['status'] | '';
  notes: string;
  followUpOn: EasternDate | '';
}

export type DraftField = keyof Draft;

const draftFields = ['status', 'followUpOn', 'notes'] as const satisfies DraftField[];

export function draftOf({ status, notes, followUpOn }: Contact): Draft {
  return { status, notes: notes ?? '', followUpOn: followUpOn ?? '' };
}

export function changedFields(from: Draft, to: Draft): DraftField[] {
  return draftFields.filter((field) => from[field] !== to[field]);
}

/** Mine where I changed something, theirs everywhere else. */
export function merged({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Draft>): Draft {
  const isMine = (field: DraftField) => base[field] !== mine[field];
  return {
    status: isMine('status') ? mine.status : theirs.status,
    notes: isMine('notes') ? mine.notes : theirs.notes,
    followUpOn: isMine('followUpOn') ? mine.followUpOn : theirs.followUpOn,
  };
}
