import type { DrawnTimeOff, SaveTimeOffRequest, TimeOff } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import type { UndoText } from '~/ui/desk/offer-undo';
import type { Failure } from '~/ui/desk/show-failure';
import { useReversible } from '~/ui/desk/use-reversible';
import { refreshSchedule } from './queries/hours';
import { addTimeOff, removeTimeOff, updateTimeOff } from './queries/time-off';

interface TimeOffOptions<Stored extends DrawnTimeOff> {
  texts: {
    added: (saved: TimeOff) => UndoText;
    changed: (saved: TimeOff) => UndoText;
    removed: (removed: Stored) => UndoText;
  };
  /** Of a save; null where the form says why it failed. */
  notSaved: Failure | null;
  notRemoved: Failure;
  onRemoved?: () => void;
}

interface Save<Stored> {
  /** What is changed; null for a new one. */
  before: Stored | null;
  body: SaveTimeOffRequest;
}

const requestFor = (timeOff: DrawnTimeOff): SaveTimeOffRequest => {
  const { startsAt, endsAt, isAllDay, note } = timeOff;
  return { startsAt, endsAt, isAllDay, note };
};

/** Saves and removes time off; each step can be taken back for a moment. */
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
    refresh,
    failure: notRemoved,
  });

  return {
    save: (before: Stored | null, body: SaveTimeOffRequest) => saving.mutateAsync({ before, body }),
    remove: removing.mutateAsync,
    isBusy: saving.isPending || removing.isPending,
  };
}
