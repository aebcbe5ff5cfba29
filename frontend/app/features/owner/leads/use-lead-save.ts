import type { CorrectableField, Lead, LeadDetail } from '@agency/contracts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { UndoText } from '~/ui/desk/undo';
import { formerValues, saveScope, useSave } from '~/ui/desk/use-save';
import { leadUpdateFailed } from '../shared/labels';
import { leadQuery, refreshLeads, updateLead } from '../shared/leads';

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
