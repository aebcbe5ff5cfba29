import { appointmentStatusOptions, emailNames, optionValues } from '@agency/contracts';
import * as z from 'zod';
import type { DatabaseDescription } from '../database/database-options.js';
import { bigintSchema } from '../database/integer-column.js';
import { rawSql, type Sql } from '../database/sql.js';

type Service = DatabaseDescription['schema'];

/** A view that one service offers to others: all they may read of its data. */
export interface SharedView<RowSchema extends z.ZodObject> {
  /** With its schema, which is the service that owns it: only that service's migrations change the view. */
  name: `${Service}.${string}`;
  /** Services whose role may read it. */
  readers: readonly Service[];
  /** A row as the driver returns it: the keys are the columns. Parse what a query returns with it, or with a `pick` of it. */
  rowSchema: RowSchema;
}

const nullableText = z.string().nullable();

const eventColumns = {
  contact_id: bigintSchema,
  at: z.date(),
  kind: z.string(),
  detail: z.looseObject({}),
};
const waitingEmailColumns = {
  contact_id: bigintSchema,
  name: z.enum(emailNames),
  subject: z.string(),
  due_at: z.date(),
};

function sharedView<RowSchema extends z.ZodObject>(
  name: `${Service}.${string}`,
  readers: readonly Service[],
  rowSchema: RowSchema,
): SharedView<RowSchema> {
  return { name, readers, rowSchema };
}

/**
 * Every view between services. A test in `services/migrate` compares columns and grants with the migrated database. The
 * previous version reads these views during a deploy: only add columns (docs/decisions/038).
 */
export const sharedViews = {
  /** Whom an appointment is with, what they asked for, and the normalized email address and phone number that bookings are counted by. */
  contactCard: sharedView(
    'leads.contact_card',
    ['scheduling'],
    z.object({
      id: bigintSchema,
      name: z.string(),
      /** Of email and phone at least one is there; both with a lead that asked for a call. */
      email: nullableText,
      company: nullableText,
      email_key: nullableText,
      phone_key: nullableText,
      phone: nullableText,
      service: nullableText,
      monthly_ad_spend: nullableText,
      message: nullableText,
    }),
  ),
  /** Leads to erase as soon as their visitors have been told that their appointments are cancelled. */
  erasureRequests: sharedView(
    'leads.erasure_requests',
    ['scheduling'],
    z.object({ contact_id: bigintSchema }),
  ),
  /** What emails say about a lead. */
  leadFacts: sharedView(
    'leads.lead_facts',
    ['email'],
    z.object({
      id: bigintSchema,
      name: z.string(),
      email: nullableText,
      phone: nullableText,
      company: nullableText,
      service: nullableText,
      monthly_ad_spend: nullableText,
      message: nullableText,
      topic: nullableText,
      created_at: z.date(),
    }),
  ),
  /** What the owner wrote to a lead. */
  replyFacts: sharedView(
    'leads.reply_facts',
    ['email'],
    z.object({
      id: z.int(),
      contact_id: bigintSchema,
      subject: z.string(),
      body: z.string(),
      created_at: z.date(),
    }),
  ),
  /** Emails about leads that are still in the outbox. */
  waitingLeadEmails: sharedView(
    'leads.waiting_mails',
    ['email'],
    /** The sequence of a reply is its id, that of others 0. */
    z.object({ ...waitingEmailColumns, sequence: z.int() }),
  ),
  /** What happened to a lead's appointments, for the lead's timeline. */
  appointmentEvents: sharedView('scheduling.contact_events', ['leads'], z.object(eventColumns)),
  /** Appointments that were neither cancelled nor completed; the reader compares their time. */
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
      /** Of the `requestKey` that it was booked with, by `requestKeyHash`. */
      request_key_hash: nullableText,
      /** Until when the visitor must open their link; null for a call that counts. */
      confirm_by: z.date().nullable(),
    }),
  ),
  /** Appointments that are released at `confirm_by` unless the visitor opens their booking link before. */
  heldAppointments: sharedView(
    'scheduling.held_calls',
    ['email'],
    z.object({ appointment_id: bigintSchema, confirm_by: z.date() }),
  ),
  /** When visitors booked, whatever became of it. */
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
      /** Null with a call that an earlier version booked: the reader's MEETING_BASE_URL. */
      meeting_base_url: nullableText,
      /** Always null: no email shows the owner's notes. The column remains for the previous version. */
      notes: z.null(),
    }),
  ),
  /** When an appointment was before its last move. One that was never moved has no row. */
  lastMoves: sharedView(
    'scheduling.last_moves',
    ['email'],
    z.object({ appointment_id: bigintSchema, moved_from: z.date() }),
  ),
  /** What the owner wrote to the lead with the last move or cancellation. Without a message there is no row. */
  changeMessages: sharedView(
    'scheduling.change_messages',
    ['email'],
    z.object({ appointment_id: bigintSchema, message: z.string() }),
  ),
  /** When an appointment was booked, or last moved, cancelled or set to another status. */
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
  waitingAppointmentEmails: sharedView(
    'scheduling.waiting_mails',
    ['email'],
    z.object({ ...waitingEmailColumns, appointment_id: bigintSchema, sequence: z.int() }),
  ),
  /** What became of the emails to and about a lead, for the lead's timeline. */
  emailEvents: sharedView('email.contact_events', ['leads'], z.object(eventColumns)),
} as const;

/**
 * The SELECT list for the columns of a view's row schema, or of a `pick` of it, such as `lead.id, lead.name`. `alias` is
 * the view's name in the statement.
 */
export function selectColumns(rowSchema: z.ZodObject, alias?: string): Sql {
  const prefix = alias === undefined ? '' : `${alias}.`;
  const columns = Object.keys(rowSchema.shape).map((column) => `${prefix}${column}`);
  return rawSql(columns.join(', '));
}
