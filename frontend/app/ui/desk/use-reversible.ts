import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { offerUndo, type UndoText } from './offer-undo';
import { type Failure, showFailure } from './show-failure';

interface ReversibleOptions<Input, Saved, Before>
  extends Pick<
    UseMutationOptions<Saved, Error, Input, Before>,
    'mutationKey' | 'scope' | 'onMutate'
  > {
  run: (input: Input) => Promise<Saved>;
  /** The toast with Undo; null where there is nothing to take back. */
  done: (saved: Saved, input: Input) => UndoText | null;
  /** May resolve to a sentence about what taking it back meant. */
  undo: (saved: Saved, input: Input) => Promise<unknown>;
  /** Reads again what it changes, whatever came of it: an answer that was lost may have been a yes. */
  refresh: () => unknown;
  failure: Failure | ((error: Error, input: Input, before: Before | undefined) => void);
  onDone?: (saved: Saved, input: Input) => void;
  /** Once it is read again, whatever came of it. */
  onSettled?: (input: Input) => void;
}

/** A step that is saved at once, said in a toast, and taken back by Undo: the desk's answer where it would otherwise ask first. */
export function useReversible<Input, Saved, Before = unknown>(
  options: ReversibleOptions<Input, Saved, Before>,
) {
  const { run, done, undo, refresh, failure, onDone, onSettled, ...mutation } = options;
  return useMutation<Saved, Error, Input, Before>({
    ...mutation,
    mutationFn: run,
    onSuccess: (saved, input) => {
      onDone?.(saved, input);
      const text = done(saved, input);
      if (text) offerUndo(text, { undo: () => undo(saved, input), refresh });
    },
    onError: (error, input, before) => {
      if (typeof failure === 'function') failure(error, input, before);
      else showFailure(error, failure);
    },
    onSettled: async (_saved, _error, input) => {
      await refresh();
      onSettled?.(input);
    },
  });
}
