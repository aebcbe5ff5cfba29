import { Clock } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type MailOrder, subjectOf } from '../delivering/mail-order.js';
import { longestSend } from '../smtp/smtp-sender.js';
import type { RecipientLimit } from './recipient-limit.js';

/** Who has held a mail for so long is gone: a send ends by itself long before. */
const abandonedAfter = 2 * longestSend;
const dayMs = 86_400_000;
const mayHaveBeenSent = 'Sending was interrupted. It may have been sent.';

export interface Claim {
  id: string;
  messageId: string;
}

/** `busy`: somebody else is sending it. `over`: it was sent, has failed or was skipped before. `skipped`: just now. */
export type ClaimRefusal = 'busy' | 'over' | 'skipped';

/** The record that lets every mail be sent once at most: claimed before it is sent, settled after. */
@Injectable()
export class DeliveryLog {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes the mail, for one worker only. A mail over its recipient's limit is settled as `skipped` instead. The limit
   * applies to the first try only: a mail that waits for the mail server, or that the owner sends again, stays admitted.
   */
  async claim(order: MailOrder, limit?: RecipientLimit): Promise<Claim | ClaimRefusal> {
    if (!limit) return (await this.take(this.dataSource.manager, order)) ?? this.whyRefused(order);
    return this.dataSource.transaction(async (manager) => {
      // Held until the transaction ends, so that two workers never count at the same moment. (!) A separate statement:
      // the next one must see what others committed while this one waited.
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
        limit.recipientKey,
      ]);
      const claim = await this.take(manager, order, limit.recipientKey);
      if (!claim) return this.whyRefused(order, manager);
      if (claim.attempts > 1 || claim.othersToday < limit.maxPerDay) return claim;
      await manager.query(
        `UPDATE email.deliveries SET state = 'skipped', reason = $2, attempts = 0, sending_since = NULL
         WHERE id = $1`,
        [claim.id, limit.reason],
      );
      return 'skipped';
    });
  }

  /** The claim, with how many other mails of this kind went, or may have gone, to the recipient within 24 hours. */
  private async take(
    manager: EntityManager,
    order: MailOrder,
    recipientKey: string | null = null,
  ): Promise<(Claim & { attempts: number; othersToday: number }) | undefined> {
    const now = this.clock.now();
    const [claim] = await manager.query(
      `WITH claim AS (
         INSERT INTO email.deliveries
           (subject, mail, sequence, contact_id, appointment_id, message_id, state, attempts, sending_since,
            created_at, changed_at, recipient_key)
         VALUES ($1, $2, $3, $4, $5, gen_random_uuid(), 'queued', 1, $6, $6, $6, $7)
         ON CONFLICT (subject, mail, sequence) DO UPDATE
         SET attempts = deliveries.attempts + 1, sending_since = $6, changed_at = $6
         WHERE deliveries.state = 'queued' AND deliveries.sending_since IS NULL
         RETURNING id, message_id AS "messageId", attempts)
       SELECT *, (SELECT count(*)::integer FROM email.deliveries other
         WHERE recipient_key = $7 AND mail = $2 AND created_at > $8 AND state <> 'skipped'
           AND other.id <> claim.id) AS "othersToday"
       FROM claim`,
      [...keyOf(order), now, recipientKey, new Date(now.getTime() - dayMs)],
    );
    return claim;
  }

  async sent({ id }: Claim): Promise<void> {
    await this.settle(id, 'sent', null);
  }

  async failed({ id }: Claim, reason: string): Promise<void> {
    await this.settle(id, 'failed', reason);
  }

  /** Gives the mail back, to be tried again. */
  async failedForNow({ id }: Claim, reason: string): Promise<void> {
    await this.settle(id, 'queued', reason);
  }

  /** Only a mail that nobody is sending, and that is not settled already. */
  async skipped(order: MailOrder, reason: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO email.deliveries
         (subject, mail, sequence, contact_id, appointment_id, message_id, state, reason, created_at, changed_at)
       VALUES ($1, $2, $3, $4, $5, gen_random_uuid(), 'skipped', $7, $6, $6)
       ON CONFLICT (subject, mail, sequence) DO UPDATE
       SET state = 'skipped', reason = $7, changed_at = $6
       WHERE deliveries.state = 'queued' AND deliveries.sending_since IS NULL`,
      [...keyOf(order), this.clock.now(), reason],
    );
  }

  /**
   * Settles what was being sent by a worker that is gone. Nobody knows whether the mail server took it, so it is not
   * sent again, but the owner is told. Returns how many there were.
   */
  async failAbandoned(): Promise<number> {
    const now = this.clock.now();
    const [, count]: [unknown, number] = await this.dataSource.query(
      `UPDATE email.deliveries
       SET state = 'failed', reason = $3, sending_since = NULL, changed_at = $1
       WHERE sending_since < $2`,
      [now, new Date(now.getTime() - abandonedAfter), mayHaveBeenSent],
    );
    return count;
  }

  private async settle(id: string, state: string, reason: string | null): Promise<void> {
    await this.dataSource.query(
      `UPDATE email.deliveries
       SET state = $2, reason = $3, sending_since = NULL, changed_at = $4
       WHERE id = $1 AND sending_since IS NOT NULL`,
      [id, state, reason, this.clock.now()],
    );
  }

  private async whyRefused(
    order: MailOrder,
    manager = this.dataSource.manager,
  ): Promise<ClaimRefusal> {
    const [subject, mail, sequence] = keyOf(order);
    const [row]: { state: string }[] = await manager.query(
      'SELECT state FROM email.deliveries WHERE (subject, mail, sequence) = ($1, $2, $3)',
      [subject, mail, sequence],
    );
    return row?.state === 'queued' ? 'busy' : 'over';
  }
}

function keyOf(order: MailOrder) {
  const { name } = order;
  return order.about === 'lead'
    ? [subjectOf(order), name, 0, order.contactId, null]
    : [subjectOf(order), name, order.sequence, null, order.appointmentId];
}
