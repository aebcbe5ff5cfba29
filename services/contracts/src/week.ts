import * as z from 'zod/mini';
import { takenTimeSchema } from './appointments/appointment.js';
import { calendarColors } from './busy-calendars.js';
import { availabilitySlotSchema, timeOffSchema } from './hours/availability.js';
import { bookingRulesSchema } from './hours/booking-rules.js';
import { leadIdSchema } from './leads/lead-fields.js';
import { validationMessages } from './limits.js';
import { pageQuerySchema } from './lists.js';
import { appointmentStatusOptions, optionValues } from './options.js';
import { notesChange, ownerMessageSchema } from './text/owner-text.js';
import {
  daysBetween,
  easternDateSchema,
  instantSchema,
  intervalSchema,
} from './time/eastern-time.js';

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

/** The most days in one answer: a week. */
const maxDays = 7;

/** GET /api/calendar: Eastern days, both inclusive. */
export const ownerScheduleQuerySchema = z
  .object({ from: easternDateSchema, to: easternDateSchema })
  .check(
    z.refine(
      ({ from, to }) => {
        const days = daysBetween(from, to) + 1;
        return days >= 1 && days <= maxDays;
      },
      { error: `Please ask for 1 to ${maxDays} days.`, path: ['to'] },
    ),
  );
export type OwnerScheduleQuery = z.infer<typeof ownerScheduleQuerySchema>;

/** A busy time of another calendar of hers. */
export const busyTimeSchema = z.extend(intervalSchema, {
  calendarId: z.int(),
  /** Only if she asked for titles. */
  title: z.nullable(z.string()),
});
export type BusyTime = z.infer<typeof busyTimeSchema>;

/** Time off as shown among calls, without the calls inside it. */
export const drawnTimeOffSchema = z.omit(timeOffSchema, { calls: true });
export type DrawnTimeOff = z.infer<typeof drawnTimeOffSchema>;

/** Everything in a range of days, for the owner. */
export const ownerScheduleSchema = z.object({
  /** Earliest first, without canceled ones. */
  calls: z.array(ownerAppointmentSchema),
  busyTimes: z.array(busyTimeSchema),
  calendars: z.array(z.object({ id: z.int(), name: z.string(), color: z.enum(calendarColors) })),
  timeOff: z.array(drawnTimeOffSchema),
  /** Federal holidays on which she takes no calls. */
  holidays: z.array(z.object({ day: z.string(), name: z.string() })),
  availability: z.array(availabilitySlotSchema),
  rules: bookingRulesSchema,
});
export type OwnerSchedule = z.infer<typeof ownerScheduleSchema>;
