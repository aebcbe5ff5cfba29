import { TZDate } from '@date-fns/tz';
import type { EasternDate } from './booking-rules.js';
import { minutesOfDay, type TimeOfDay, timeOfMinutes } from './time-of-day.js';

/** The zone every booking rule is evaluated in, whatever zone the process or the visitor is in (decision D7). */
export const easternZone = 'America/New_York';

const dayLength = 86_400_000;

function civil(day: EasternDate): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** The instant at which the clock in Wilmington shows this time on this day. */
export function easternInstant(day: EasternDate, time: TimeOfDay): Date {
  const date = new Date(civil(day));
  const minutes = minutesOfDay(time);
  const zoned = new TZDate(
    date.getUTCFullYear(),
    date.getUTCMonth(),
    date.getUTCDate(),
    Math.floor(minutes / 60),
    minutes % 60,
    easternZone,
  );
  return new Date(zoned.getTime());
}

/** The day the calendar in Wilmington shows at this instant. */
export function easternDateOf(instant: Date): EasternDate {
  const zoned = new TZDate(instant.getTime(), easternZone);
  return new Date(Date.UTC(zoned.getFullYear(), zoned.getMonth(), zoned.getDate()))
    .toISOString()
    .slice(0, 10);
}

/** The time the clock in Wilmington shows at this instant; seconds are cut. */
export function easternTimeOf(instant: Date): TimeOfDay {
  const zoned = new TZDate(instant.getTime(), easternZone);
  return timeOfMinutes(zoned.getHours() * 60 + zoned.getMinutes());
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
