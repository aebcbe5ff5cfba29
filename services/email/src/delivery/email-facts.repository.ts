import {
  channelOfTouch,
  type EmailName,
  emailNames,
  isByPhone,
  type RankingReport,
  recoveryLinkMinutes,
  type SevereAlerts,
} from '@agency/contracts';
import {
  type EmailJob,
  ENV,
  meetingUrl,
  queryRow,
  queryRows,
  rawSql,
  type Sql,
  selectColumns,
  sharedViews,
  signBookingLink,
  signRecoveryLink,
  sql,
} from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { type EmailEnv, siteUrlOf } from '../config/env.js';
import type { EmailHistory, LoggedContact } from '../emails/email-definition.js';
import type {
  AddressFacts,
  AppointmentFacts,
  CalendarFacts,
  Email,
  FactsOf,
  LeadFacts,
  MonthFacts,
  NoticeCounts,
  RecoveryFacts,
  ReplyFacts,
} from '../emails/email-facts.js';
import { calendarNotices, leadInvitations } from '../emails/emails.js';
import { addressToken } from '../notices/address-token.js';
import { NoticeSettingsService } from '../notices/notice-settings.service.js';
import { writtenTextColumn, writtenTextColumnSchema } from '../texts/written-text-column.js';
import { ownerNotices, recipientKeyOf, summaryPartOf, summaryStretch } from './recipient-limit.js';

const {
  calendarFacts,
  leadFacts,
  monthFacts,
  rankingReports,
  severeAlerts,
  replyFacts,
  loggedContacts,
  appointmentFacts,
  lastMoves,
  changeMessages,
  heldAppointments,
} = sharedViews;
const views = {
  calendars: rawSql(calendarFacts.name),
  leads: rawSql(leadFacts.name),
  months: rawSql(monthFacts.name),
  reports: rawSql(rankingReports.name),
  severeAlerts: rawSql(severeAlerts.name),
  replies: rawSql(replyFacts.name),
  contacts: rawSql(loggedContacts.name),
  appointments: rawSql(appointmentFacts.name),
  moves: rawSql(lastMoves.name),
  messages: rawSql(changeMessages.name),
  held: rawSql(heldAppointments.name),
};
const leadRowSchema = leadFacts.rowSchema;
const bookedLeadRowSchema = leadRowSchema.pick({
  name: true,
  email: true,
  phone: true,
  company: true,
});
const replyRowSchema = replyFacts.rowSchema.pick({ id: true, subject: true, body: true });
const contactRowSchema = loggedContacts.rowSchema.pick({ kind: true, outcome: true });
const threadRowSchema = z.object({ message_id: z.uuid() });
const answerRowSchema = z.object({ answer: z.boolean() });
const noticeRowSchema = z.object({ mail: z.enum(emailNames), count: z.int() });
const appointmentRowSchema = appointmentFacts.rowSchema.omit({ notes: true });
const calendarRowSchema = calendarFacts.rowSchema.omit({ id: true });
const bookedAppointmentRowSchema = appointmentRowSchema.extend(bookedLeadRowSchema.shape).extend({
  moved_from: lastMoves.rowSchema.shape.moved_from.nullable(),
  message: changeMessages.rowSchema.shape.message.nullable(),
  confirm_by: heldAppointments.rowSchema.shape.confirm_by.nullable(),
  ...writtenTextColumnSchema.shape,
});

