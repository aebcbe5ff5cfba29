import * as z from 'zod/mini';

/** A moment, ISO 8601 with any offset. */
export const instant = z.iso.datetime({
  offset: true,
  error: 'Please choose a date and time for your call.',
});
