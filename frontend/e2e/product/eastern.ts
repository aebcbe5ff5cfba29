import {
  addDays,
  easternDateOf,
  easternInstant,
  gridStarts,
  mondayOf,
  timeOfMinutes,
} from '@agency/contracts';
import { query } from './database.ts';

/** The instant of `Monday, November 30, 2026` and `9:00 AM` in Eastern Time. */
export function instantOf(dayName: string, timeName: string): Date {
  const day = new Date(`${dayName} UTC`).toISOString().slice(0, 10);
  const [, hour = '', minute = '', half] = /^(\d+):(\d\d) ([AP])M$/.exec(timeName) ?? [];
  const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
  return easternInstant(day, timeOfMinutes(hours * 60 + Number(minute)));
}

/** Every start of these working weeks, beginning after the last booked call. */
export async function unusedStarts(weeks: number): Promise<Date[]> {
  const [last] = await query<{ at: Date | null }>(
    'SELECT max(scheduled_at) AS at FROM scheduling.appointments',
  );
  // The journeys book in the coming weeks: leave those to them.
  const from = Math.max(Date.now() + 28 * 86_400_000, last?.at?.getTime() ?? 0);
  const monday = addDays(mondayOf(easternDateOf(new Date(from))), 7);
  const workingDays = Array.from({ length: weeks * 7 }, (_, day) => day).filter(
    (day) => day % 7 < 5,
  );
  return workingDays.flatMap((day) =>
    gridStarts().map((time) => easternInstant(addDays(monday, day), time)),
  );
}
