import {
  addDays,
  type EasternDate,
  easternDateOf,
  minutesOfDay,
  mondayOf,
  slotGrid,
} from '@agency/contracts';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { minuteAt } from './day-clock';
import { rowMinutes } from './rows';
import type { GridCell } from './week-columns';

/** The cells of a visible day. */
export interface CellsOfDay {
  day: EasternDate;
  cells: readonly GridCell[];
}

/** Where the focus is, or will be once the day is visible. Without a key: the cell at this minute. */
export interface Cursor {
  day: EasternDate;
  minute: number;
  key?: string;
}

/** The cursor's cell, or the nearest in its day. */
export function cellAt(days: readonly CellsOfDay[], { day, minute, key }: Cursor): GridCell | null {
  const cells = days.find((one) => one.day === day)?.cells ?? [];
  // The middle of the row: a call beside the half hour usually covers it.
  const middle = minute + rowMinutes / 2;
  const distance = (cell: GridCell) =>
    middle < cell.start ? cell.start - middle : Math.max(middle - cell.end + 1, 0);
  return (
    cells.find((cell) => cell.key === key) ??
    cells.toSorted((a, b) => distance(a) - distance(b) || a.start - b.start)[0] ??
    null
  );
}

const onCell = (day: EasternDate, cell: GridCell): Cursor => ({
  day,
  minute: cell.start,
  key: cell.key,
});

/** The keys that move the focus. With Ctrl, Home and End go to the ends of the day. */
export interface CursorKey {
  key: string;
  ctrlKey: boolean;
}

/**
 * Where a key moves the cursor, or null for other keys: up and down by half hours, left and right by days and across
 * weeks, Home and End within the week, Page Up and Page Down by weeks.
 */
export function moveCursor(
  days: readonly CellsOfDay[],
  cursor: Cursor,
  { key, ctrlKey }: CursorKey,
): Cursor | null {
  const here = cellAt(days, cursor);
  const column = days.findIndex(({ day }) => day === cursor.day);
  const cells = days[column]?.cells ?? [];
  const index = here ? cells.indexOf(here) : -1;
  const inDay = (cell: GridCell | undefined) => (cell ? onCell(cursor.day, cell) : cursor);
  const across = (to: EasternDate): Cursor => ({ day: to, minute: cursor.minute });
  const monday = mondayOf(cursor.day);

  switch (key) {
    case 'ArrowUp':
      return inDay(cells[Math.max(index - 1, 0)]);
    case 'ArrowDown':
      return inDay(cells[index + 1] ?? here ?? undefined);
    case 'ArrowLeft':
      return across(days[column - 1]?.day ?? addDays(monday, -3));
    case 'ArrowRight':
      return across(days[column + 1]?.day ?? addDays(monday, 7));
    case 'Home':
      return ctrlKey ? inDay(cells.at(0)) : across(days.at(0)?.day ?? cursor.day);
    case 'End':
      return ctrlKey ? inDay(cells.at(-1)) : across(days.at(-1)?.day ?? cursor.day);
    case 'PageUp':
      return across(addDays(cursor.day, -7));
    case 'PageDown':
      return across(addDays(cursor.day, 7));
    default:
      return null;
  }
}

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
