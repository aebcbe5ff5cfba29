import type * as z from 'zod/mini';
import type { timeOfDaySchema } from './time-of-day-schema.js';

/** A wall-clock time in Eastern Time, `HH:mm`. The schema has a file of its own, so that a calendar runs without its library. */
export type TimeOfDay = z.infer<typeof timeOfDaySchema>;

/** Minutes since midnight. */
export function minutesOfDay(time: TimeOfDay): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The reverse of `minutesOfDay`, for 0 to 1,439. */
export function timeOfMinutes(minutes: number): TimeOfDay {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** As people read it: `4:30 PM`. */
export function formatTimeOfDay(time: TimeOfDay): string {
  const minutes = minutesOfDay(time);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}
