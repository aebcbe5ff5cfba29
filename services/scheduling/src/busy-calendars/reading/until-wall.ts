import { type CalendarTime, wallOf } from './calendar-time.ts';
import { dayMs, toWall } from './wall-clock.ts';

/**
 * The last wall time that an UNTIL allows, inclusive. (!) Google writes a day for series with a time, others write
 * local times: ical.js loses the last date of both.
 */
export function untilWall(until: string | null, { isDate, zone }: CalendarTime): number {
  if (until === null) return Number.POSITIVE_INFINITY;
  const wall = wallOf(until);
  if (until.length === 10) return wall + dayMs - 1;
  if (!until.endsWith('Z')) return wall;
  // Midnight UTC represents a day for all-day series.
  if (isDate && until.endsWith('T00:00:00Z')) return wall;
  return toWall(zone, wall);
}
