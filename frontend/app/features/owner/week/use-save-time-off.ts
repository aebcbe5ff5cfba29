import type { DrawnTimeOff, SaveTimeOffRequest } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { offerUndo } from '~/ui/desk/offer-undo';
import { showFailure } from '~/ui/desk/show-failure';
import { refreshCalendar } from '../shared/queries/hours';
import { addTimeOff, removeTimeOff, updateTimeOff } from '../shared/queries/time-off';

const notSaved = { title: 'Not Saved', fallback: 'The time could not be saved. Please try again.' };

const requestFor = ({ startsAt, endsAt, isAllDay, note }: DrawnTimeOff): SaveTimeOffRequest => ({
  startsAt,
  endsAt,
  isAllDay,
  note,
});

/** Saves and removes time off; each step can be taken back for a moment. */
export function useSaveTimeOff({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const refresh = () => refreshCalendar(client);
  const after = (undo: () => Promise<unknown>) => async () => {
    try {
      await undo();
    } finally {
      await refresh();
    }
  };

  const saving = useMutation({
    mutationFn: ({ before, body }: { before: DrawnTimeOff | null; body: SaveTimeOffRequest }) =>
      before ? updateTimeOff(before.id, body) : addTimeOff(body),
    onSuccess: (saved, { before }) =>
      offerUndo(
        before ? 'Time Off Saved' : 'Time Blocked',
        after(() =>
          before ? updateTimeOff(before.id, requestFor(before)) : removeTimeOff(saved.id),
        ),
      ),
    onError: (error) => showFailure(error, notSaved),
    onSettled: async (_saved, error) => {
      await refresh();
      if (!error) onDone();
    },
  });

  const removing = useMutation({
    mutationFn: ({ id }: DrawnTimeOff) => removeTimeOff(id),
    onSuccess: (_nothing, removed) =>
      offerUndo(
        removed.isAllDay ? 'Time Off Removed' : 'Time Unblocked',
        after(() => addTimeOff(requestFor(removed))),
      ),
    onError: (error) => showFailure(error, notSaved),
    onSettled: async () => {
      await refresh();
      onDone();
    },
  });

  return {
    save: (before: DrawnTimeOff | null, body: SaveTimeOffRequest) =>
      saving.mutate({ before, body }),
    remove: removing.mutate,
    isBusy: saving.isPending || removing.isPending,
  };
}
