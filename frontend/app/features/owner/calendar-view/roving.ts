import { addDays, type EasternDate, mondayOf } from '@agency/contracts';
import { rowMinutes } from './rows';
import type { Stop } from './stops';

/** The stops of a day that is shown. */
export interface StopsOfDay {
  day: EasternDate;
  stops: readonly Stop[];
}

/** Where the focus is, or is to be once the day is shown. Without a key: at the stop that holds the minute. */
export interface Cursor {
  day: EasternDate;
  minute: number;
  key?: string;
}

/** The stop that the cursor is on, or the nearest to it in its day. */
export function stopAt(days: readonly StopsOfDay[], { day, minute, key }: Cursor): Stop | null {
  const stops = days.find((one) => one.day === day)?.stops ?? [];
  // The middle of the row: a call beside the half hour lies in it mostly.
  const middle = minute + rowMinutes / 2;
  const distance = (stop: Stop) =>
    middle < stop.start ? stop.start - middle : Math.max(middle - stop.end + 1, 0);
  return (
    stops.find((stop) => stop.key === key) ??
    stops.toSorted((a, b) => distance(a) - distance(b) || a.start - b.start)[0] ??
    null
  );
}

const onStop = (day: EasternDate, stop: Stop): Cursor => ({
  day,
  minute: stop.start,
  key: stop.key,
});

/** The keys that move the focus. With Ctrl, Home and End go to the ends of the day. */
export interface CursorKey {
  key: string;
  ctrlKey: boolean;
}

/**
 * Where a key moves the cursor, or null if it is none of these keys: up and down by half hours, left and right by days
 * and on into the next week, Home and End to the ends of the week, Page Up and Page Down by weeks.
 */
export function moveCursor(
  days: readonly StopsOfDay[],
  cursor: Cursor,
  { key, ctrlKey }: CursorKey,
): Cursor | null {
  const here = stopAt(days, cursor);
  const column = days.findIndex(({ day }) => day === cursor.day);
  const stops = days[column]?.stops ?? [];
  const index = here ? stops.indexOf(here) : -1;
  const inDay = (stop: Stop | undefined) => (stop ? onStop(cursor.day, stop) : cursor);
  const across = (to: EasternDate): Cursor => ({ day: to, minute: cursor.minute });
  const monday = mondayOf(cursor.day);

  switch (key) {
    case 'ArrowUp':
      return inDay(stops[Math.max(index - 1, 0)]);
    case 'ArrowDown':
      return inDay(stops[index + 1] ?? here ?? undefined);
    case 'ArrowLeft':
      return across(days[column - 1]?.day ?? addDays(monday, -3));
    case 'ArrowRight':
      return across(days[column + 1]?.day ?? addDays(monday, 7));
    case 'Home':
      return ctrlKey ? inDay(stops.at(0)) : across(days.at(0)?.day ?? cursor.day);
    case 'End':
      return ctrlKey ? inDay(stops.at(-1)) : across(days.at(-1)?.day ?? cursor.day);
    case 'PageUp':
      return across(addDays(cursor.day, -7));
    case 'PageDown':
      return across(addDays(cursor.day, 7));
    default:
      return null;
  }
}
