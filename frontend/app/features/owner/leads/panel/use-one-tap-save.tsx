import type { Amount, AmountKind, Lead } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { isConflict } from '~/lib/api-error';
import { formatBriefDay } from '~/lib/eastern-display';
import { showFailure } from '~/ui/desk/show-failure';
import { ToastAction } from '~/ui/desk/toast-action';
import { type UndoText, useReversible } from '~/ui/desk/undo';
import { showToast } from '~/ui/toast';
import { amountLabels, describeAmount } from '../../shared/amount-words';
import { contactUpdated, leadUpdateFailed, statusLabel } from '../../shared/labels';
import { leadQuery, refreshLeads } from '../../shared/queries/leads';
import { currentLead, leadScope, saveLead, showSavedLead } from '../save-lead';

/** A day, and what to do on it. */
export type FollowUpChange = Pick<Lead, 'followUpOn' | 'followUpTask'>;

export type AmountChange = Pick<Lead, 'proposalAmount'> | Pick<Lead, 'clientAmount'>;

/** What is saved as soon as it is chosen: the status, the follow-up, an amount, or which note is pinned. */
type OneTapChange = Pick<Lead, 'status'> | Pick<Lead, 'notes'> | AmountChange | FollowUpChange;

/** The lead's current value of that field, for Undo. */
function asOn(lead: Lead, change: OneTapChange) {
  const { status, notes, followUpOn, followUpTask, proposalAmount, clientAmount } = lead;
  if ('status' in change) return { status };
  if ('proposalAmount' in change) return { proposalAmount };
  if ('clientAmount' in change) return { clientAmount };
  return 'notes' in change ? { notes } : { followUpOn, followUpTask };
}

/** `Proposal: $1,500 a month from Jan 2027`. */
const amountInWords = (kind: AmountKind, amount: Amount | null) =>
  `${amountLabels[kind]}: ${amount ? describeAmount(amount) : 'no amount'}`;

function wordsOf(change: AmountChange): string {
  return 'proposalAmount' in change
    ? amountInWords('proposal', change.proposalAmount)
    : amountInWords('client', change.clientAmount);
}

const isAmount = (change: OneTapChange): change is AmountChange =>
  'proposalAmount' in change || 'clientAmount' in change;

function doneText(change: OneTapChange): UndoText {
  if ('status' in change) return contactUpdated;
  if ('notes' in change) return change.notes ? 'Note Pinned' : 'Note Unpinned';
  if (isAmount(change)) return { title: 'Amount Saved', description: wordsOf(change) };
  if (!change.followUpOn) return 'Follow-up Removed';
  return {
    title: `Follow-up: ${formatBriefDay(change.followUpOn)}`,
    description: change.followUpTask ?? undefined,
  };
}

function describeChange(change: OneTapChange): string {
  if ('status' in change) return `The status is now ${statusLabel(change.status)}`;
  if ('notes' in change) {
    return change.notes ? 'Another note is pinned now' : 'No note is pinned now';
  }
  if (isAmount(change)) return `The amount is now: ${wordsOf(change)}`;
  return change.followUpOn
    ? `The follow-up is now on ${formatBriefDay(change.followUpOn)}`
    : 'There is no follow-up date now';
}

/** Saves a choice at once, with Undo. */
export function useOneTapSave(shown: Lead) {
  const client = useQueryClient();
  const latest = () => client.getQueryData(leadQuery(shown.id).queryKey) ?? shown;

  const save = useReversible({
    // Serialized: a second tap builds on what the first one saved.
    scope: leadScope(shown.id),
    run: async (change: OneTapChange) => {
      const before = await currentLead(client, shown);
      return { before, saved: await saveLead(client, before, change) };
    },
    onDone: ({ saved }) => showSavedLead(client, saved),
    done: (_saved, change) => doneText(change),
    undo: async ({ before, saved }, change) =>
      showSavedLead(client, await saveLead(client, saved, asOn(before, change))),
    refresh: () => void refreshLeads(client),
    failure: (error, change) => {
      if (!isConflict(error)) return showFailure(error, leadUpdateFailed);
      // `saveLead` has refetched it: the other save stays unless the owner chooses hers.
      const theirs = describeChange(asOn(latest(), change));
      showToast({
        title: leadUpdateFailed.title,
        description: `${theirs}: it was saved somewhere else since you opened this lead.`,
        variant: 'destructive',
        action: <ToastAction label="Save mine" onAction={() => save.mutate(change)} />,
      });
    },
  });

  return {
    save: save.mutate,
    /** The same, for a form that stays open until it is saved. */
    saveForm: save.mutateAsync,
    /** The value being saved, shown as chosen already. */
    pending: save.isPending ? save.variables : undefined,
  };
}

export type OneTapSave = ReturnType<typeof useOneTapSave>;
