import * as z from 'zod/mini';

/** A period, ISO 8601 UTC: start inclusive, end exclusive. */
export const intervalSchema = z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() });
export type Interval = z.infer<typeof intervalSchema>;
