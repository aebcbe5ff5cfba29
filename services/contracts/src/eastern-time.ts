import type { EasternDate } from './booking-rules.js';
import { minutesOfDay, type TimeOfDay } from './time-of-day.js';

/** The zone every booking rule is evaluated in, whatever zone the process or the visitor is in (decision D7). */
export const easternZone = 'America/New_York';

const dayLength = 86_400_000;

const offsetFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: easternZone,
  timeZoneName: 'longOffset',
});

/** Milliseconds to add to UTC for the clock in Wilmington: five hours, or four in summer, below zero. */
function offsetAt(instant: number): number {
  const [, hours, minutes] = /GMT(-\d\d):(\d\d)/.exec(offsetFormat.format(instant)) ?? [];
  if (hours === undefined) throw new RangeError(`No Eastern Time known at ${instant}`);
  return (Number(hours) * 60 - Number(minutes)) * 60_000;
}

/** What the clock in Wilmington shows at this instant, written as if it were UTC. */
function shownAt(instant: Date): string {
  const time = instant.getTime();
  return new Date(time + offsetAt(time)).toISOString();
}

function civil(day: EasternDate): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/**
 * The instant at which the clock in Wilmington shows this time on this day: the first of the two when
 * it is set back, and when it skips the time, as much later.
 */
export function easternInstant(day: EasternDate, time: TimeOfDay): Date {
  const wanted = civil(day) + minutesOfDay(time) * 60_000;
  const before = wanted - offsetAt(wanted - dayLength);
  const after = wanted - offsetAt(wanted + dayLength);
  const shows = (instant: number) => instant + offsetAt(instant) === wanted;
  return new Date(!shows(before) && shows(after) ? after : before);
}

/** The day the calendar in Wilmington shows at this instant. */
export function easternDateOf(instant: Date): EasternDate {
  return shownAt(instant).slice(0, 10);
}

/** The time the clock in Wilmington shows at this instant; seconds are cut. */
export function easternTimeOf(instant: Date): TimeOfDay {
  return shownAt(instant).slice(11, 16);
}

/** 0 Sunday to 6 Saturday. */
export function dayOfWeek(day: EasternDate): number {
  return new Date(civil(day)).getUTCDay();
}

export function addDays(day: EasternDate, days: number): EasternDate {
  return new Date(civil(day) + days * dayLength).toISOString().slice(0, 10);
}

/** Whole days from the first to the second; negative when the second is earlier. */
export function daysBetween(first: EasternDate, second: EasternDate): number {
  return Math.round((civil(second) - civil(first)) / dayLength);
}

/** The Monday of the week that holds this day: weeks start on Monday (specification, section 9). */
export function mondayOf(day: EasternDate): EasternDate {
  return addDays(day, -((dayOfWeek(day) + 6) % 7));
}
