import * as z from 'zod';

/** (!) Only on this machine: in production, a setting that redirects notifications would bypass the list of hosts. */
export const standInOriginSchema = z
  .string()
  .regex(/^https:\/\/(localhost|127\.0\.0\.1):\d{1,5}$/, 'must be https://localhost:<port>')
  .optional();
