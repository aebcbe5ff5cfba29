import * as z from 'zod/mini';

/** A wall-clock time in Eastern Time, `HH:mm`, 24 hours. `24:00` is invalid: a window ends at 23:59 at the latest. */
export const timeOfDaySchema = z
  .string()
  .check(
    z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Please enter a time as HH:mm.', abort: true }),
  );
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

/** For display: `4:30 PM`. */
export function formatTimeOfDay(time: TimeOfDay): string {
  const minutes = minutesOfDay(time);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}
