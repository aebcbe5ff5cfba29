import * as z from 'zod/mini';
import { leadIdSchema } from '../leads/lead-id.js';
import { optionValues } from '../options.js';
import { pageQuerySchema } from '../page-query.js';
import { appointmentStatusOptions } from '../status-options.js';
import { ownerMessageSchema } from '../text/owner-message.js';
import { notesChange } from '../text/owner-notes.js';
import { instantSchema } from '../time/instant.js';
import { validationMessages } from '../validation-messages.js';
import { takenTimeSchema } from './appointment.js';

/**
 * GET /api/appointments: `from` inclusive, `to` exclusive, both instants. Only the owner can use the other parameters:
 * anyone else gets all taken times of the bookable horizon in one answer.
 */
export const listAppointmentsQuerySchema = z.extend(pageQuerySchema, {
  from: z.optional(instantSchema),
  to: z.optional(instantSchema),
  /** By time of the call; the owner's list starts with the latest by default. */
  order: z.optional(z.enum(['asc', 'desc'])),
  status: z.optional(z.enum(optionValues(appointmentStatusOptions))),
  contactId: z.optional(z.coerce.number().check(z.int())),
  /** Only upcoming calls whose time would no longer be offered. */
  outsideHours: z.optional(z.literal('yes')),
});
export type ListAppointmentsQuery = z.infer<typeof listAppointmentsQuerySchema>;

/** A call as the owner sees it. Never part of an anonymous answer. */
export const ownerAppointmentSchema = z.extend(takenTimeSchema, {
  id: z.int(),
  contactId: leadIdSchema,
  status: z.enum(optionValues(appointmentStatusOptions)),
  notes: z.nullable(z.string()),
  /** Null for a call by phone: one without an invitation, or whose lead has no email address. */
  meetingUrl: z.nullable(z.string()),
  /** It is upcoming and outside the current hours, rules and days off. */
  outsideHours: z.boolean(),
  /** Held during a surge: released at this time unless the visitor opens the link in the email. ISO 8601 UTC. */
  confirmBy: z.optional(z.iso.datetime()),
  /** Whether the lead gets emails about this call: invitation, changes and reminders. */
  isInvited: z.boolean(),
  contact: z.object({
    name: z.string(),
    email: z.nullable(z.string()),
    company: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    service: z.nullable(z.string()),
    monthlyAdSpend: z.nullable(z.string()),
    /** Their message in the form. */
    message: z.nullable(z.string()),
  }),
});
export type OwnerAppointment = z.infer<typeof ownerAppointmentSchema>;

/** PATCH /api/appointments/{id}, owner only. A new `scheduledAt` moves the call if `findOwnerTimeProblem` allows it. */
export const updateAppointmentRequestSchema = z.object({
  status: z.optional(z.enum(optionValues(appointmentStatusOptions), validationMessages.callStatus)),
  ...notesChange,
  scheduledAt: z.optional(instantSchema),
  /** Included in the email about a move or a cancellation. Without such an email it is not stored. */
  message: ownerMessageSchema,
  /** Whether the visitor gets that email, with its calendar file. Default: yes. Reminders are sent either way. */
  emailVisitor: z.optional(z.boolean()),
});
export type UpdateAppointmentRequest = z.infer<typeof updateAppointmentRequestSchema>;
