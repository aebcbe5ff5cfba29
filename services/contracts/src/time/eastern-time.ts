import { tzOffset } from '@date-fns/tz/tzOffset';
import type { EasternDate } from './eastern-date.js';
import type { TimeOfDay } from './time-of-day.js';

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

/** ISO 8601 in Eastern Time, with its offset and whole seconds: `2026-10-02T16:05:00-04:00`. */
export function easternIsoOf(instant: Date): string {
  const minutes = offsetAt(instant) / 60_000;
  const [sign, size] = minutes < 0 ? ['-', -minutes] : ['+', minutes];
  const local = new Date(instant.getTime() + minutes * 60_000).toISOString().slice(0, 19);
  return `${local}${sign}${two(Math.floor(size / 60))}:${two(size % 60)}`;
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
