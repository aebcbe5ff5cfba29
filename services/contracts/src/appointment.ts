import * as z from 'zod/mini';
import { botProofSchema } from './bot-challenge.js';
import { instantSchema } from './instant.js';
import { appointmentMinutes } from './limits.js';

/** POST /api/appointments. Which starts are bookable the slot rule decides, not this schema. */
export const createAppointmentRequestSchema = z.object({
  /** Any integer is asked for; one that names nobody is a 404. */
  contactId: z.int('Please fill out the form again, then choose a time.'),
  scheduledAt: instantSchema,
  duration: z.literal(appointmentMinutes, `Calls last ${appointmentMinutes} minutes.`),
  /** Required where the bot check is; the proof of a form cannot be sent again here. */
  altcha: z.optional(botProofSchema),
});
export type CreateAppointmentRequest = z.infer<typeof createAppointmentRequestSchema>;

export const createAppointmentResponseSchema = z.object({
  id: z.int(),
  scheduledAt: z.iso.datetime(),
  duration: z.int(),
});
export type CreateAppointmentResponse = z.infer<typeof createAppointmentResponseSchema>;

/** What anyone may know of a booked call: when it blocks the calendar. */
export const takenTimeSchema = z.object({
  /** ISO 8601 UTC. */
  scheduledAt: z.iso.datetime(),
  /** Minutes. */
  duration: z.int(),
});
export type TakenTime = z.infer<typeof takenTimeSchema>;
