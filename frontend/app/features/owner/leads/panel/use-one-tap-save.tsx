import type { Amount, AmountKind, Lead } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { isConflict } from '~/lib/api-error';
import { formatBriefDay } from '~/lib/eastern-display';
import { showFailure } from '~/ui/desk/show-failure';
import { ToastAction } from '~/ui/desk/toast-action';
import type { UndoText } from '~/ui/desk/undo';
import { showToast } from '~/ui/toast';
import { amountLabels, describeAmount } from '../../shared/amount-words';
import { contactUpdated, leadUpdateFailed, statusLabel } from '../../shared/labels';
import { leadQuery } from '../../shared/queries/leads';
import { type AmountChange, asOn, type OneTapChange, useLeadSave } from '../use-lead-save';

/** A day, and what to do on it. */
export type FollowUpChange = Pick<Lead, 'followUpOn' | 'followUpTask'>;

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

  const save = useLeadSave(shown, {
    done: doneText,
    failure: (error, change) => {
      if (!isConflict(error)) return showFailure(error, leadUpdateFailed);
      // `saveLead` has refetched it: the other save stays unless the owner chooses hers.
      const theirs = describeChange(asOn(latest(), change));
      showToast({
        title: leadUpdateFailed.title,
        description: `${theirs}: it was changed elsewhere after you opened this lead.`,
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