/** Reads the current state of what an email is about, through views of the services that own it. */
@Injectable()
export class EmailFactsRepository implements EmailHistory {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notices: NoticeSettingsService,
    @Inject(ENV) private readonly env: EmailEnv,
  ) {}

  /** Undefined if the lead was erased, or everything that a summary would count. */
  async load(job: EmailJob): Promise<Email | undefined> {
    if (job.about === 'lead') {
      const found = await this.findLeadAndText(job.contactId, job.name);
      return found && { about: 'lead', name: job.name, ...found };
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
    if (job.about === 'month') {
      const month = await this.findMonth(job.month);
      return month && { about: 'month', name: job.name, month };
    }
    if (job.about === 'rankingWeek') {
      const report = await this.findReport(job.reportId);
      return report && { about: 'rankingWeek', name: job.name, report };
    }
    if (job.about === 'rankingAlerts') {
      const told = await this.findSevereAlerts(job.windowId);
      return told && { about: 'rankingAlerts', name: job.name, told };
    }
    if (job.about === 'password') {
      const { gate, changedAt } = job;
      const password = { gate, changedAt: new Date(changedAt * 1_000) };
      return { about: 'password', name: job.name, password };
    }
    if (job.about === 'address') {
      const address = await this.findAddress(job.addressId);
      return address && { about: 'address', name: job.name, address };
    }
    if (job.about === 'recovery') {
      return { about: 'recovery', name: job.name, recovery: await this.findRecovery(job) };
    }
    const found = await this.findAppointmentAndText(job.appointmentId, job.name);
    return found && { about: 'appointment', name: job.name, ...found };
  }

  /** Undefined for an unknown appointment, and if its lead was erased. */
  async findAppointment(id: number): Promise<AppointmentFacts | undefined> {
    return (await this.findAppointmentAndText(id))?.appointment;
  }

  /**
   * Whether the lead has booked a call, cancelled or not: a cancellation has its own email with a link to book again.
   * Also true if the same mailbox has an upcoming call from another form, for example one submitted twice.
   */
  async hasBooked({ id, email }: Pick<LeadFacts, 'id' | 'email'>, now: Date): Promise<boolean> {
    const recipientKey = email === null ? null : recipientKeyOf(email);
    return this.isTrue(
      sql`SELECT EXISTS (SELECT FROM ${views.appointments} WHERE contact_id = ${id})
          OR EXISTS (SELECT FROM email.deliveries delivery
            JOIN ${views.appointments} appointment ON appointment.id = delivery.appointment_id
            WHERE delivery.recipient_key = ${recipientKey} AND delivery.mail = 'booking-invitation'
              AND appointment.status = 'scheduled' AND appointment.scheduled_at > ${now}) AS answer`,
    );
  }

  /** Whether the owner has written to the lead, who then needs no automatic reply. */
  async hasReplied({ id }: Pick<LeadFacts, 'id'>): Promise<boolean> {
    return this.isTrue(
      sql`SELECT EXISTS (SELECT FROM ${views.replies} WHERE contact_id = ${id}) AS answer`,
    );
  }

  /** The most that the owner has logged; undefined for nothing. */
  async findLoggedContact({ id }: Pick<LeadFacts, 'id'>): Promise<LoggedContact | undefined> {
    const rows = await queryRows(
      this.dataSource.manager,
      contactRowSchema,
      sql`SELECT ${selectColumns(contactRowSchema)} FROM ${views.contacts} WHERE contact_id = ${id}`,
    );
    if (rows.some(({ outcome }) => outcome === 'reached')) return 'reached';
    if (rows.some(({ kind }) => kind === 'wrote')) return 'wrote';
    return rows.length > 0 ? 'tried' : undefined;
  }

  /** Whether the owner was sent an email about the call that may have put it into her calendar. */
  async hasToldCalendar(appointmentId: number): Promise<boolean> {
    return this.isTrue(
      sql`SELECT EXISTS (SELECT FROM email.deliveries WHERE appointment_id = ${appointmentId}
          AND state = 'sent' AND mail = ANY(${calendarNotices})) AS answer`,
    );
  }

  /**
   * Whether the mailbox's limit held back the invitation and no later email told it about the call. Then it gets no
   * updates about the call either. An invitation that was outdated before it was sent does not count.
   */
  async isInvitationWithheld({ id, lead }: AppointmentFacts): Promise<boolean> {
    if (lead.email === null) return false;
    return this.isTrue(
      sql`SELECT coalesce(bool_and(state = 'skipped'), false) AS answer FROM email.deliveries
        WHERE appointment_id = ${id} AND recipient_key = ${recipientKeyOf(lead.email)}
          AND mail = ANY(${leadInvitations})`,
    );
  }

  private async isTrue(question: Sql): Promise<boolean> {
    return (await queryRow(this.dataSource.manager, answerRowSchema, question)).answer;
  }

  private async countHeldNotices(heldFrom: Date): Promise<NoticeCounts | undefined> {
    const { from, until } = summaryStretch(heldFrom);
    const recipientKey = recipientKeyOf(this.env.OWNER_EMAIL);
    const rows = await queryRows(
      this.dataSource.manager,
      noticeRowSchema,
      sql`SELECT mail, count(*)::integer AS count FROM email.deliveries
        WHERE recipient_key = ${recipientKey} AND mail = ANY(${ownerNotices}) AND state = 'skipped'
          AND created_at >= ${from} AND created_at < ${until}
        GROUP BY mail`,
    );
    if (rows.length === 0) return undefined;
    const counts: NoticeCounts = { leads: 0, bookings: 0, changes: 0 };
    for (const { mail, count } of rows) {
      const part = summaryPartOf(mail);
      if (part) counts[part] += count;
    }
    return counts;
  }

  /** Includes the emails sent before it in the same conversation: the automatic reply and earlier replies. */
  private async findReply({
    contactId,
    replyId,
  }: Extract<EmailJob, { about: 'reply' }>): Promise<ReplyFacts | undefined> {
    const { manager } = this.dataSource;
    const [reply] = await queryRows(
      manager,
      replyRowSchema,
      sql`SELECT ${selectColumns(replyRowSchema)} FROM ${views.replies}
        WHERE id = ${replyId} AND contact_id = ${contactId}`,
    );
    if (!reply) return undefined;
    const earlier = await queryRows(
      manager,
      threadRowSchema,
      sql`SELECT message_id FROM email.deliveries
        WHERE contact_id = ${contactId} AND state = 'sent'
          AND (mail = 'lead-auto-reply' OR (mail = 'lead-reply' AND sequence < ${replyId}))
        ORDER BY changed_at, id`,
    );
    return { ...reply, thread: earlier.map(({ message_id }) => message_id) };
  }

  private async findLead(id: number): Promise<LeadFacts | undefined> {
    return (await this.findLeadAndText(id))?.lead;
  }

  /** With what the owner wrote in the email of this name. */
  private async findLeadAndText(
    id: number,
    name?: EmailName,
  ): Promise<FactsOf['lead'] | undefined> {
    const [row] = await queryRows(
      this.dataSource.manager,
      leadRowSchema.extend(writtenTextColumnSchema.shape),
      sql`SELECT ${selectColumns(leadRowSchema)}, ${writtenTextColumn(name)} FROM ${views.leads} WHERE id = ${id}`,
    );
    if (!row) return undefined;
    const { monthly_ad_spend, created_at, first_touch, written, ...facts } = row;
    const lead = {
      ...facts,
      channel: channelOfTouch(first_touch ?? {}),
      monthlyAdSpend: monthly_ad_spend,
      createdAt: created_at,
    };
    return { lead, ...(written && { text: written }) };
  }

  /** Undefined if the owner removed it a week ago. */
  private async findAddress(id: number): Promise<AddressFacts | undefined> {
    const { address, mailboxes } = await this.notices.findAddress(id);
    if (address === undefined) return undefined;
    const { main, confirmed, answersTo, from } = mailboxes;
    return {
      address,
      main,
      others: confirmed.filter((one) => one !== main),
      answersTo: answersTo ?? from.address,
      token: addressToken(id, address, this.env.BOOKING_LINK_SECRET),
    };
  }

  private async findRecovery({
    addressId,
    linkId,
    madeAt,
  }: Extract<EmailJob, { about: 'recovery' }>): Promise<RecoveryFacts> {
    return {
      address: (await this.notices.findConfirmed(addressId)) ?? null,
      token: signRecoveryLink({ id: linkId, madeAt }, this.env.BOOKING_LINK_SECRET),
      until: new Date((madeAt + recoveryLinkMinutes * 60) * 1_000),
    };
  }

  private async findMonth(month: number): Promise<MonthFacts | undefined> {
    const [row] = await queryRows(
      this.dataSource.manager,
      monthFacts.rowSchema,
      sql`SELECT month, figures FROM ${views.months} WHERE month = ${month}`,
    );
    return row;
  }

  private async findReport(id: number): Promise<RankingReport | undefined> {
    const [row] = await queryRows(
      this.dataSource.manager,
      rankingReports.rowSchema,
      sql`SELECT id, report FROM ${views.reports} WHERE id = ${id}`,
    );
    return row?.report;
  }

  private async findSevereAlerts(id: number): Promise<SevereAlerts | undefined> {
    const [row] = await queryRows(
      this.dataSource.manager,
      severeAlerts.rowSchema,
      sql`SELECT id, told FROM ${views.severeAlerts} WHERE id = ${id}`,
    );
    return row?.told;
  }

  /** Undefined if the owner has removed it. */
  private async findCalendar(id: number): Promise<CalendarFacts | undefined> {
    const [row] = await queryRows(
      this.dataSource.manager,
      calendarRowSchema,
      sql`SELECT ${selectColumns(calendarRowSchema)} FROM ${views.calendars} WHERE id = ${id}`,
    );
    return row && { name: row.name, readAt: row.read_at, failingSince: row.failing_since };
  }

  /** With what the owner wrote in the email of this name. */
  private async findAppointmentAndText(
    id: number,
    emailName?: EmailName,
  ): Promise<FactsOf['appointment'] | undefined> {
    const [row] = await queryRows(
      this.dataSource.manager,
      bookedAppointmentRowSchema,
      sql`SELECT ${selectColumns(appointmentRowSchema, 'appointment')}, ${selectColumns(bookedLeadRowSchema, 'lead')},
          move.moved_from, change.message, held.confirm_by, ${writtenTextColumn(emailName)}
        FROM ${views.appointments} appointment
        JOIN ${views.leads} lead ON lead.id = appointment.contact_id
        LEFT JOIN ${views.moves} move ON move.appointment_id = appointment.id
        LEFT JOIN ${views.messages} change ON change.appointment_id = appointment.id
        LEFT JOIN ${views.held} held ON held.appointment_id = appointment.id
        WHERE appointment.id = ${id}`,
    );
    if (!row) return undefined;
    const { name, email, phone, company, written, ...appointment } = row;
    const token = signBookingLink(id, this.env.BOOKING_LINK_SECRET);
    const facts = {
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
      isByPhone: isByPhone({ isInvited: appointment.is_invited, email }),
      bookingUrl: `${siteUrlOf(this.env)}/booking/${token}`,
      confirmBy: appointment.confirm_by,
      movedFrom: appointment.moved_from,
      message: appointment.message,
      lead: { id: appointment.contact_id, name, email, phone, company },
    };
    return { appointment: facts, ...(written && { text: written }) };
  }
}
