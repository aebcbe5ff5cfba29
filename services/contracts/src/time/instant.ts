import * as z from 'zod/mini';
import { thisCentury } from './eastern-date.js';

const chooseTime = 'Please choose a date and time for your call.';

/** An instant, ISO 8601 with any offset; converted to UTC, because Postgres does not accept every offset. */
export const instantSchema = z.pipe(
  z.pipe(
    z.iso.datetime({ offset: true, error: chooseTime }),
    z.transform((text) => new Date(text).toISOString()),
  ),
  thisCentury(chooseTime),
);

/** A period, ISO 8601 UTC: start inclusive, end exclusive. */
export const intervalSchema = z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() });
export type Interval = z.infer<typeof intervalSchema>;
