import { type RefObject, useEffect, useRef, useState } from 'react';
import { withdrawUndo } from '~/ui/desk/offer-undo';
import type { Failure } from '~/ui/desk/show-failure';
import { useReversible } from '~/ui/desk/use-reversible';

/** What a button of a row does, and how it is taken back. */
export interface RowAction<Saved> {
  /** The row it takes away. */
  id: number;
  /** The toast's title. */
  done: string;
  run: () => Promise<Saved>;
  undo: (saved: Saved) => Promise<unknown>;
}

interface DismissableRowsOptions {
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
export function useDismissableRows<Saved>({ failure, refresh, heading }: DismissableRowsOptions) {
  const [dismissed, setDismissed] = useState<readonly number[]>([]);
  const next = useRef<HTMLElement>(null);

  const { mutate } = useReversible({
    run: (action: RowAction<Saved>) => action.run(),
    done: (_saved, { done }) => done,
    undo: (saved, { undo }) => undo(saved),
    refresh,
    failure,
    onSettled: ({ id }) => setDismissed((ids) => ids.filter((other) => other !== id)),
  });

  // The button that was pressed is gone with its row.
  useEffect(() => {
    if (dismissed.length === 0 || document.activeElement !== document.body) return;
    const target = next.current?.isConnected ? next.current : heading.current;
    target?.focus({ preventScroll: true });
  }, [dismissed, heading]);

  function dismiss(button: HTMLElement, action: RowAction<Saved>): void {
    if (dismissed.includes(action.id)) return;
    withdrawUndo();
    next.current = sameButtonNextTo(button);
    setDismissed((ids) => [...ids, action.id]);
    mutate(action);
  }

  return {
    /** The rows of a page that are still there, and how many there are in all. */
    visibleRows<Row extends { id: number }>(page: { items: Row[]; total: number } | undefined) {
      const { items = [], total = 0 } = page ?? {};
      const rows = items.filter(({ id }) => !dismissed.includes(id));
      return { rows, left: total - items.length + rows.length };
    },
    dismiss,
  };
}

function sameButtonNextTo(button: HTMLElement): HTMLElement | null {
  const row = button.closest('li');
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
  const { action } = button.dataset;
  return neighbor?.querySelector<HTMLElement>(`[data-action="${action}"]`) ?? null;
}
