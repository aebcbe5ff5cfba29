import { ENV, meetingUrl, signBookingLink } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type EmailEnv, siteUrlOf } from '../env.js';
import type { CallFacts, LeadFacts } from '../mails/mail-facts.js';
import type { CallMailName, LeadMailName } from '../mails/mail-renderer.js';
import type { MailOrder } from './mail-order.js';

/** A mail with the present state of what it is about. */
export type LoadedMail =
  | { about: 'lead'; name: LeadMailName; lead: LeadFacts }
  | { about: 'call'; name: CallMailName; call: CallFacts; orderedSequence: number };

/** The lead it is about, whoever it goes to. */
export const leadOf = (mail: LoadedMail) => (mail.about === 'lead' ? mail.lead : mail.call.contact);

interface LeadRow extends Omit<LeadFacts, 'id'> {
  id: string;
}

interface CallRow extends Omit<CallFacts, 'id' | 'meetingUrl' | 'bookingUrl' | 'contact'> {
  id: string;
  meetingRoom: string;
  contactId: string;
  name: string;
  email: string;
  company: string | null;
}

/** Reads what a mail is about, as it is now, through the views of the services that own it. */
@Injectable()
export class MailLoader {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENV) private readonly env: EmailEnv,
  ) {}

  /** Undefined when its lead was erased. */
  async load(order: MailOrder): Promise<LoadedMail | undefined> {
    if (order.about === 'lead') {
      const lead = await this.lead(order.contactId);
      return lead && { about: 'lead', name: order.name, lead };
    }
    const call = await this.call(order.appointmentId);
    return call && { about: 'call', name: order.name, call, orderedSequence: order.sequence };
  }

  private async lead(id: number): Promise<LeadFacts | undefined> {
    const [row]: LeadRow[] = await this.dataSource.query(
      `SELECT id, name, email, phone, company, service, monthly_ad_spend AS "monthlyAdSpend", message,
         created_at AS "createdAt"
       FROM leads.lead_facts WHERE id = $1`,
      [id],
    );
    return row && { ...row, id: Number(row.id) };
  }

  private async call(id: number): Promise<CallFacts | undefined> {
    const [row]: CallRow[] = await this.dataSource.query(
      `SELECT call.id, calendar_uid AS "calendarUid", sequence, scheduled_at AS "scheduledAt", duration,
         status, meeting_room AS "meetingRoom", contact_id AS "contactId", name, email, company
       FROM scheduling.call_facts call JOIN leads.lead_facts lead ON lead.id = contact_id
       WHERE call.id = $1`,
      [id],
    );
    if (!row) return undefined;
    const { meetingRoom, contactId, name, email, company, ...facts } = row;
    const token = signBookingLink(id, this.env.BOOKING_LINK_SECRET);
    return {
      ...facts,
      id,
      meetingUrl: meetingUrl(this.env.MEETING_BASE_URL, meetingRoom),
      bookingUrl: `${siteUrlOf(this.env)}/booking/${token}`,
      contact: { id: Number(contactId), name, email, company },
    };
  }
}
