import * as z from 'zod/mini';
import { thisCentury } from './this-century.js';

const chooseTime = 'Please choose a date and time for your call.';

/** An instant, ISO 8601 with any offset; converted to UTC, because Postgres does not accept every offset. */
export const instantSchema = z.pipe(
  z.pipe(
    z.iso.datetime({ offset: true, error: chooseTime }),
    z.transform((text) => new Date(text).toISOString()),
  ),
  thisCentury(chooseTime),
);
