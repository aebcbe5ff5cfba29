import {
  leadsViews,
  queryRow,
  queryRows,
  rawSql,
  type Sql,
  schedulingViews,
  selectColumns,
  sql,
} from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import type { EmailHistory, LoggedContact } from '../emails/email-definition.js';
import type { AppointmentFacts, LeadFacts } from '../emails/email-facts.js';
import { calendarNotices, leadInvitations } from '../emails/emails.js';
import { isHeld } from './daily-total.js';
import { recipientKeyOf } from './recipient-limit.js';

const { loggedContacts, replyFacts } = leadsViews;
const { appointmentFacts } = schedulingViews;
const views = {
  appointments: rawSql(appointmentFacts.name),
  contacts: rawSql(loggedContacts.name),
  replies: rawSql(replyFacts.name),
};
const contactRowSchema = loggedContacts.rowSchema.pick({ kind: true, outcome: true });
const answerRowSchema = z.object({ answer: z.boolean() });

/** Answers what the skip rules ask: what the lead did, what the owner did, and what was sent. */
@Injectable()
export class EmailHistoryRepository implements EmailHistory {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Whether the lead has booked a call, canceled or not: a cancellation has its own email with a link to book again,
   * and a held call has its own email, too. Also true if the same mailbox has an upcoming call from another form, for
   * example one submitted twice.
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

  /** The strongest contact that the owner has logged: reached, then wrote, then tried. Undefined if there is none. */
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
   * Whether the mailbox's limit held back the invitation and no later email told it about the call. An invitation that
   * was outdated before it was sent does not count.
   */
  async isInvitationWithheld({ id, lead }: AppointmentFacts): Promise<boolean> {
    if (lead.email === null) return false;
    return this.isTrue(
      sql`SELECT coalesce(bool_and(state = 'skipped' OR ${isHeld}), false) AS answer FROM email.deliveries
        WHERE appointment_id = ${id} AND recipient_key = ${recipientKeyOf(lead.email)}
          AND mail = ANY(${leadInvitations})`,
    );
  }

  private async isTrue(question: Sql): Promise<boolean> {
    return (await queryRow(this.dataSource.manager, answerRowSchema, question)).answer;
  }
}
