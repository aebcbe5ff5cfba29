import { emailNames } from '@agency/contracts';
import { ENV, meetingUrl, selectColumns, sharedViews, signBookingLink } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { type EmailEnv, siteUrlOf } from '../config/env.js';
import type { EmailHistory } from '../emails/email-definition.js';
import type {
  AppointmentFacts,
  CalendarFacts,
  Email,
  LeadFacts,
  NoticeCounts,
  ReplyFacts,
} from '../emails/email-facts.js';
import { emails } from '../emails/emails.js';
import type { EmailJob } from './email-job.js';
import { ownerNotices, recipientKeyOf, summaryPartOf } from './recipient-limit.js';
import { summaryStretch } from './summary-stretch.js';

const {
  calendarFacts,
  leadFacts,
  replyFacts,
  appointmentFacts,
  lastMoves,
  changeMessages,
  heldCalls,
} = sharedViews;
const leadRowSchema = leadFacts.rowSchema;
const bookedLeadRowSchema = leadRowSchema.pick({
  name: true,
  email: true,
  phone: true,
  company: true,
});
const replyRowSchema = replyFacts.rowSchema.pick({ id: true, subject: true, body: true });
const threadRowSchema = z.object({ message_id: z.uuid() });
const hasRepliedRowSchema = z.object({ has_replied: z.boolean() });
const hasBookedRowSchema = z.object({ has_booked: z.boolean() });
const hasToldRowSchema = z.object({ has_told: z.boolean() });
const withheldRowSchema = z.object({ is_withheld: z.boolean() });
const noticeRowSchema = z.object({ mail: z.enum(emailNames), count: z.int() });
const appointmentRowSchema = appointmentFacts.rowSchema.omit({ notes: true });
const calendarRowSchema = calendarFacts.rowSchema.omit({ id: true });
const changeRowSchema = z.object({
  moved_from: lastMoves.rowSchema.shape.moved_from.nullable(),
  message: changeMessages.rowSchema.shape.message.nullable(),
  confirm_by: heldCalls.rowSchema.shape.confirm_by.nullable(),
});

/** The emails that may have put a call into the owner's calendar. */
const calendarNotices = emailNames.filter((name) => {
  const definition = emails[name];
  return definition.to === 'owner' && definition.isForCalendar;
});

