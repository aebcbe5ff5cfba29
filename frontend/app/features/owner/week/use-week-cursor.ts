import { type EasternDate, easternDateOf, minutesOfDay, slotGrid } from '@agency/contracts';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { GridCell } from './cells';
import { minuteAt } from './day-clock';
import { type CellsOfDay, type Cursor, cellAt, moveCursor } from './roving';

interface WeekCursorInput {
  grid: RefObject<HTMLElement | null>;
  days: readonly CellsOfDay[];
  /** The day in the address. */
  day: EasternDate;
  now: Date;
  /** Called when the cursor leaves the visible week. */
  onLeave: (day: EasternDate) => void;
}

/** The grid's only tab stop: it follows the arrow keys, the pointer, and rerenders. */
export function useWeekCursor({ grid, days, day, now, onLeave }: WeekCursorInput) {
  const [kept, setKept] = useState<Cursor>(() => openingCursor(day, now));
  const isShown = days.some((one) => one.day === kept.day);
  const cursor: Cursor = isShown ? kept : { day, minute: kept.minute };
  const current = cellAt(days, cursor);
  const shouldFocus = useRef(false);
  const focused = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    // The focused cell may have changed: a free half hour may now be a call.
    const isLost =
      focused.current?.isConnected === false && document.activeElement === document.body;
    // The day's week may still be loading.
    const isWanted = shouldFocus.current && isShown;
    if (!isWanted && !isLost) return;
    const button = grid.current?.querySelector<HTMLElement>('[data-current]');
    if (!button) return;
    shouldFocus.current = false;
    button.focus();
  });

  function go(to: Cursor, { focus = true } = {}): void {
    shouldFocus.current = focus;
    setKept(to);
    if (days.every((one) => one.day !== to.day)) onLeave(to.day);
  }

  return {
    cursor,
    isCurrent: (on: EasternDate, cell: GridCell) => on === cursor.day && cell.key === current?.key,
    go,
    onKeyDown(event: KeyboardEvent): void {
      if (event.altKey || event.metaKey || event.shiftKey) return;
      const to = moveCursor(days, { ...cursor, key: current?.key }, event);
      if (!to) return;
      event.preventDefault();
      go(to);
    },
    /** Returns the focus to the grid. */
    focusCurrent: () => go({ ...cursor, key: current?.key }),
    /** Makes the focused cell the tab stop. */
    onCellFocus(on: EasternDate, cell: GridCell, button: HTMLElement): void {
      focused.current = button;
      setKept({ day: on, minute: cell.start, key: cell.key });
    },
  };
}

/** The current time, if the day is today; else the usual start of a day. */
function openingCursor(day: EasternDate, now: Date): Cursor {
  const isToday = easternDateOf(now) === day;
  return { day, minute: isToday ? minuteAt(now) : minutesOfDay(slotGrid.first) };
}

export type WeekCursor = ReturnType<typeof useWeekCursor>;
