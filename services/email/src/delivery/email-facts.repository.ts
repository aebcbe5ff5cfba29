import { ENV, meetingUrl, selectColumns, sharedViews, signBookingLink } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { type EmailEnv, siteUrlOf } from '../config/env.js';
import type { AppointmentFacts, Email, LeadFacts } from '../templates/email-facts.js';
import type { EmailJob } from './email-job.js';
import { recipientKeyOf } from './recipient-limit.js';

const { leadFacts, appointmentFacts, lastMoves } = sharedViews;
const leadRowSchema = leadFacts.rowSchema;
const bookedLeadRowSchema = leadRowSchema.pick({ name: true, email: true, phone: true, company: true });
const hasBookedRowSchema = z.object({ has_booked: z.boolean() });
const appointmentRowSchema = appointmentFacts.rowSchema.omit({ notes: true });
const movedRowSchema = z.object({ moved_from: lastMoves.rowSchema.shape.moved_from.nullable() });

/** Reads what an email is about, as it is now, through views of the services that own it. */
@Injectable()
export class EmailFactsRepository {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENV) private readonly env: EmailEnv,
  ) {}

  /** Undefined when the lead was erased. */
  async load(job: EmailJob): Promise<Email | undefined> {
    if (job.about === 'lead') {
      const lead = await this.findLead(job.contactId);
      return lead && { about: 'lead', name: job.name, lead };
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

  private async findLead(id: number): Promise<LeadFacts | undefined> {
    const [row]: unknown[] = await this.dataSource.query(
      `SELECT ${selectColumns(leadRowSchema)} FROM ${leadFacts.name} WHERE id = $1`,
      [id],
    );
    if (!row) return undefined;
    const { monthly_ad_spend, created_at, ...lead } = leadRowSchema.parse(row);
    return { ...lead, monthlyAdSpend: monthly_ad_spend, createdAt: created_at };
  }

  /** Undefined for an unknown appointment, and when its lead was erased. */
  async findAppointment(id: number): Promise<AppointmentFacts | undefined> {
    const [row]: unknown[] = await this.dataSource.query(
      `SELECT ${selectColumns(appointmentRowSchema, 'appointment')}, ${selectColumns(bookedLeadRowSchema, 'lead')},
         move.moved_from
       FROM ${appointmentFacts.name} appointment
       JOIN ${leadFacts.name} lead ON lead.id = appointment.contact_id
       LEFT JOIN ${lastMoves.name} move ON move.appointment_id = appointment.id
       WHERE appointment.id = $1`,
      [id],
    );
    if (!row) return undefined;
    const { name, email, phone, company, ...appointment } = appointmentRowSchema
      .extend(bookedLeadRowSchema.shape)
      .extend(movedRowSchema.shape)
      .parse(row);
    const token = signBookingLink(id, this.env.BOOKING_LINK_SECRET);
    return {
      id,
      calendarUid: appointment.calendar_uid,
      sequence: appointment.sequence,
      scheduledAt: appointment.scheduled_at,
      duration: appointment.duration,
      status: appointment.status,
      meetingUrl: meetingUrl(this.env.MEETING_BASE_URL, appointment.meeting_room),
      bookingUrl: `${siteUrlOf(this.env)}/booking/${token}`,
      movedFrom: appointment.moved_from,
      lead: { id: appointment.contact_id, name, email, phone, company },
    };
  }
}
