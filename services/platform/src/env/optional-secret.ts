import * as z from 'zod';

/**
 * A secret whose part of the product is off without it. Empty counts as not given: a mounted secret cannot be empty, so one
 * without a value holds a line break.
 */
export const optionalSecretSchema = z
  .string()
  .trim()
  .transform((secret) => secret || undefined)
  .pipe(z.string().min(32, 'must have at least 32 characters').optional())
  .optional();
