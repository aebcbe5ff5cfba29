import {
  type QueryKey,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { type Failure, showFailure } from './show-failure';
import { offerUndo, type TakeBack, type UndoText } from './undo';

interface ReversibleOptions<Input, Saved>
  extends Pick<UseMutationOptions<Saved, Error, Input>, 'mutationKey' | 'scope' | 'onMutate'>,
    Pick<TakeBack, 'canRepeat'> {
  run: (input: Input) => Promise<Saved>;
  /** The toast with Undo; null where there is nothing to take back. */
  done: (saved: Saved, input: Input) => UndoText | null;
  /** May resolve to a sentence about the effect of undoing. */
  undo: (saved: Saved, input: Input) => Promise<unknown>;
  /** Refetches what it changes, even after a failure: a request may have succeeded although its answer was lost. */
  refresh: () => unknown;
  failure: Failure | ((error: Error, input: Input) => void);
  onDone?: (saved: Saved, input: Input) => void;
  /** Called after the refetch, on success and on failure. */
  onSettled?: (input: Input) => void;
}

/** A step that saves at once and shows a toast with Undo. The desk uses it instead of a confirmation. */
export function useReversible<Input, Saved>(options: ReversibleOptions<Input, Saved>) {
  const { run, done, undo, refresh, canRepeat, failure, onDone, onSettled, ...mutation } = options;
  return useMutation<Saved, Error, Input>({
    ...mutation,
    mutationFn: run,
    onSuccess: (saved, input) => {
      onDone?.(saved, input);
      const text = done(saved, input);
      if (text) offerUndo(text, { undo: () => undo(saved, input), refresh, canRepeat });
    },
    onError: (error, input) => {
      if (typeof failure === 'function') failure(error, input);
      else showFailure(error, failure);
    },
    onSettled: async (_saved, _error, input) => {
      await refresh();
      onSettled?.(input);
    },
  });
}

interface SaveOptions<Stored, Change> {
  /** The query of what is changed. */
  queryKey: QueryKey;
  /** Answers with the new state. `basis`: the state that is changed. */
  save: (change: Change, basis: Stored) => Promise<Stored>;
  /** The change that takes a change back. By default, it restores the fields that were changed. */
  former?: (before: Stored, change: Change) => Change;
  /** The toast; null where there is nothing to take back. */
  done: (change: Change, saved: Stored) => UndoText | null;
  /** Refetches it, and what depends on it. By default, only it. */
  refresh?: () => unknown;
  failure?: Failure | ((error: Error, change: Change) => void);
}

/** The toast of a saved setting. */
export const settingSaved = (description: string): UndoText => ({
  title: 'Setting Saved',
  description,
});

export const settingNotSaved: Failure = {
  title: 'Couldn’t Save',
  fallback: 'The setting couldn’t be saved. Please try again.',
};

/** Changes of the same thing run one after the other: each builds on what the one before it saved. */
export const saveScope = (queryKey: QueryKey) => ({ id: `save ${JSON.stringify(queryKey)}` });

/** Saves a change at once, with Undo. The last save of a field stands. Without `shown`, there is nothing to change. */
export function useSave<Stored extends object, Change extends object>(
  shown: Stored | undefined,
  options: SaveOptions<Stored, Change>,
) {
  const { queryKey, save, former = formerValues, done } = options;
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey, exact: true });

  async function send(change: Change, basis: Stored): Promise<Stored> {
    // A running fetch may answer with data from before the save.
    await client.cancelQueries({ queryKey, exact: true });
    const saved = await save(change, basis);
    client.setQueryData(queryKey, saved);
    return saved;
  }

  const scope = saveScope(queryKey);
  const mutation = useReversible<Change, { before: Stored; saved: Stored }>({
    scope,
    run: async (change) => {
      const before = client.getQueryData<Stored>(queryKey) ?? shown;
      if (!before) throw new Error('Nothing is shown that could be changed.');
      return { before, saved: await send(change, before) };
    },
    done: ({ saved }, change) => done(change, saved),
    undo: ({ before, saved }, change) => send(former(before, change), saved),
    refresh: options.refresh ?? refetch,
    failure: options.failure ?? settingNotSaved,
  });
  return {
    ...mutation,
    /** For other mutations that have to wait for this save. */
    scope,
    /** What is being saved, shown as chosen already. */
    pending: mutation.isPending ? mutation.variables : undefined,
  };
}

/** The former values of the fields that a change names. */
export function formerValues<Change extends object>(before: object, change: Change): Change {
  const fields = Object.entries(before).filter(([name]) => name in change);
  return Object.fromEntries(fields) as Change;
}
