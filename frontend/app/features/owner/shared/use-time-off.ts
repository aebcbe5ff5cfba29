import type { DrawnTimeOff, SaveTimeOffRequest, TimeOff } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import type { Failure } from '~/ui/desk/show-failure';
import { type UndoText, useReversible } from '~/ui/desk/undo';
import { refreshSchedule } from './queries/hours';
import { addTimeOff, removeTimeOff, updateTimeOff } from './queries/time-off';

interface TimeOffOptions<Stored extends DrawnTimeOff> {
  texts: {
    added: (saved: TimeOff) => UndoText;
    changed: (saved: TimeOff) => UndoText;
    removed: (removed: Stored) => UndoText;
  };
  /** The toast of a failed save; null if the form reports the failure itself. */
  notSaved: Failure | null;
  notRemoved: Failure;
  onRemoved?: () => void;
}

interface Save<Stored> {
  /** The time off being edited; null for a new one. */
  before: Stored | null;
  body: SaveTimeOffRequest;
}

const requestFor = (timeOff: DrawnTimeOff): SaveTimeOffRequest => {
  const { startsAt, endsAt, isAllDay, note } = timeOff;
  return { startsAt, endsAt, isAllDay, note };
};

/** Saves and removes time off, each with Undo. */
export function useTimeOff<Stored extends DrawnTimeOff>(options: TimeOffOptions<Stored>) {
  const { texts, notSaved, notRemoved, onRemoved } = options;
  const client = useQueryClient();
  const refresh = () => refreshSchedule(client);

  const saving = useReversible({
    run: ({ before, body }: Save<Stored>) =>
      before ? updateTimeOff(before.id, body) : addTimeOff(body),
    done: (saved, { before }) => (before ? texts.changed(saved) : texts.added(saved)),
    undo: (saved, { before }) =>
      before ? updateTimeOff(before.id, requestFor(before)) : removeTimeOff(saved.id),
    refresh,
    failure: notSaved ?? (() => undefined),
  });

  const removing = useReversible({
    run: ({ id }: Stored) => removeTimeOff(id),
    onDone: onRemoved,
    done: (_nothing, removed) => texts.removed(removed),
    undo: (_nothing, removed) => addTimeOff(requestFor(removed)),
    canRepeat: false,
    refresh,
    failure: notRemoved,
  });

  return {
    save: (before: Stored | null, body: SaveTimeOffRequest) => saving.mutateAsync({ before, body }),
    remove: removing.mutateAsync,
    isBusy: saving.isPending || removing.isPending,
  };
}
