import * as z from 'zod/mini';
import { optionValues } from '../options.js';
import { appointmentStatusOptions } from '../status-options.js';
import { instantSchema } from '../time/instant.js';

/**
 * GET /api/bookings/{token}: the visitor's own appointment, through the signed link in their emails. It does not say who
 * they are, and reading it changes nothing, because email scanners follow links.
 */
export const bookingSchema = z.object({
  /** ISO 8601 UTC. */
  scheduledAt: z.iso.datetime(),
  /** Minutes. */
  duration: z.int(),
  status: z.enum(optionValues(appointmentStatusOptions)),
  /** Null when the call no longer takes place. */
  meetingUrl: z.nullable(z.string()),
  /** Whether it can still be moved or cancelled: it is scheduled, and has not begun. */
  changeable: z.boolean(),
  /** Until when it must be confirmed, or the time is released; absent of a call that counts. ISO 8601 UTC. */
  confirmBy: z.optional(z.iso.datetime()),
});
export type Booking = z.infer<typeof bookingSchema>;

/** PATCH /api/bookings/{token}. */
export const updateBookingRequestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('move'), scheduledAt: instantSchema }),
  z.object({ action: z.literal('cancel') }),
  /** The visitor has opened the link. Confirms a call that waits for it, and leaves any other as it is. */
  z.object({ action: z.literal('confirm') }),
]);
export type UpdateBookingRequest = z.infer<typeof updateBookingRequestSchema>;
