import * as z from 'zod/mini';
import { contactId } from './contact.js';
import { callMinutes, limits } from './limits.js';
import { appointmentStatusOptions, optionValues } from './options.js';
import { pageQuery } from './page-query.js';

const instant = z.iso.datetime({
  offset: true,
  error: 'Please choose a date and time for your call.',
});

/** POST /api/appointments. Which starts are bookable the slot rule decides, not this schema. */
export const createAppointmentRequest = z.object({
  /** Any integer is asked for; one that names nobody is a 404. */
  contactId: z.int('Please fill out the form again, then choose a time.'),
  scheduledAt: instant,
  duration: z.literal(callMinutes, `Calls last ${callMinutes} minutes.`),
});
export type CreateAppointmentRequest = z.infer<typeof createAppointmentRequest>;

export const createAppointmentResponse = z.object({
  id: z.int(),
  scheduledAt: z.iso.datetime(),
  duration: z.int(),
});
export type CreateAppointmentResponse = z.infer<typeof createAppointmentResponse>;

/** What anyone may know of a booked call: when it blocks the calendar (decision D4). */
export const takenTime = z.object({
  /** ISO 8601 UTC. */
  scheduledAt: z.iso.datetime(),
  /** Minutes. */
  duration: z.int(),
});
export type TakenTime = z.infer<typeof takenTime>;

/** GET /api/appointments: `from` inclusive, `to` exclusive, both instants. */
export const listAppointmentsQuery = z.extend(pageQuery, {
  from: z.optional(instant),
  to: z.optional(instant),
});
export type ListAppointmentsQuery = z.infer<typeof listAppointmentsQuery>;

/** A call as the owner sees it. Never part of an anonymous answer. */
export const ownerAppointment = z.extend(takenTime, {
  id: z.int(),
  contactId,
  status: z.enum(optionValues(appointmentStatusOptions)),
  notes: z.nullable(z.string()),
  meetingUrl: z.string(),
  contact: z.object({
    name: z.string(),
    email: z.string(),
    company: z.nullable(z.string()),
  }),
});
export type OwnerAppointment = z.infer<typeof ownerAppointment>;

/** PATCH /api/appointments/{id}, owner only. A new `scheduledAt` moves the call. */
export const updateAppointmentRequest = z.object({
  status: z.optional(z.enum(optionValues(appointmentStatusOptions))),
  notes: z.optional(z.string().check(z.maxLength(limits.notes))),
  scheduledAt: z.optional(instant),
});
export type UpdateAppointmentRequest = z.infer<typeof updateAppointmentRequest>;
