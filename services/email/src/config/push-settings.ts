import * as z from 'zod';

/** (!) On this machine only: in production, a setting that sends notifications elsewhere would be a way around the list of hosts. */
export const standInOriginSchema = z
  .string()
  .regex(/^https:\/\/(localhost|127\.0\.0\.1):\d{1,5}$/, 'must be https://localhost:<port>')
  .optional();
