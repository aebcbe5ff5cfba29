import { appointmentStatusOptions, optionValues } from '@agency/contracts';
import * as z from 'zod';
import { bigintSchema } from '../database/integer-column.js';
import { eventColumns, nullableText, sharedView, waitingEmailColumns } from './shared-view.js';

/** What other services may read of appointments and calendars. */
export const schedulingViews = {
  /** What happened to a lead's appointments, for the lead's timeline. */
  appointmentEvents: sharedView(
    'scheduling.contact_events',
    ['leads'],
    z.object({
      ...eventColumns,
      /** Grows with time, though commits may come out of order. */
      id: bigintSchema,
    }),
  ),
  /** Leads that ever booked a call, and whether one took place. */
  leadCalls: sharedView(
    'scheduling.lead_calls',
    ['leads'],
    z.object({ contact_id: bigintSchema, is_held: z.boolean() }),
  ),
  /** Appointments that were neither canceled nor completed; the reader filters by time. */
  scheduledAppointments: sharedView(
    'scheduling.scheduled_calls',
    ['leads'],
    z.object({
      contact_id: bigintSchema,
      scheduled_at: z.date(),
      id: bigintSchema,
      sequence: z.int(),
      /** When it was booked. */
      created_at: z.date(),
      /** The booking's `requestKey`, hashed by `requestKeyHash`. */
      request_key_hash: nullableText,
      /** The visitor must open their link before this time; null for a confirmed call. */
      confirm_by: z.date().nullable(),
    }),
  ),
  /** Appointments that took place, or are scheduled, including past ones whose result is not entered yet. */
  standingAppointments: sharedView(
    'scheduling.standing_calls',
    ['leads'],
    z.object({ contact_id: bigintSchema }),
  ),
  /** Appointments that are released at `confirm_by` unless the visitor opens their booking link first. */
  heldAppointments: sharedView(
    'scheduling.held_calls',
    ['email'],
    z.object({ appointment_id: bigintSchema, confirm_by: z.date() }),
  ),
  /** When visitors booked, including calls that were canceled since. */
  visitorBookings: sharedView(
    'scheduling.visitor_bookings',
    ['leads'],
    z.object({ created_at: z.date() }),
  ),
  /** What emails say about an appointment. */
  appointmentFacts: sharedView(
    'scheduling.call_facts',
    ['email'],
    z.object({
      id: bigintSchema,
      contact_id: bigintSchema,
      calendar_uid: z.uuid(),
      sequence: z.int(),
      scheduled_at: z.date(),
      /** Minutes. */
      duration: z.int(),
      status: z.enum(optionValues(appointmentStatusOptions)),
      meeting_room: z.string(),
      /** Null for a call booked by an earlier version: then the reader's MEETING_BASE_URL applies. */
      meeting_base_url: nullableText,
      is_invited: z.boolean(),
    }),
  ),
  /** An appointment's time before its last move. Appointments that were never moved have no row. */
  lastMoves: sharedView(
    'scheduling.last_moves',
    ['email'],
    z.object({ appointment_id: bigintSchema, moved_from: z.date() }),
  ),
  /** The owner's message to the lead with the last move or cancellation. No message, no row. */
  changeMessages: sharedView(
    'scheduling.change_messages',
    ['email'],
    z.object({ appointment_id: bigintSchema, message: z.string() }),
  ),
  /** When an appointment was booked, or last moved, canceled or set to another status. */
  callChanges: sharedView(
    'scheduling.call_changes',
    ['email'],
    z.object({ appointment_id: bigintSchema, changed_at: z.date() }),
  ),
  /** What emails say about a calendar of the owner's. */
  calendarFacts: sharedView(
    'scheduling.calendar_facts',
    ['email'],
    z.object({
      id: z.int(),
      name: z.string(),
      read_at: z.date(),
      failing_since: z.date().nullable(),
    }),
  ),
  /** Emails about appointments that are still in the outbox. */
  waitingEmails: sharedView(
    'scheduling.waiting_mails',
    ['email'],
    z.object({ ...waitingEmailColumns, appointment_id: bigintSchema, sequence: z.int() }),
  ),
} as const;
