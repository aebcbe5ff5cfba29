import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Failure } from '~/ui/desk/show-failure';
import { withdrawUndo } from '~/ui/desk/undo';
import { useReversible } from '~/ui/desk/use-save';

/** The action of a row's button. */
export interface RowAction {
  /** The row it removes. */
  id: number;
  /** The toast's title. */
  done: string;
  /** Resolves to its Undo. */
  run: () => Promise<() => Promise<unknown>>;
}

interface DismissableRowsOptions {
  failure: Failure;
  /** Refetches the rows. */
  refresh: () => Promise<void>;
  /** Gets the focus when no row is left. */
  heading: RefObject<HTMLElement | null>;
}

/**
 * Removes a row optimistically while its change is saved, and restores it on failure. The focus moves to the same
 * button of the next row.
 */
export function useDismissableRows({ failure, refresh, heading }: DismissableRowsOptions) {
  const [dismissed, setDismissed] = useState<readonly number[]>([]);
  const next = useRef<HTMLElement>(null);

  const { mutate } = useReversible({
    run: (action: RowAction) => action.run(),
    done: (_undo, { done }) => done,
    undo: (undo) => undo(),
    refresh,
    failure,
    onSettled: ({ id }) => setDismissed((ids) => ids.filter((other) => other !== id)),
  });

  // The pressed button is gone with its row.
  useEffect(() => {
    if (dismissed.length === 0 || document.activeElement !== document.body) return;
    const target = next.current?.isConnected ? next.current : heading.current;
    target?.focus({ preventScroll: true });
  }, [dismissed, heading]);

  function dismiss(button: HTMLElement, action: RowAction): void {
    if (dismissed.includes(action.id)) return;
    withdrawUndo();
    next.current = sameButtonNextTo(button);
    setDismissed((ids) => [...ids, action.id]);
    mutate(action);
  }

  return {
    /** The remaining rows of a page, and the total. */
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
