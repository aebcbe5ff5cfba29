import * as z from 'zod/mini';
import * as apiPaths from '../api-paths.js';
import { optionValues } from '../options.js';
import { appointmentStatusOptions } from '../status-options.js';
import { instantSchema } from '../time/instant.js';

/** GET and PATCH. The token must be fit for a path. */
export const bookingPath = (token: string) => `${apiPaths.bookings}/${token}`;
/** GET: the call as a calendar file. */
export const bookingFilePath = (token: string) => `${bookingPath(token)}/calendar.ics`;

/**
 * GET `bookingPath`: the visitor's own appointment, by the signed link in their emails. It does not identify
 * them, and reading it changes nothing, because email scanners follow links.
 */
export const bookingSchema = z.object({
  /** ISO 8601 UTC. */
  scheduledAt: z.iso.datetime(),
  /** Minutes. */
  duration: z.int(),
  status: z.enum(optionValues(appointmentStatusOptions)),
  /** Null if the call no longer takes place. */
  meetingUrl: z.nullable(z.string()),
  /** Whether it can still be moved or canceled: it is scheduled and has not started. */
  changeable: z.boolean(),
  /** It must be confirmed before this time or is released; absent for a confirmed call. ISO 8601 UTC. */
  confirmBy: z.optional(z.iso.datetime()),
});
export type Booking = z.infer<typeof bookingSchema>;

/** PATCH `bookingPath`. */
export const updateBookingRequestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('move'), scheduledAt: instantSchema }),
  z.object({ action: z.literal('cancel') }),
  /** The visitor opened the link. Confirms an unconfirmed call and leaves any other unchanged. */
  z.object({ action: z.literal('confirm') }),
]);
export type UpdateBookingRequest = z.infer<typeof updateBookingRequestSchema>;
