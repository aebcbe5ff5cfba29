import {
  type Amount,
  type AmountKind,
  type CorrectableField,
  correctableFields,
  type Lead,
} from '@agency/contracts';
import { formatBriefDay } from '~/lib/eastern-display';
import type { UndoText } from '~/ui/desk/undo';
import { contactUpdated, correctionLabels } from '../../shared/labels';
import { amountLabels, describeAmount } from '../amount-words';
import { type OneTapChange, useLeadSave } from '../use-lead-save';

/** A day, and what to do on it. */
export type FollowUpChange = Pick<Lead, 'followUpOn' | 'followUpTask'>;

/** `Proposal: $1,500 a month from Jan 2027` */
const amountInWords = (kind: AmountKind, amount: Amount | null) =>
  `${amountLabels[kind]}: ${amount ? describeAmount(amount) : 'no amount'}`;

const amountSaved = (description: string) => ({ title: 'Amount Saved', description });

/** The specified sentence is about the status and the edited note, so it follows only those. */
function doneText(change: OneTapChange): UndoText {
  if ('status' in change) return contactUpdated;
  if ('notes' in change) {
    if (change.previousNotes !== undefined) return contactUpdated;
    return change.notes ? 'Note Pinned' : 'Note Unpinned';
  }
  if ('proposalAmount' in change) {
    return amountSaved(amountInWords('proposal', change.proposalAmount));
  }
  if ('clientAmount' in change) return amountSaved(amountInWords('client', change.clientAmount));
  if ('followUpOn' in change) {
    if (!change.followUpOn) return 'Follow-up Removed';
    return {
      title: `Follow-up: ${formatBriefDay(change.followUpOn)}`,
      description: change.followUpTask ?? undefined,
    };
  }
  const isCorrected = (field: CorrectableField) => change[field] !== undefined;
  const fields = correctableFields.filter(isCorrected).map((field) => correctionLabels[field]);
  return { ...contactUpdated, description: `Saved: ${fields.join(', ').toLowerCase()}.` };
}

/** Saves a choice or a form of the panel at once, with Undo. */
export const useOneTapSave = (shown: Lead) => useLeadSave(shown, doneText);

export type OneTapSave = ReturnType<typeof useOneTapSave>;
