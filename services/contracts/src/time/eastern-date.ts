import * as z from 'zod/mini';

/**
 * Accepts an ISO 8601 date or instant of this century. Postgres and time zone arithmetic fail for years at the ends of
 * the ISO 8601 range.
 */
export const thisCentury = (error: string) =>
  z.custom<string>((text) => String(text).startsWith('20'), error);

/** A calendar day, `YYYY-MM-DD`, in Eastern Time. */
export const easternDateSchema = z.pipe(
  z.iso.date(),
  thisCentury('Please enter a date of this century.'),
);
export type EasternDate = z.infer<typeof easternDateSchema>;
