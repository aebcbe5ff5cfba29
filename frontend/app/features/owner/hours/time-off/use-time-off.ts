import type { DrawnTimeOff, SaveTimeOffRequest } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useReversible } from '~/ui/desk/use-save';
import { refreshSchedule } from '../queries';
import { addTimeOff, removeTimeOff, updateTimeOff } from './queries';
import { describeTimeOff } from './time-off-draft';

interface Save {
  /** The time off being edited; null for a new one. */
  before: DrawnTimeOff | null;
  body: SaveTimeOffRequest;
}

const requestFor = (timeOff: DrawnTimeOff): SaveTimeOffRequest => {
  const { startsAt, endsAt, isAllDay, note } = timeOff;
  return { startsAt, endsAt, isAllDay, note };
};

const notRemoved = { title: 'Error', fallback: 'Failed to remove your time off.' };

/** Saves and removes time off, each with Undo. The form reports a failed save itself. */
export function useTimeOff({ onRemoved }: { onRemoved?: () => void } = {}) {
  const client = useQueryClient();
  const refresh = () => refreshSchedule(client);

  const saving = useReversible({
    run: ({ before, body }: Save) => (before ? updateTimeOff(before.id, body) : addTimeOff(body)),
    done: (saved, { before }) => ({
      title: before ? 'Time Off Changed' : 'Time Off Added',
      description: describeTimeOff(saved),
    }),
    undo: (saved, { before }) =>
      before ? updateTimeOff(before.id, requestFor(before)) : removeTimeOff(saved.id),
    refresh,
    failure: () => undefined,
  });

  const removing = useReversible({
    run: ({ id }: DrawnTimeOff) => removeTimeOff(id),
    onDone: onRemoved,
    done: (_nothing, removed) => ({
      title: 'Time Off Removed',
      description: describeTimeOff(removed),
    }),
    undo: (_nothing, removed) => addTimeOff(requestFor(removed)),
    canRepeat: false,
    refresh,
    failure: notRemoved,
  });

  return {
    save: (before: DrawnTimeOff | null, body: SaveTimeOffRequest) =>
      saving.mutateAsync({ before, body }),
    remove: removing.mutateAsync,
    isBusy: saving.isPending || removing.isPending,
  };
}
