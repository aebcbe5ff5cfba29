import { easternDateOf, easternInstant } from '@agency/contracts';
import type { WrittenDate } from '@agency/platform';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** When that was: at noon if no time is written, and in Eastern Time unless a zone is. */
export function instantOf({ day, time }: WrittenDate): Date {
  if (!time) return easternInstant(day, '12:00');
  const { hour, minute, second, offset } = time;
  const two = (part: number) => String(part).padStart(2, '0');
  if (offset === undefined) return easternInstant(day, `${two(hour)}:${two(minute)}`);
  const written = Date.parse(`${day}T${two(hour)}:${two(minute)}:00Z`);
  return new Date(written + second * 1_000 - offset * minuteMs);
}

/** When a lead was received; undefined for a date to come. A day that began may be written before its noon. */
export function receivedAt(date: WrittenDate, now: Date): Date | undefined {
  const moment = instantOf(date);
  if (moment <= now) return moment;
  return easternDateOf(moment) === easternDateOf(now) ||
    moment.getTime() - now.getTime() < dayMs / 2
    ? now
    : undefined;
}

/** The day of such a date in Eastern Time. */
export const easternDayOf = (date: WrittenDate) => easternDateOf(instantOf(date));
