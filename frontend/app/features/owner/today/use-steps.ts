import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { offerUndo, withdrawUndo } from '~/ui/desk/offer-undo';
import { type Failure, showFailure } from '~/ui/desk/show-failure';

/** What a button of a row does, and how it is taken back. */
export interface Step<Saved> {
  /** The row it takes away. */
  id: number;
  /** The toast's title. */
  done: string;
  run: () => Promise<Saved>;
  undo: (saved: Saved) => Promise<unknown>;
}

interface StepsOptions {
  failure: Failure;
  /** Reads the rows again. */
  refresh: () => Promise<void>;
  /** Takes the focus when no row is left. */
  heading: RefObject<HTMLElement | null>;
}

/**
 * Takes a row away at once while its change is saved, and shows it again when that fails. The focus goes to
 * the same button of the next row.
 */
export function useSteps<Saved>({ failure, refresh, heading }: StepsOptions) {
  const [taken, setTaken] = useState<readonly number[]>([]);
  const next = useRef<HTMLElement>(null);

  const { mutate } = useMutation({
    mutationFn: (step: Step<Saved>) => step.run(),
    onSuccess: (saved, { done, undo }) =>
      offerUndo(done, async () => {
        await undo(saved);
        await refresh();
      }),
    onError: (error) => showFailure(error, failure),
    onSettled: async (_saved, _error, { id }) => {
      await refresh();
      setTaken((ids) => ids.filter((other) => other !== id));
    },
  });

  // The button that was pressed is gone with its row.
  useEffect(() => {
    if (taken.length === 0 || document.activeElement !== document.body) return;
    const target = next.current?.isConnected ? next.current : heading.current;
    target?.focus({ preventScroll: true });
  }, [taken, heading]);

  function take(button: HTMLElement, step: Step<Saved>): void {
    if (taken.includes(step.id)) return;
    withdrawUndo();
    next.current = sameButtonNextTo(button);
    setTaken((ids) => [...ids, step.id]);
    mutate(step);
  }

  return {
    /** The rows of a page that are still there, and how many there are in all. */
    remaining<Row extends { id: number }>(page: { items: Row[]; total: number } | undefined) {
      const { items = [], total = 0 } = page ?? {};
      const rows = items.filter(({ id }) => !taken.includes(id));
      return { rows, left: total - items.length + rows.length };
    },
    take,
  };
}

function sameButtonNextTo(button: HTMLElement): HTMLElement | null {
  const row = button.closest('li');
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
  const { action } = button.dataset;
  return neighbor?.querySelector<HTMLElement>(`[data-action="${action}"]`) ?? null;
}
