import * as z from 'zod/mini';
import { thisCentury } from './this-century.js';

const chooseTime = 'Please choose a date and time for your call.';

/** A moment, ISO 8601 with any offset; passed on in UTC, since Postgres does not take every offset. */
export const instantSchema = z.pipe(
  z.pipe(
    z.iso.datetime({ offset: true, error: chooseTime }),
    z.transform((text) => new Date(text).toISOString()),
  ),
  thisCentury(chooseTime),
);
