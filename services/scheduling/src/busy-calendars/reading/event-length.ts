import {
  type CalendarTime,
  endOfDay,
  instantOf,
  type ReadTime,
  timeOf,
  type ZoneFinder,
} from './calendar-time.ts';
import type { Doubts } from './doubts.ts';
import { limits } from './limits.ts';
import { durationOf, type Property } from './property.ts';
import { dayMs } from './wall-clock.ts';

/** All-day events last a number of days, which may have 23 or 25 hours; others last a number of milliseconds. */
export type Length = { days: number } | { ms: number };

export const hourMs = dayMs / 24;

/** Of an event that has an end, but not a readable one. */
export function unknownLength(start: CalendarTime): Length {
  return start.isDate ? { days: 1 } : { ms: hourMs };
}

export function msOf(length: Length): number {
  return 'days' in length ? length.days * dayMs : length.ms;
}

function lengthOf(start: CalendarTime, ms: number): Length {
  const capped = Math.min(ms, limits.maxEventDays * dayMs);
  // Some calendars write a single day as one that ends where it starts.
  return start.isDate ? { days: Math.max(1, Math.ceil(capped / dayMs)) } : { ms: capped };
}

/** Null, and a doubt, for an end before the start. */
function lengthBetween(start: ReadTime, end: ReadTime, doubts: Doubts): Length | null {
  const isOtherForm = start.isDate !== end.isDate || start.isFloating !== end.isFloating;
  if (isOtherForm || !end.isExact) doubts.raise();
  const last = end.isExact ? end : endOfDay(end);
  const ms = start.isDate ? last.wall - start.wall : instantOf(last) - instantOf(start);
  if (ms >= 0) return lengthOf(start, ms);
  doubts.raise();
  return null;
}

export function lengthTo(
  text: string,
  start: ReadTime,
  property: Property,
  zoneOf: ZoneFinder,
  doubts: Doubts,
): Length | null {
  const end = doubts.attempt(() => timeOf(text, property, zoneOf));
  return end && lengthBetween(start, end, doubts);
}

export function lengthFor(text: string, start: ReadTime, doubts: Doubts): Length | null {
  const ms = doubts.attempt(() => durationOf(text));
  if (ms === null) return null;
  if (ms < 0 || (start.isDate && ms % dayMs !== 0)) doubts.raise();
  return ms < 0 ? null : lengthOf(start, ms);
}

/** Without an end, a date lasts a whole day and a time has no duration. The longest of several ends counts. */
export function eventLength(
  start: ReadTime,
  properties: readonly Property[],
  zoneOf: ZoneFinder,
  doubts: Doubts,
): Length {
  const ends = properties.filter(({ name }) => name === 'DTEND' || name === 'DURATION');
  const lengths = ends
    .map((property) =>
      property.name === 'DTEND'
        ? lengthTo(property.value, start, property, zoneOf, doubts)
        : lengthFor(property.value, start, doubts),
    )
    .filter((length) => length !== null);
  // (!) Its time is unknown: midnight was read.
  if (!start.isExact) lengths.push(start.isDate ? { days: 1 } : { ms: dayMs });
  const [longest] = lengths.toSorted((one, other) => msOf(other) - msOf(one));
  if (longest) return longest;
  if (ends.length === 0 && !doubts.hides('DTEND', 'DURATION')) return lengthOf(start, 0);
  return unknownLength(start);
}
