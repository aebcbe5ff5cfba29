import type { Lead } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import type { Failure } from '~/ui/desk/show-failure';
import { type UndoText, useReversible } from '~/ui/desk/undo';
import { refreshLeads } from '../shared/queries/leads';
import { currentLead, leadScope, saveLead, showSavedLead } from './save-lead';

export type AmountChange = Pick<Lead, 'proposalAmount'> | Pick<Lead, 'clientAmount'>;

/** What is saved as soon as it is chosen: the status, the follow-up, an amount, or which note is pinned. */
export type OneTapChange =
  | Pick<Lead, 'status'>
  | Pick<Lead, 'notes'>
  | AmountChange
  | (Pick<Lead, 'followUpOn'> & Partial<Pick<Lead, 'followUpTask'>>);

/** The lead's value of that field, such as for Undo. */
export function asOn(lead: Lead, change: OneTapChange) {
  const { status, notes, followUpOn, followUpTask, proposalAmount, clientAmount } = lead;
  if ('status' in change) return { status };
  if ('proposalAmount' in change) return { proposalAmount };
  if ('clientAmount' in change) return { clientAmount };
  return 'notes' in change ? { notes } : { followUpOn, followUpTask };
}

interface LeadSaveOptions {
  done: (change: OneTapChange, saved: Lead) => UndoText;
  failure: Failure | ((error: Error, change: OneTapChange) => void);
}

/** Saves a choice about the open lead at once, with Undo. Does nothing while no lead is open. */
export function useLeadSave(shown: Lead | undefined, { done, failure }: LeadSaveOptions) {
  const client = useQueryClient();
  return useReversible({
    // Serialized: a second choice builds on what the first one saved.
    scope: shown && leadScope(shown.id),
    run: async (change: OneTapChange) => {
      if (!shown) throw new Error('No lead is open.');
      const before = await currentLead(client, shown);
      return { before, saved: await saveLead(client, before, change) };
    },
    onDone: ({ saved }) => showSavedLead(client, saved),
    done: ({ saved }, change) => done(change, saved),
    undo: async ({ before, saved }, change) =>
      showSavedLead(client, await saveLead(client, saved, asOn(before, change))),
    refresh: () => void refreshLeads(client),
    failure,
  });
}
