import {
  addDays,
  dayOfWeek,
  type EasternDate,
  easternDateOf,
  easternInstant,
  easternTimeOf,
  type Interval,
  isWeekend,
  minutesOfDay,
  type Span,
  timeOfMinutes,
} from '@agency/contracts';

export const minutesPerDay = 1440;

const midnightOf = (day: EasternDate) => easternInstant(day, '00:00').getTime();

/** The start of this minute of the day. 1,440 is the next midnight. */
export function instantAt(day: EasternDate, minute: number): Date {
  return minute < minutesPerDay
    ? easternInstant(day, timeOfMinutes(minute))
    : easternInstant(addDays(day, 1), '00:00');
}

/** The minute of the day at this instant. */
export function minuteAt(instant: Date): number {
  return minutesOfDay(easternTimeOf(instant));
}

/** The length of the day: 24 hours, except when clocks change. */
export function hoursOf(day: EasternDate): number {
  return (midnightOf(addDays(day, 1)) - midnightOf(day)) / 3_600_000;
}

/** Whether the clock skips this minute of the day. */
export function isSkipped(day: EasternDate, minute: number): boolean {
  return minuteAt(instantAt(day, minute)) !== minute;
}

/**
 * The minutes of a day that an interval takes, in Wilmington's wall time, or null. Decided by instants; wall time is
 * computed only afterward.
 */
export function spanOn(day: EasternDate, { startsAt, endsAt }: Interval): Span | null {
  const from = Math.max(Date.parse(startsAt), midnightOf(day));
  const to = Math.min(Date.parse(endsAt), midnightOf(addDays(day, 1)));
  if (from >= to) return null;
  const start = minuteAt(new Date(from));
  const last = new Date(to);
  const shown = easternDateOf(last) === day ? minuteAt(last) : minutesPerDay;
  // When clocks go back, the end may show an earlier time than the start.
  const end = shown > start ? shown : start + (to - from) / 60_000;
  return { start, end: Math.min(end, minutesPerDay) };
}

/** Whether the interval starts and ends on one day: midnight itself belongs to the day before. */
export function isWithinOneDay({ startsAt, endsAt }: Interval): boolean {
  const last = new Date(Date.parse(endsAt) - 1);
  return easternDateOf(new Date(startsAt)) === easternDateOf(last);
}

/** The weekday before or after a day. */
export function nextWeekday(day: EasternDate, by: 1 | -1): EasternDate {
  let next = addDays(day, by);
  while (isWeekend(dayOfWeek(next))) next = addDays(next, by);
  return next;
}

/** A span minus others, earliest first. */
export function without(span: Span, others: readonly Span[]): Span[] {
  let left = [span];
  for (const other of others) {
    left = left.flatMap((part) => [
      ...(part.start < other.start ? [{ ...part, end: Math.min(part.end, other.start) }] : []),
      ...(other.end < part.end ? [{ ...part, start: Math.max(part.start, other.end) }] : []),
    ]);
  }
  return left;
}

export function doOverlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
