import {
  appointmentStatusOptions,
  callOutcomeOptions,
  emailNames,
  leadStatusOptions,
  monthFiguresSchema,
  optionValues,
  rankingReportSchema,
  severeAlertsSchema,
  touchSchema,
} from '@agency/contracts';
import * as z from 'zod';
import type { DatabaseDescription } from '../database/database-options.js';
import { bigintSchema } from '../database/integer-column.js';
import { rawSql, type Sql } from '../database/sql.js';

type Service = DatabaseDescription['schema'];

/** A view that one service offers to others: all they may read of its data. */
export interface SharedView<RowSchema extends z.ZodObject> {
  /** Includes the schema, which is the owning service: only its migrations change the view. */
  name: `${Service}.${string}`;
  /** Services whose role may read it. */
  readers: readonly Service[];
  /** A row as the driver returns it: the keys are the columns. Parse query results with it, or with a `pick` of it. */
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

const settingChangeColumns = {
  id: bigintSchema,
  at: z.date(),
  setting: z.string(),
  detail: nullableText,
  before: z.unknown(),
  after: z.unknown(),
  by: z.string(),
};

/**
 * Every view between services. A test in `services/migrate` compares columns and grants with the migrated database. The
 * previous version reads these views during a deploy: only add columns (docs/decisions/038).
 */
export const sharedViews = {
  /**
   * Whom an appointment is with, what they asked for, and the normalized email address and phone number that bookings
   * are counted by.
   */
  contactCard: sharedView(
    'leads.contact_card',
    ['scheduling'],
    z.object({
      id: bigintSchema,
      name: z.string(),
      /** At least one of email and phone is set; leads that asked for a call have both. */
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
  /** Leads to erase once their visitors have been told about the cancelled appointments. */
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
      status: z.enum(optionValues(leadStatusOptions)),
      created_at: z.date(),
      /** The first visit, or the last one if that is all there is. Null without any. */
      first_touch: z.nullable(touchSchema),
    }),
  ),
  /** Calls and emails outside the product that the owner logged about a lead. */
  loggedContacts: sharedView(
    'leads.logged_contacts',
    ['email'],
    z.object({
      contact_id: bigintSchema,
      kind: z.enum(['called', 'wrote']),
      /** Of a call. */
      outcome: z.enum(optionValues(callOutcomeOptions)).nullable(),
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
  /** What happened in a month, by its number: `202611` is November 2026. */
  monthFacts: sharedView(
    'leads.month_facts',
    ['email'],
    z.object({ month: z.int(), figures: monthFiguresSchema }),
  ),
  /** What the emails about a week of rankings say. */
  rankingReports: sharedView(
    'rankings.report_facts',
    ['email'],
    z.object({ id: z.int(), report: rankingReportSchema }),
  ),
  /** The alerts of high severity that an email reports, without those that were taken back. */
  severeAlerts: sharedView(
    'rankings.severe_alerts',
    ['email'],
    z.object({ id: z.int(), told: severeAlertsSchema }),
  ),
  /** Emails about leads that are still in the outbox. */
  waitingLeadEmails: sharedView(
    'leads.waiting_mails',
    ['email'],
    /** A reply's id; 0 for other emails. */
    z.object({ ...waitingEmailColumns, sequence: z.int() }),
  ),
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
  /** Appointments that were neither cancelled nor completed; the reader filters by time. */
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
  /** When visitors booked, including calls that were cancelled since. */
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
      /** Always null: no email shows the owner's notes. The column remains for the previous version. */
      notes: z.null(),
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
  /** Deliveries of the emails to and about a lead, for the lead's timeline. */
  emailEvents: sharedView('email.contact_events', ['leads'], z.object(eventColumns)),
  /** Changes of this service's settings. */
  schedulingSettings: sharedView(
    'scheduling.setting_history',
    ['leads'],
    z.object(settingChangeColumns),
  ),
  rankingSettings: sharedView(
    'rankings.setting_history',
    ['leads'],
    z.object(settingChangeColumns),
  ),
  emailSettings: sharedView('email.setting_history', ['leads'], z.object(settingChangeColumns)),
} as const;

/**
 * The SELECT list for the columns of a view's row schema, or of a `pick` of it, such as `lead.id, lead.name`. `alias`
 * is the view's alias in the statement.
 */
export function selectColumns(rowSchema: z.ZodObject, alias?: string): Sql {
  const prefix = alias === undefined ? '' : `${alias}.`;
  const columns = Object.keys(rowSchema.shape).map((column) => `${prefix}${column}`);
  return rawSql(columns.join(', '));
}
