import * as z from 'zod/mini';
import { botProofSchema } from '../bot-challenge.js';
import { appointmentMinutes } from '../limits.js';
import { requestKeySchema } from '../text/field-schemas.js';
import { instantSchema } from '../time/instant.js';

/**
 * POST /api/appointments. The slot rule decides which starts a visitor may book; the owner may book any future whole
 * minute that is free. A contact's second booking of the same start is the same call: it gets the first answer if it
 * has the same `requestKey`, and no token otherwise.
 */
export const createAppointmentRequestSchema = z.object({
  /** Unknown ids answer 404, so any integer is valid here. */
  contactId: z.int('Please fill out the form again, then choose a time.'),
  scheduledAt: instantSchema,
  duration: z.literal(appointmentMinutes, `Calls last ${appointmentMinutes} minutes.`),
  /** Required if the bot check is required. A lead form's proof cannot be reused. */
  altcha: z.optional(botProofSchema),
  /**
   * Created by the browser before the first attempt. A secret: it grants access to the booking and to correcting its
   * email address.
   */
  requestKey: z.optional(requestKeySchema),
  /** Owner only: whether the lead gets the invitation and all later emails about this call. Default: yes. */
  sendInvitation: z.optional(z.boolean()),
});
export type CreateAppointmentRequest = z.infer<typeof createAppointmentRequestSchema>;

export const createAppointmentResponseSchema = z.object({
  id: z.int(),
  scheduledAt: z.iso.datetime(),
  duration: z.int(),
  /**
   * Grants access to GET and PATCH /api/bookings/{token}, like the link in the emails. A secret: never log it. Absent
   * if the call must be confirmed by that link, and if a booking is repeated without its `requestKey`.
   */
  bookingToken: z.optional(z.string()),
  /** The call must be confirmed by the link in its email before this time. ISO 8601 UTC. */
  confirmBy: z.optional(z.iso.datetime()),
});
export type CreateAppointmentResponse = z.infer<typeof createAppointmentResponseSchema>;

/** The public part of an appointment: the time it takes. */
export const takenTimeSchema = z.object({
  /** ISO 8601 UTC. */
  scheduledAt: z.iso.datetime(),
  /** Minutes. */
  duration: z.int(),
});
export type TakenTime = z.infer<typeof takenTimeSchema>;