/** Reads what an email is about, as it is now, through views of the services that own it. */
@Injectable()
export class EmailFactsRepository implements EmailHistory {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENV) private readonly env: EmailEnv,
  ) {}

  /** Undefined when the lead was erased, or everything that a summary would count. */
  async load(job: EmailJob): Promise<Email | undefined> {
    if (job.about === 'lead') {
      const lead = await this.findLead(job.contactId);
      return lead && { about: 'lead', name: job.name, lead };
    }
    if (job.about === 'reply') {
      const lead = await this.findLead(job.contactId);
      const reply = await this.findReply(job);
      return lead && reply && { about: 'reply', name: job.name, lead, reply };
    }
    if (job.about === 'calendar') {
      const calendar = await this.findCalendar(job.calendarId);
      return calendar && { about: 'calendar', name: job.name, calendar };
    }
    if (job.about === 'notices') {
      const notices = await this.countHeldNotices(new Date(job.heldFrom * 1_000));
      return notices && { about: 'notices', name: job.name, notices };
    }
    const appointment = await this.findAppointment(job.appointmentId);
    return appointment && { about: 'appointment', name: job.name, appointment };
  }

  /**
   * Whether the lead has booked a call, cancelled or not: a cancellation has its own email with the way back. Also when
   * the same mailbox has a call ahead from another form, as after one that was sent twice.
   */
  async hasBooked({ id, email }: Pick<LeadFacts, 'id' | 'email'>, now: Date): Promise<boolean> {
    const [row]: unknown[] = await this.dataSource.query(
      `SELECT EXISTS (SELECT FROM ${appointmentFacts.name} WHERE contact_id = $1)
         OR EXISTS (SELECT FROM email.deliveries delivery
           JOIN ${appointmentFacts.name} appointment ON appointment.id = delivery.appointment_id
           WHERE delivery.recipient_key = $2 AND delivery.mail = 'booking-invitation'
             AND appointment.status = 'scheduled' AND appointment.scheduled_at > $3) AS has_booked`,
      [id, email === null ? null : recipientKeyOf(email), now],
    );
    return hasBookedRowSchema.parse(row).has_booked;
  }

  /** Whether the owner has written to the lead, who then needs no automatic reply. */
  async hasReplied({ id }: Pick<LeadFacts, 'id'>): Promise<boolean> {
    const [row]: unknown[] = await this.dataSource.query(
      `SELECT EXISTS (SELECT FROM ${replyFacts.name} WHERE contact_id = $1) AS has_replied`,
      [id],
    );
    return hasRepliedRowSchema.parse(row).has_replied;
  }

  /** Whether the owner was sent an email about the call that may have put it into her calendar. */
  async hasToldCalendar(appointmentId: number): Promise<boolean> {
    const [row]: unknown[] = await this.dataSource.query(
      `SELECT EXISTS (SELECT FROM email.deliveries WHERE appointment_id = $1 AND state = 'sent'
         AND mail = ANY($2)) AS has_told`,
      [appointmentId, calendarNotices],
    );
    return hasToldRowSchema.parse(row).has_told;
  }

  /**
   * Whether the limit of the mailbox kept back the invitation, and nothing has told it of the call since. Then it needs no
   * news of the call either. An invitation that was outdated before it was sent is no such case.
   */
  async isInvitationWithheld({ id, lead }: AppointmentFacts): Promise<boolean> {
    if (lead.email === null) return false;
    const [row]: unknown[] = await this.dataSource.query(
      `SELECT coalesce(bool_and(state = 'skipped'), false) AS is_withheld FROM email.deliveries
       WHERE appointment_id = $1 AND recipient_key = $2 AND mail IN ('booking-invitation', 'booking-moved')`,
      [id, recipientKeyOf(lead.email)],
    );
    return withheldRowSchema.parse(row).is_withheld;
  }

  private async countHeldNotices(heldFrom: Date): Promise<NoticeCounts | undefined> {
    const { from, until } = summaryStretch(heldFrom);
    const rows: unknown[] = await this.dataSource.query(
      `SELECT mail, count(*)::integer AS count FROM email.deliveries
       WHERE recipient_key = $1 AND mail = ANY($2) AND state = 'skipped'
         AND created_at >= $3 AND created_at < $4
       GROUP BY mail`,
      [recipientKeyOf(this.env.OWNER_EMAIL), ownerNotices, from, until],
    );
    if (rows.length === 0) return undefined;
    const counts: NoticeCounts = { leads: 0, bookings: 0, changes: 0 };
    for (const { mail, count } of rows.map((row) => noticeRowSchema.parse(row))) {
      const part = summaryPartOf(mail);
      if (part) counts[part] += count;
    }
    return counts;
  }

  /** With the emails that were sent before it in the same conversation: the automatic reply and earlier replies. */
  private async findReply({
    contactId,
    replyId,
  }: Extract<EmailJob, { about: 'reply' }>): Promise<ReplyFacts | undefined> {
    const [row]: unknown[] = await this.dataSource.query(
      `SELECT ${selectColumns(replyRowSchema)} FROM ${replyFacts.name} WHERE id = $1 AND contact_id = $2`,
      [replyId, contactId],
    );
    if (!row) return undefined;
    const earlier: unknown[] = await this.dataSource.query(
      `SELECT message_id FROM email.deliveries
       WHERE contact_id = $1 AND state = 'sent'
         AND (mail = 'lead-auto-reply' OR (mail = 'lead-reply' AND sequence < $2))
       ORDER BY changed_at, id`,
      [contactId, replyId],
    );
    const thread = earlier.map((one) => threadRowSchema.parse(one).message_id);
    return { ...replyRowSchema.parse(row), thread };
  }

  private async findLead(id: number): Promise<LeadFacts | undefined> {
    const [row]: unknown[] = await this.dataSource.query(
      `SELECT ${selectColumns(leadRowSchema)} FROM ${leadFacts.name} WHERE id = $1`,
      [id],
    );
    if (!row) return undefined;
    const { monthly_ad_spend, created_at, ...lead } = leadRowSchema.parse(row);
    return { ...lead, monthlyAdSpend: monthly_ad_spend, createdAt: created_at };
  }

  /** Undefined when the owner has removed it. */
  private async findCalendar(id: number): Promise<CalendarFacts | undefined> {
    const [row]: unknown[] = await this.dataSource.query(
      `SELECT ${selectColumns(calendarRowSchema)} FROM ${calendarFacts.name} WHERE id = $1`,
      [id],
    );
    if (!row) return undefined;
    const { name, read_at, failing_since } = calendarRowSchema.parse(row);
    return { name, readAt: read_at, failingSince: failing_since };
  }

  /** Undefined for an unknown appointment, and when its lead was erased. */
  async findAppointment(id: number): Promise<AppointmentFacts | undefined> {
    const [row]: unknown[] = await this.dataSource.query(
      `SELECT ${selectColumns(appointmentRowSchema, 'appointment')}, ${selectColumns(bookedLeadRowSchema, 'lead')},
         move.moved_from, change.message, held.confirm_by
       FROM ${appointmentFacts.name} appointment
       JOIN ${leadFacts.name} lead ON lead.id = appointment.contact_id
       LEFT JOIN ${lastMoves.name} move ON move.appointment_id = appointment.id
       LEFT JOIN ${changeMessages.name} change ON change.appointment_id = appointment.id
       LEFT JOIN ${heldCalls.name} held ON held.appointment_id = appointment.id
       WHERE appointment.id = $1`,
      [id],
    );
    if (!row) return undefined;
    const { name, email, phone, company, ...appointment } = appointmentRowSchema
      .extend(bookedLeadRowSchema.shape)
      .extend(changeRowSchema.shape)
      .parse(row);
    const token = signBookingLink(id, this.env.BOOKING_LINK_SECRET);
    return {
      id,
      calendarUid: appointment.calendar_uid,
      sequence: appointment.sequence,
      scheduledAt: appointment.scheduled_at,
      duration: appointment.duration,
      status: appointment.status,
      meetingUrl: meetingUrl(
        appointment.meeting_base_url ?? this.env.MEETING_BASE_URL,
        appointment.meeting_room,
      ),
      bookingUrl: `${siteUrlOf(this.env)}/booking/${token}`,
      confirmBy: appointment.confirm_by,
      movedFrom: appointment.moved_from,
      message: appointment.message,
      lead: { id: appointment.contact_id, name, email, phone, company },
    };
  }
}
