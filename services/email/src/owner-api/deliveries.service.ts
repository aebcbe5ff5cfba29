import type { Delivery, EmailName, ListDeliveriesQuery } from '@agency/contracts';
import {
  Clock,
  type EmailKind,
  type EmailNameOf,
  type EmailRequest,
  emailKinds,
  OutboxService,
} from '@agency/platform';
import { Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { DeliveryEntity } from '../delivery/delivery.entity.js';
import { EmailFactsRepository } from '../delivery/email-facts.repository.js';
import { toDelivery } from './delivery.mapper.js';

const columns =
  'mail.id, mail, state, reason, attempts, dismissed_at, at, contact_id, appointment_id, name, email';
const order = 'at DESC, mail.id DESC NULLS FIRST, mail';
const source = 'email.mails mail JOIN leads.lead_facts lead ON lead.id = contact_id';

const notFoundMessage = 'This email does not exist.';

/** The emails as the owner sees them. */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
    private readonly facts: EmailFactsRepository,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async list(query: ListDeliveriesQuery): Promise<{ deliveries: Delivery[]; total: number }> {
    const { limit, offset, state, dismissed, contactId, appointmentId } = query;
    const filters = { state, contact_id: contactId, appointment_id: appointmentId };
    const given = Object.entries(filters).filter(([, value]) => value !== undefined);
    const conditions = given.map(([column], index) => `${column} = $${index + 1}`);
    if (dismissed) conditions.push(`dismissed_at IS ${dismissed === 'yes' ? 'NOT ' : ''}NULL`);
    const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
    const values = given.map(([, value]) => value);
    const [rows, [count]]: [unknown[], { total: number }[]] = await Promise.all([
      this.dataSource.query(
        // The page first: Postgres expects many emails, and would start workers to join every lead with them.
        `WITH page AS MATERIALIZED (
           SELECT * FROM email.mails mail ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})
         SELECT ${columns} FROM page mail JOIN leads.lead_facts lead ON lead.id = contact_id ORDER BY ${order}`,
        values,
      ),
      this.dataSource.query(`SELECT count(*)::integer AS total FROM email.mails ${where}`, values),
    ]);
    return { deliveries: rows.map(toDelivery), total: count?.total ?? 0 };
  }

  /** Queues a failed email again. Repeated requests queue it once. */
  async sendAgain(id: number, requestId: string): Promise<Delivery> {
    await this.outbox.transaction(async (manager) => {
      const repository = manager.getRepository(DeliveryEntity);
      const { affected } = await repository.update(
        { id: String(id), state: 'failed' },
        { state: 'queued', reason: null, dismissedAt: null, changedAt: this.clock.now() },
      );
      if (!affected) return;
      const failed = await repository.findOneByOrFail({ id: String(id) });
      const emails = [requestFor(failed)];
      await this.outbox.enqueue(manager, { subject: failed.subject, requestId, emails });
    });
    const [row]: unknown[] = await this.dataSource.query(
      `SELECT ${columns} FROM ${source} WHERE mail.id = $1`,
      [id],
    );
    if (!row) throw new NotFoundException(notFoundMessage);
    return toDelivery(row);
  }

  /** Puts failed emails aside, and returns which. They stay in their lead's timeline. */
  dismiss(ids: readonly number[]): Promise<number[]> {
    return this.setDismissed(ids, this.clock.now());
  }

  /** Takes `dismiss` back, and returns for which. */
  restore(ids: readonly number[]): Promise<number[]> {
    return this.setDismissed(ids, null);
  }

  private async setDismissed(ids: readonly number[], at: Date | null): Promise<number[]> {
    const [rows]: [{ id: string }[], number] = await this.dataSource.query(
      `UPDATE email.deliveries SET dismissed_at = $2::timestamptz
       WHERE id = ANY($1::bigint[]) AND state = 'failed' AND (dismissed_at IS NULL) = ($2::timestamptz IS NOT NULL)
       RETURNING id`,
      [ids, at],
    );
    return rows.map(({ id }) => Number(id));
  }

  /** The visitor's link to the call that an email is about. Throws 404 when it is about none. */
  async bookingLink(id: number): Promise<string> {
    const delivery = await this.dataSource
      .getRepository(DeliveryEntity)
      .findOneBy({ id: String(id), appointmentId: Not(IsNull()) });
    const appointment = await this.facts.findAppointment(delivery?.appointmentId ?? 0);
    if (!appointment) throw new NotFoundException(notFoundMessage);
    return appointment.bookingUrl;
  }
}

function requestFor(failed: DeliveryEntity): EmailRequest {
  const { mail: name, subject, contactId, appointmentId, sequence } = failed;
  if (isAbout('calendar', name)) {
    const calendarId = Number(subject.split(':')[1]);
    return { name, payload: { calendarId, failingSince: sequence } };
  }
  if (isAbout('notices', name)) return { name, payload: { heldFrom: sequence } };
  if (isAbout('reply', name)) {
    return { name, payload: { contactId: Number(contactId), replyId: sequence } };
  }
  return isAbout('lead', name)
    ? { name, payload: { contactId: Number(contactId) } }
    : { name, payload: { appointmentId: Number(appointmentId), sequence } };
}

const isAbout = <Kind extends EmailKind>(kind: Kind, name: EmailName): name is EmailNameOf<Kind> =>
  emailKinds[name] === kind;
