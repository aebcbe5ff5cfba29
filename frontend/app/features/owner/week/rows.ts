import {
  isWeekend,
  minutesOfDay,
  type OwnerSchedule,
  openWindows,
  type Span,
  slotGrid,
} from '@agency/contracts';
import { minutesPerDay } from './day-clock';
import { type GridDay, isWorthRoom } from './grid-day';

/** Minutes of a row. */
export const rowMinutes = 30;

const weekdays = [0, 1, 2, 3, 4, 5, 6].filter((weekday) => !isWeekend(weekday));
const gridHours = { start: minutesOfDay(slotGrid.first), end: minutesOfDay(slotGrid.closing) };

/** The part of a day that is drawn: the weekly hours, widened to what lies outside them, in whole half hours. */
export function shownHours(
  { availability }: Pick<OwnerSchedule, 'availability'>,
  days: readonly GridDay[],
): Span {
  const open = weekdays.flatMap((weekday) => openWindows(availability, weekday));
  const outside = days.flatMap(({ blocks }) => blocks.filter(isWorthRoom));
  const spans: Span[] = [...(open.length > 0 ? open : [gridHours]), ...outside];
  const start = Math.min(...spans.map((span) => span.start));
  const end = Math.max(...spans.map((span) => span.end));
  return {
    start: Math.floor(start / rowMinutes) * rowMinutes,
    end: Math.min(Math.ceil(end / rowMinutes) * rowMinutes, minutesPerDay),
  };
}

/** The minutes at which the rows begin. */
export function rowStarts({ start, end }: Span): number[] {
  return Array.from({ length: (end - start) / rowMinutes }, (_, row) => start + row * rowMinutes);
}

/** The row, counted from 0, in which this minute lies; what begins earlier is in the first one. */
export function rowOf(minute: number, hours: Span): number {
  const row = Math.floor((minute - hours.start) / rowMinutes);
  return Math.min(Math.max(row, 0), (hours.end - hours.start) / rowMinutes - 1);
}
