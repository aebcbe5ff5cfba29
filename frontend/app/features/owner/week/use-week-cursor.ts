import { type EasternDate, easternDateOf, minutesOfDay, slotGrid } from '@agency/contracts';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { GridCell } from './cells';
import { minuteAt } from './day-clock';
import { type CellsOfDay, type Cursor, cellAt, moveCursor } from './roving';

interface WeekCursorInput {
  grid: RefObject<HTMLElement | null>;
  days: readonly CellsOfDay[];
  /** The day that the address asks for. */
  day: EasternDate;
  now: Date;
  /** The cursor has left the week that is shown. */
  onLeave: (day: EasternDate) => void;
}

/** The one tab stop of the grid: it follows the arrow keys, the pointer, and what is drawn anew below it. */
export function useWeekCursor({ grid, days, day, now, onLeave }: WeekCursorInput) {
  const [kept, setKept] = useState<Cursor>(() => openingCursor(day, now));
  const isShown = days.some((one) => one.day === kept.day);
  const cursor: Cursor = isShown ? kept : { day, minute: kept.minute };
  const current = cellAt(days, cursor);
  const shouldFocus = useRef(false);
  const focused = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    // What had the focus may have become something else: a free half hour a call.
    const isLost =
      focused.current?.isConnected === false && document.activeElement === document.body;
    // The week of the day may still be on its way.
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
    /** Gives the focus back to the grid. */
    focusCurrent: () => go({ ...cursor, key: current?.key }),
    /** The cell that has the focus now is the tab stop from now on. */
    onCellFocus(on: EasternDate, cell: GridCell, button: HTMLElement): void {
      focused.current = button;
      setKept({ day: on, minute: cell.start, key: cell.key });
    },
  };
}

/** Now, if the day is today; else when days usually begin. */
function openingCursor(day: EasternDate, now: Date): Cursor {
  const isToday = easternDateOf(now) === day;
  return { day, minute: isToday ? minuteAt(now) : minutesOfDay(slotGrid.first) };
}

export type WeekCursor = ReturnType<typeof useWeekCursor>;
