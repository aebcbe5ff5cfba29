import * as z from 'zod/mini';
import { botProof } from './bot-challenge.js';
import { instant } from './instant.js';
import { callMinutes } from './limits.js';

/** POST /api/appointments. Which starts are bookable the slot rule decides, not this schema. */
export const createAppointmentRequest = z.object({
  /** Any integer is asked for; one that names nobody is a 404. */
  contactId: z.int('Please fill out the form again, then choose a time.'),
  scheduledAt: instant,
  duration: z.literal(callMinutes, `Calls last ${callMinutes} minutes.`),
  /** Required where the bot check is; the proof of a form cannot be sent again here. */
  altcha: z.optional(botProof),
});
export type CreateAppointmentRequest = z.infer<typeof createAppointmentRequest>;

export const createAppointmentResponse = z.object({
  id: z.int(),
  scheduledAt: z.iso.datetime(),
  duration: z.int(),
});
export type CreateAppointmentResponse = z.infer<typeof createAppointmentResponse>;

/** What anyone may know of a booked call: when it blocks the calendar. */
export const takenTime = z.object({
  /** ISO 8601 UTC. */
  scheduledAt: z.iso.datetime(),
  /** Minutes. */
  duration: z.int(),
});
export type TakenTime = z.infer<typeof takenTime>;
