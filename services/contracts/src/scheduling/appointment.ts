import * as z from 'zod/mini';
import { botProofSchema } from '../bot-challenge.js';
import { appointmentMinutes } from '../limits.js';
import { requestKeySchema } from '../request-key.js';
import { instantSchema } from '../time/instant.js';

/**
 * POST /api/appointments. The slot rule decides which starts a visitor may book; the owner may book any whole minute
 * ahead that is free. A contact's second booking of the same start is the same call; it answers as the first one did if it
 * brings the same `requestKey`, and without a token otherwise.
 */
export const createAppointmentRequestSchema = z.object({
  /** Unknown ids answer 404, so any integer validates. */
  contactId: z.int('Please fill out the form again, then choose a time.'),
  scheduledAt: instantSchema,
  duration: z.literal(appointmentMinutes, `Calls last ${appointmentMinutes} minutes.`),
  /** Required where the bot check is required. The proof of a lead form cannot be reused. */
  altcha: z.optional(botProofSchema),
  /**
   * Made by the browser before the first attempt. A secret: it opens the same booking again, and the correction of its email
   * address.
   */
  requestKey: z.optional(requestKeySchema),
  /** From the owner only: whether the lead gets the invitation and all later emails of this call. Default: yes. */
  sendInvitation: z.optional(z.boolean()),
});
export type CreateAppointmentRequest = z.infer<typeof createAppointmentRequestSchema>;

export const createAppointmentResponseSchema = z.object({
  id: z.int(),
  scheduledAt: z.iso.datetime(),
  duration: z.int(),
  /**
   * Opens GET and PATCH /api/bookings/{token}, as the link in the emails does. A secret: never log it. Absent for a call that
   * must be confirmed by that link, and when a booking is repeated without its `requestKey`.
   */
  bookingToken: z.optional(z.string()),
  /** The call counts only once the link in its email was opened, until then at the latest. ISO 8601 UTC. */
  confirmBy: z.optional(z.iso.datetime()),
});
export type CreateAppointmentResponse = z.infer<typeof createAppointmentResponseSchema>;

/** What anyone may know about an appointment: the time it takes. */
export const takenTimeSchema = z.object({
  /** ISO 8601 UTC. */
  scheduledAt: z.iso.datetime(),
  /** Minutes. */
  duration: z.int(),
});
export type TakenTime = z.infer<typeof takenTimeSchema>;
