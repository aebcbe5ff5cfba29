import * as z from 'zod';

/** Empty counts as not given: a mounted secret cannot be empty, so one without a value holds a line break. */
export const pushSecretSchema = z
  .string()
  .trim()
  .transform((secret) => secret || undefined)
  .pipe(z.string().min(32, 'must have at least 32 characters').optional())
  .optional();

/** (!) On this machine only: in production, a setting that sends notifications elsewhere would be a way around the list of hosts. */
export const standInOriginSchema = z
  .string()
  .regex(/^https:\/\/(localhost|127\.0\.0\.1):\d{1,5}$/, 'must be https://localhost:<port>')
  .optional();
