import * as z from 'zod/mini';
import { missingOr } from './field-errors.js';

/** The sentence for a form of weekly hours with an empty field (specification, section 5). */
export const fillInAllFields = 'Please fill in all fields.';
const enterTime = 'Please enter a time as HH:mm.';

/** A wall-clock time in Eastern Time, `HH:mm`, 24 hours. `24:00` is not one: a window ends at 23:59 at the latest. */
export const timeOfDay = z.string({ error: missingOr(fillInAllFields, enterTime) }).check(
  z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    error: missingOr(fillInAllFields, enterTime),
    abort: true,
  }),
);
export type TimeOfDay = z.infer<typeof timeOfDay>;

export function minutesOfDay(time: TimeOfDay): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

export function timeOfMinutes(minutes: number): TimeOfDay {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
