import * as z from 'zod/mini';

/** A wall-clock time in Eastern Time, `HH:mm`, 24 hours. `24:00` is invalid: a window ends at 23:59 at the latest. */
export const timeOfDaySchema = z.string().check(
  z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    error: 'Please enter a time such as 09:00.',
    abort: true,
  }),
);
export type TimeOfDay = z.infer<typeof timeOfDaySchema>;
