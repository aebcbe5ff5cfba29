import * as z from 'zod/mini';

/**
 * A date or an instant in ISO 8601 that Postgres and the arithmetic of the zones can hold: both break at the ends of
 * the years that it can write.
 */
export const thisCentury = (error: string) =>
  z.custom<string>((text) => String(text).startsWith('20'), error);
