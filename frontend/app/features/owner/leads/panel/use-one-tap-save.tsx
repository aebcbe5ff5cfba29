import type { Lead } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { formatShortDay } from '~/lib/eastern-display';
import { showFailure } from '~/ui/desk/show-failure';
import { ToastAction } from '~/ui/desk/toast-action';
import { useReversible } from '~/ui/desk/use-reversible';
import { showToast } from '~/ui/toast';
import { contactUpdated, statusLabel, updateFailed } from '../../shared/labels';
import { leadQuery, refreshLeads } from '../../shared/queries/leads';
import { isConflict, saveLead, showSavedLead } from '../save-lead';

/** A field that is saved as soon as it is chosen. */
export type OneTapChange = { status: Lead['status'] } | { followUpOn: Lead['followUpOn'] };

/** The same field as it is on this lead: what takes the change back. */
function asOn(lead: Lead, change: OneTapChange): OneTapChange {
  return 'status' in change ? { status: lead.status } : { followUpOn: lead.followUpOn };
}

function describeChange(change: OneTapChange): string {
  if ('status' in change) return `The status is now ${statusLabel(change.status)}`;
  return change.followUpOn
    ? `The follow-up is now on ${formatShortDay(change.followUpOn)}`
    : 'There is no follow-up date now';
}

/** Saves a status or a follow-up date at once, with a way to take it back. */
export function useOneTapSave(shown: Lead) {
  const client = useQueryClient();
  const latest = () => client.getQueryData(leadQuery(shown.id).queryKey) ?? shown;

  const save = useReversible({
    // One after the other: a second tap builds on what the first one saved.
    scope: { id: `lead ${shown.id}` },
    run: async (change: OneTapChange) => {
      const before = latest();
      return { before, saved: await saveLead(client, before, change) };
    },
    onDone: ({ saved }) => showSavedLead(client, saved),
    done: () => contactUpdated,
    undo: async ({ before, saved }, change) =>
      showSavedLead(client, await saveLead(client, saved, asOn(before, change))),
    refresh: () => void refreshLeads(client),
    failure: (error, change) => {
      if (!isConflict(error)) return showFailure(error, updateFailed);
      // Read again by `saveLead`: the other save stands until the owner says otherwise.
      const theirs = describeChange(asOn(latest(), change));
      showToast({
        title: updateFailed.title,
        description: `${theirs}: it was saved somewhere else since you opened this lead.`,
        variant: 'destructive',
        action: <ToastAction label="Save mine" onAction={() => save.mutate(change)} />,
      });
    },
  });

  return {
    save: save.mutate,
    /** What is being saved now, to be shown as chosen already. */
    pending: save.isPending ? save.variables : undefined,
  };
}

export type OneTapSave = ReturnType<typeof useOneTapSave>;
