import {
  type Delivery,
  deliveryStateSchema,
  emailNames,
  type ListDeliveriesQuery,
} from '@agency/contracts';
import {
  Clock,
  emailRequestOf,
  leadsViews,
  OutboxService,
  queryRow,
  queryRows,
  rawSql,
  sql,
} from '@agency/platform';
import { Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import * as z from 'zod';
import { emails } from '../emails/emails.js';
import { DeliveryEntity } from './delivery.entity.js';
import { EmailFactsRepository } from './email-facts.repository.js';

const columns = rawSql(
  'mail.id, mail, state, reason, attempts, dismissed_at, at, contact_id, appointment_id, name, email',
);
const order = rawSql('at DESC, mail.id DESC NULLS FIRST, mail');
const totalSchema = z.object({ total: z.int() });
const idSchema = z.object({ id: z.coerce.number<string>() });

const notFoundMessage = 'This email doesn’t exist.';

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
    const { manager } = this.dataSource;
    const filters = { state, contact_id: contactId, appointment_id: appointmentId };
    let where = sql`WHERE true`;
    for (const [column, value] of Object.entries(filters)) {
      if (value !== undefined) where = sql`${where} AND ${rawSql(column)} = ${value}`;
    }
    if (dismissed) where = sql`${where} AND (dismissed_at IS NOT NULL) = ${dismissed === 'yes'}`;
    const [rows, { total }] = await Promise.all([
      queryRows(
        manager,
        emailRowSchema,
        // Selects the page first: otherwise Postgres expects many emails and starts workers to join every lead.
        sql`WITH page AS MATERIALIZED (
            SELECT * FROM email.mails mail ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})
          SELECT ${columns} FROM page mail JOIN leads.lead_facts lead ON lead.id = contact_id
          ORDER BY ${order}`,
      ),
      queryRow(
        manager,
        totalSchema,
        sql`SELECT count(*)::integer AS total FROM email.mails ${where}`,
      ),
    ]);
    return { deliveries: rows.map(toDelivery), total };
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
      const emails = [emailRequestOf(failed.mail, failed)];
      await this.outbox.enqueue(manager, { requestId, emails });
    });
    const [row] = await queryRows(
      this.dataSource.manager,
      emailRowSchema,
      sql`SELECT ${columns} FROM email.mails mail JOIN leads.lead_facts lead ON lead.id = contact_id
        WHERE mail.id = ${id}`,
    );
    if (!row) throw new NotFoundException(notFoundMessage);
    return toDelivery(row);
  }

  /** Dismisses failed emails and returns which. They stay in their lead's timeline. */
  dismiss(ids: readonly number[]): Promise<number[]> {
    return this.setDismissed(ids, this.clock.now());
  }

  /** Undoes `dismiss` and returns for which. */
  restore(ids: readonly number[]): Promise<number[]> {
    return this.setDismissed(ids, null);
  }

  private async setDismissed(ids: readonly number[], at: Date | null): Promise<number[]> {
    const rows = await queryRows(
      this.dataSource.manager,
      idSchema,
      sql`UPDATE email.deliveries SET dismissed_at = ${at}
        WHERE id = ANY(${ids}::bigint[]) AND state = 'failed' AND (dismissed_at IS NULL) = ${at !== null}
        RETURNING id`,
    );
    return rows.map(({ id }) => id);
  }

  /** The visitor's link to the call that an email is about. Throws 404 if it is about none. */
  async bookingLink(id: number): Promise<string> {
    const delivery = await this.dataSource
      .getRepository(DeliveryEntity)
      .findOneBy({ id: String(id), appointmentId: Not(IsNull()) });
    const appointment = await this.facts.findAppointment(delivery?.appointmentId ?? 0);
    if (!appointment) throw new NotFoundException(notFoundMessage);
    return appointment.bookingUrl;
  }
}

const leadColumns = leadsViews.leadFacts.rowSchema.shape;

/** A row of the view of all emails, with its lead. */
const emailRowSchema = z.object({
  id: z.coerce.number<string>().nullable(),
  mail: z.enum(emailNames),
  state: z.enum(deliveryStateSchema.options),
  reason: z.string().nullable(),
  attempts: z.int(),
  dismissed_at: z.date().nullable(),
  at: z.date(),
  contact_id: leadColumns.id,
  appointment_id: leadColumns.id.nullable(),
  name: leadColumns.name,
  email: leadColumns.email,
});

/** An email as the owner sees it. */
function toDelivery(row: z.infer<typeof emailRowSchema>): Delivery {
  const { id, mail, state, reason, attempts, dismissed_at, at, ...about } = row;
  return {
    id,
    mail,
    state,
    reason,
    attempts,
    dismissedAt: dismissed_at?.toISOString() ?? null,
    at: at.toISOString(),
    to: emails[mail].to === 'lead' ? 'lead' : 'owner',
    contact: { id: about.contact_id, name: about.name, email: about.email },
    appointmentId: about.appointment_id,
  };
}
