import * as z from 'zod';

/** For example `8443,9443`. */
export const fetchPortsSchema = z
  .string()
  .regex(/^\d{1,5}(,\d{1,5})*$/, 'must be ports with a comma between them')
  .transform((ports) => ports.split(',').map(Number))
  .default([]);

export const calendarStandInSchema = z
  .string()
  .regex(/^http:\/\/(localhost|127\.0\.0\.1):\d{1,5}$/, 'must be http://localhost:<port>')
  .optional();
