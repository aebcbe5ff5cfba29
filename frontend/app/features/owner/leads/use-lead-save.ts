import type { CorrectableField, Lead, LeadDetail } from '@agency/contracts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type UndoText, useReversible } from '~/ui/desk/undo';
import { leadUpdateFailed } from '../shared/labels';
import { type LeadChange, leadQuery, refreshLeads, updateLead } from '../shared/leads';

export type AmountChange = Pick<Lead, 'proposalAmount'> | Pick<Lead, 'clientAmount'>;
export type Correction = Partial<Pick<Lead, CorrectableField>>;

/** One save of the open lead. A pinned note that was typed names the one that it began from. */
export type OneTapChange =
  | Pick<Lead, 'status'>
  | (Pick<Lead, 'notes'> & { previousNotes?: string | null })
  | AmountChange
  | (Pick<Lead, 'followUpOn'> & Partial<Pick<Lead, 'followUpTask'>>)
  | Correction;

/** Saves of the open lead run one at a time, in its panel and by the palette: Undo restores what the previous one saved. */
export const leadScope = (id: number) => ({ id: `lead ${id}` });

/** Saves a change of the open lead, with Undo. The last save of a field stands. Does nothing while no lead is open. */
export function useLeadSave(
  shown: Lead | undefined,
  done: (change: OneTapChange, saved: Lead) => UndoText,
) {
  const client = useQueryClient();
  return useReversible({
    scope: shown && leadScope(shown.id),
    run: async (change: OneTapChange) => {
      if (!shown) throw new Error('No lead is open.');
      const before = client.getQueryData(leadQuery(shown.id).queryKey) ?? shown;
      return { before, saved: await updateLead(shown.id, change) };
    },
    onDone: ({ saved }) => showSavedLead(client, saved),
    done: ({ saved }, change) => done(change, saved),
    undo: async ({ before }, change) =>
      showSavedLead(client, await updateLead(before.id, formerValues(before, change))),
    refresh: () => void refreshLeads(client),
    failure: leadUpdateFailed,
  });
}

/** A task goes with its day, and comes back with it. */
function formerValues(before: Lead, change: OneTapChange): LeadChange {
  const former: LeadChange = {};
  const restore = <Field extends keyof LeadChange>(field: Field) => {
    former[field] = before[field];
  };
  for (const field of Object.keys(change)) if (isField(field)) restore(field);
  if ('followUpOn' in change) restore('followUpTask');
  return former;

  function isField(name: string): name is keyof LeadChange {
    return name in before;
  }
}

/** Updates the saved lead wherever it is shown, and refetches the rest. */
export function showSavedLead(client: QueryClient, saved: Lead): void {
  const key = leadQuery(saved.id).queryKey;
  client.setQueryData(key, (lead: LeadDetail | undefined) => lead && { ...lead, ...saved });
  void refreshLeads(client);
}
