import * as z from 'zod';

/**
 * A secret without which part of the product is off. Empty counts as missing: a mounted secret cannot be empty, so an
 * unset one contains a line break.
 */
export const optionalSecretSchema = z
  .string()
  .trim()
  .transform((secret) => secret || undefined)
  .pipe(z.string().min(32, 'must have at least 32 characters').optional())
  .optional();
