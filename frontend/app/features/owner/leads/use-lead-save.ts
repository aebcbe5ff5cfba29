import {
  type Amount,
  type AmountKind,
  type CorrectableField,
  correctableFields,
  type Lead,
  type LeadDetail,
} from '@agency/contracts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { formatBriefDay } from '~/lib/eastern-display';
import type { UndoText } from '~/ui/desk/undo';
import { formerValues, saveScope, useSave } from '~/ui/desk/use-save';
import { contactUpdated, correctionLabels, leadUpdateFailed } from '../shared/labels';
import { leadQuery, refreshLeads, updateLead } from '../shared/leads';
import { amountLabels, describeAmount } from './amount-words';

export type AmountChange = Pick<Lead, 'proposalAmount'> | Pick<Lead, 'clientAmount'>;
export type Correction = Partial<Pick<Lead, CorrectableField>>;

/** One save of the open lead. A pinned note that was typed names the one that it began from. */
export type OneTapChange =
  | Pick<Lead, 'status'>
  | (Pick<Lead, 'notes'> & { previousNotes?: string | null })
  | AmountChange
  | (Pick<Lead, 'followUpOn'> & Partial<Pick<Lead, 'followUpTask'>>)
  | Correction;

/** Saves of the open lead run one at a time, in its panel and by the palette. */
export const leadScope = (id: number) => saveScope(leadQuery(id).queryKey);

/** Saves a change of the open lead, with Undo. Does nothing while no lead is open. */
export function useLeadSave(
  shown: Lead | undefined,
  done: (change: OneTapChange, saved: Lead) => UndoText,
) {
  const client = useQueryClient();
  return useSave(shown, {
    queryKey: leadQuery(shown?.id ?? 0).queryKey,
    save: async (change: OneTapChange, basis: Lead) => ({
      ...basis,
      ...(await updateLead(basis.id, change)),
    }),
    // A task goes with its day, and comes back with it.
    former: (before, change) =>
      formerValues(before, 'followUpOn' in change ? { followUpTask: null, ...change } : change),
    done,
    refresh: () => void refreshLeads(client),
    failure: leadUpdateFailed,
  });
}

/** Updates the saved lead wherever it is shown, and refetches the rest. */
export function showSavedLead(client: QueryClient, saved: Lead): void {
  const key = leadQuery(saved.id).queryKey;
  client.setQueryData(key, (lead: LeadDetail | undefined) => lead && { ...lead, ...saved });
  void refreshLeads(client);
}

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
