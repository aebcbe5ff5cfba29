import { isWeekend, type OwnerSchedule, openWindows, type Span } from '@agency/contracts';
import { minutesPerDay } from './day-clock';
import { type Block, bookableHours, type GridDay, isWorthRoom } from './grid-day';

/** Minutes of a row. */
export const rowMinutes = 30;

const weekdays = [0, 1, 2, 3, 4, 5, 6].filter((weekday) => !isWeekend(weekday));

/** Whether to show all that is before and after the shown hours. */
export interface Unfolded {
  earlier: boolean;
  later: boolean;
}

/** The visible part of a day. */
export interface ShownHours extends Span {
  /** How many blocks are before and after it, shown or not. */
  earlier: number;
  later: number;
}

/**
 * The visible part of a day, in whole half hours: the weekly hours, every call, and other blocks that stick out by one
 * row at most. The rest is counted, and shown if it is unfolded.
 */
export function shownHours(
  { availability }: Pick<OwnerSchedule, 'availability'>,
  days: readonly GridDay[],
  unfolded: Unfolded,
): ShownHours {
  const open = weekdays.flatMap((weekday) => openWindows(availability, weekday));
  const own = around(open.length > 0 ? open : [bookableHours]);
  const blocks = days.flatMap((day) => day.blocks.filter(isWorthRoom));
  const calls = blocks.filter(({ kind }) => kind === 'call');
  const row = { start: own.start - rowMinutes, end: own.end + rowMinutes };
  const near = around([
    own,
    ...calls,
    ...blocks.filter(({ start }) => row.start <= start && start < own.start).map(startOf),
    ...blocks.filter(({ end }) => own.end < end && end <= row.end).map(endOf),
  ]);
  const earlier = blocks.filter(({ end }) => end <= near.start);
  const later = blocks.filter(({ start }) => near.end <= start);
  const all = around([
    near,
    ...(unfolded.earlier ? blocks.map(startOf) : []),
    ...(unfolded.later ? blocks.map(endOf) : []),
  ]);
  return { ...all, earlier: earlier.length, later: later.length };
}

const startOf = ({ start }: Block): Span => ({ start, end: start });
const endOf = ({ end }: Block): Span => ({ start: end, end });

/** The whole half hours that contain all of them. */
function around(spans: readonly Span[]): Span {
  const start = Math.min(...spans.map((span) => span.start));
  const end = Math.max(...spans.map((span) => span.end));
  return {
    start: Math.floor(start / rowMinutes) * rowMinutes,
    end: Math.min(Math.ceil(end / rowMinutes) * rowMinutes, minutesPerDay),
  };
}

/** The minutes at which rows start. */
export function rowStarts({ start, end }: Span): number[] {
  return Array.from({ length: (end - start) / rowMinutes }, (_, row) => start + row * rowMinutes);
}

/** The row of this minute, counted from 0; earlier minutes are in the first row. */
export function rowOf(minute: number, hours: Span): number {
  const row = Math.floor((minute - hours.start) / rowMinutes);
  return Math.min(Math.max(row, 0), (hours.end - hours.start) / rowMinutes - 1);
}
