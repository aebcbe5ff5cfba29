import { bookingAddress, type EmailName, emailTextSchema, isByPhone } from '@agency/contracts';
import {
  type EmailJob,
  ENV,
  leadsViews,
  meetingUrl,
  queryRows,
  rawSql,
  type Sql,
  schedulingViews,
  selectColumns,
  signBookingLink,
  sql,
} from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import type {
  AppointmentFacts,
  Email,
  FactsOf,
  LeadFacts,
  ReplyFacts,
} from '../emails/email-facts.js';
import { type EmailEnv, siteUrlOf } from '../env.js';
import { OwnerFactsRepository } from './owner-facts.repository.js';

const { leadFacts, replyFacts } = leadsViews;
const { appointmentFacts, lastMoves, changeMessages, heldAppointments } = schedulingViews;
const views = {
  leads: rawSql(leadFacts.name),
  replies: rawSql(replyFacts.name),
  appointments: rawSql(appointmentFacts.name),
  moves: rawSql(lastMoves.name),
  messages: rawSql(changeMessages.name),
  held: rawSql(heldAppointments.name),
};

/**
 * Part of the statement that reads what an email is about, so that the owner's new text applies from the next email on.
 */
const writtenTextColumn = (email: EmailName | undefined): Sql =>
  sql`(SELECT text FROM email.email_texts WHERE email = ${email ?? null}) AS written`;
const writtenTextColumnSchema = z.object({ written: z.nullable(emailTextSchema) });

const leadRowSchema = leadFacts.rowSchema;
const bookedLeadRowSchema = leadRowSchema.pick({
  name: true,
  email: true,
  phone: true,
  company: true,
});
const replyRowSchema = replyFacts.rowSchema.pick({ id: true, subject: true, body: true });
const threadRowSchema = z.object({ message_id: z.uuid() });
const appointmentRowSchema = appointmentFacts.rowSchema;
const bookedAppointmentRowSchema = appointmentRowSchema.extend(bookedLeadRowSchema.shape).extend({
  moved_from: lastMoves.rowSchema.shape.moved_from.nullable(),
  message: changeMessages.rowSchema.shape.message.nullable(),
  confirm_by: heldAppointments.rowSchema.shape.confirm_by.nullable(),
  ...writtenTextColumnSchema.shape,
});

/** Reads the current state of what an email is about, through views of the services that own it. */
@Injectable()
export class EmailFactsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ownerFacts: OwnerFactsRepository,
    @Inject(ENV) private readonly env: EmailEnv,
  ) {}

  /** Undefined if the lead was erased, or if what an email to the owner is about no longer exists. */
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
    if (job.about === 'appointment') {
      const found = await this.findAppointmentAndText(job.appointmentId, job.name);
      return found && { about: 'appointment', name: job.name, ...found };
    }
    return this.ownerFacts.load(job);
  }

  /** Undefined for an unknown appointment, and if its lead was erased. */
  async findAppointment(id: number): Promise<AppointmentFacts | undefined> {
    return (await this.findAppointmentAndText(id))?.appointment;
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
    const { monthly_ad_spend, created_at, written, ...facts } = row;
    const lead = {
      ...facts,
      monthlyAdSpend: monthly_ad_spend,
      createdAt: created_at,
    };
    return { lead, ...(written && { text: written }) };
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
      bookingUrl: siteUrlOf(this.env) + bookingAddress(token),
      confirmBy: appointment.confirm_by,
      movedFrom: appointment.moved_from,
      message: appointment.message,
      lead: { id: appointment.contact_id, name, email, phone, company },
    };
    return { appointment: facts, ...(written && { text: written }) };
  }
}
