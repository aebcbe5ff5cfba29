import type { Delivery, ListDeliveriesQuery } from '@agency/contracts';
import { Clock, type EmailRequest, OutboxService } from '@agency/platform';
import { Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DeliveryEntity } from '../delivery/delivery.entity.js';
import { isLeadEmail } from '../templates/email-kinds.js';
import { toDelivery } from './delivery.mapper.js';

const columns =
  'mail.id, mail, state, reason, attempts, at, contact_id, appointment_id, name, email';
const source = 'email.mails mail JOIN leads.lead_facts lead ON lead.id = contact_id';

/** The emails as the owner sees them. */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async list(query: ListDeliveriesQuery): Promise<{ deliveries: Delivery[]; total: number }> {
    const { limit, offset, state, contactId, appointmentId } = query;
    const filters = { state, contact_id: contactId, appointment_id: appointmentId };
    const given = Object.entries(filters).filter(([, value]) => value !== undefined);
    const conditions = given.map(([column], index) => `${column} = $${index + 1}`);
    const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
    const values = given.map(([, value]) => value);
    const [rows, [count]]: [unknown[], { total: number }[]] = await Promise.all([
      this.dataSource.query(
        `SELECT ${columns} FROM ${source} ${where}
         ORDER BY at DESC, mail.id DESC NULLS FIRST, mail LIMIT ${limit} OFFSET ${offset}`,
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
        { state: 'queued', reason: null, changedAt: this.clock.now() },
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
    if (!row) throw new NotFoundException('This email does not exist.');
    return toDelivery(row);
  }
}

function requestFor({ mail, contactId, appointmentId, sequence }: DeliveryEntity): EmailRequest {
  return isLeadEmail(mail)
    ? { name: mail, payload: { contactId: Number(contactId) } }
    : { name: mail, payload: { appointmentId: Number(appointmentId), sequence } };
}
