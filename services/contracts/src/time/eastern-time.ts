import { tzOffset } from '@date-fns/tz/tzOffset';
import * as z from 'zod/mini';

/**
 * Accepts an ISO 8601 date or instant of this century. Postgres and time zone arithmetic fail for years at the ends of
 * the ISO 8601 range.
 */
export const thisCentury = (error: string) =>
  z.custom<string>((text) => String(text).startsWith('20'), error);

/** A calendar day, `YYYY-MM-DD`, in Eastern Time. */
export const easternDateSchema = z.pipe(
  z.iso.date(),
  thisCentury('Please enter a date of this century.'),
);
export type EasternDate = z.infer<typeof easternDateSchema>;

/** A wall-clock time in Eastern Time, `HH:mm`, 24 hours. `24:00` is invalid: a window ends at 23:59 at the latest. */
export const timeOfDaySchema = z.string().check(
  z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    error: 'Please enter a time such as 09:00.',
    abort: true,
  }),
);
export type TimeOfDay = z.infer<typeof timeOfDaySchema>;

/** The zone of all booking rules, whatever the zone of the process or the visitor. */
export const easternZone = 'America/New_York';

const dayLength = 86_400_000;

function civil(day: EasternDate): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** Wilmington's date and time at this instant, as if in UTC. */
function shownAt(instant: Date): Date {
  return new Date(instant.getTime() + offsetAt(instant));
}

/** Cached by hour: looking up an offset is slow, and calls share few hours. Offsets only change on the hour. */
const knownOffsets = new Map<number, number>();
const maxKnownOffsets = 10_000;
const hourLength = 3_600_000;

/** Milliseconds to add to UTC for Eastern Time; negative. */
function offsetAt(instant: Date): number {
  const hour = Math.floor(instant.getTime() / hourLength);
  const known = knownOffsets.get(hour);
  if (known !== undefined) return known;
  const offset = tzOffset(easternZone, instant) * 60_000;
  if (knownOffsets.size >= maxKnownOffsets) knownOffsets.clear();
  knownOffsets.set(hour, offset);
  return offset;
}

/**
 * The instant of this wall-clock time in Wilmington on this day: the first of two when clocks go back; a skipped time
 * counts as an hour earlier.
 */
export function easternInstant(day: EasternDate, time: TimeOfDay): Date {
  const asUtc = civil(day) + minutesOfDay(time) * 60_000;
  // This UTC hour is some hours before the instant, so a clock change may lie between them.
  const first = new Date(asUtc - offsetAt(new Date(asUtc)));
  return new Date(asUtc - offsetAt(first));
}

/** Wilmington's date at this instant. */
export function easternDateOf(instant: Date): EasternDate {
  return shownAt(instant).toISOString().slice(0, 10);
}

/** Wilmington's time at this instant, without seconds. */
export function easternTimeOf(instant: Date): TimeOfDay {
  return shownAt(instant).toISOString().slice(11, 16);
}

/**
 * The same as numbers, which is much faster than formatting: month from 0, weekday from Sunday, and a continuous day
 * count.
 */
export function easternClockAt(instant: Date) {
  const shown = shownAt(instant);
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth(),
    day: shown.getUTCDate(),
    weekday: shown.getUTCDay(),
    hours: shown.getUTCHours(),
    minutes: shown.getUTCMinutes(),
    countedDay: Math.floor(shown.getTime() / dayLength),
  };
}

/** By the day of the week as `dayOfWeek` returns it. */
export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** 0 Sunday to 6 Saturday. */
export function dayOfWeek(day: EasternDate): number {
  return new Date(civil(day)).getUTCDay();
}

/** Whether a weekday, 0 Sunday to 6 Saturday, is on the weekend. */
export function isWeekend(weekday: number): boolean {
  return weekday === 0 || weekday === 6;
}

export function addDays(day: EasternDate, days: number): EasternDate {
  return new Date(civil(day) + days * dayLength).toISOString().slice(0, 10);
}

/** Whole days from the first to the second; negative if the second is earlier. */
export function daysBetween(first: EasternDate, second: EasternDate): number {
  return Math.round((civil(second) - civil(first)) / dayLength);
}

/** The Monday of this day's week: weeks start on Monday (specification, section 9). */
export function mondayOf(day: EasternDate): EasternDate {
  return addDays(day, -((dayOfWeek(day) + 6) % 7));
}

/** Minutes since midnight. */
export function minutesOfDay(time: TimeOfDay): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The reverse of `minutesOfDay`, for 0 to 1,439. */
export function timeOfMinutes(minutes: number): TimeOfDay {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** For display: `4:30 PM`. */
export function formatTimeOfDay(time: TimeOfDay): string {
  const minutes = minutesOfDay(time);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

const two = (value: number) => String(value).padStart(2, '0');

const chooseTime = 'Please choose a date and time for your call.';

/** An instant, ISO 8601 with any offset; converted to UTC, because Postgres does not accept every offset. */
export const instantSchema = z.pipe(
  z.pipe(
    z.iso.datetime({ offset: true, error: chooseTime }),
    z.transform((text) => new Date(text).toISOString()),
  ),
  thisCentury(chooseTime),
);

/** A period, ISO 8601 UTC: start inclusive, end exclusive. */
export const intervalSchema = z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() });
export type Interval = z.infer<typeof intervalSchema>;

/** A period: start inclusive, end exclusive. In milliseconds since 1970, or in minutes of a day. */
export interface Span {
  start: number;
  end: number;
}

/** The same time as sorted spans that do not touch, as `overlapsAny` requires. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const previous = joined.at(-1);
    if (previous && start <= previous.end) previous.end = Math.max(previous.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

/** Whether one of the joined spans overlaps this one. Binary search. */
export function overlapsAny(joined: readonly Span[], { start, end }: Span): boolean {
  let low = 0;
  let high = joined.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((joined[middle]?.end ?? 0) > start) high = middle;
    else low = middle + 1;
  }
  const next = joined[low];
  return next !== undefined && next.start < end;
}
