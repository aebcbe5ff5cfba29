import { Clock } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type MailOrder, subjectOf } from '../delivering/mail-order.js';
import { longestSend } from '../smtp/smtp-sender.js';

/** Who has held a mail for so long is gone: a send ends by itself long before. */
const abandonedAfter = 2 * longestSend;
const mayHaveBeenSent = 'Sending was interrupted. It may have been sent.';

export interface Claim {
  id: string;
  messageId: string;
}

/** `busy`: somebody else is sending it. `over`: it was sent, has failed or was skipped. */
export type ClaimRefusal = 'busy' | 'over';

/** The record that lets every mail be sent once at most: claimed before it is sent, settled after. */
@Injectable()
export class DeliveryLog {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Takes the mail, for one worker only. */
  async claim(order: MailOrder): Promise<Claim | ClaimRefusal> {
    const [claim]: Claim[] = await this.dataSource.query(
      `INSERT INTO email.deliveries
         (subject, mail, sequence, contact_id, appointment_id, message_id, state, attempts, sending_since,
          created_at, changed_at)
       VALUES ($1, $2, $3, $4, $5, gen_random_uuid(), 'queued', 1, $6, $6, $6)
       ON CONFLICT (subject, mail, sequence) DO UPDATE
       SET attempts = deliveries.attempts + 1, sending_since = $6, changed_at = $6
       WHERE deliveries.state = 'queued' AND deliveries.sending_since IS NULL
       RETURNING id, message_id AS "messageId"`,
      [...keyOf(order), this.clock.now()],
    );
    return claim ?? this.whyRefused(order);
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

  private async whyRefused(order: MailOrder): Promise<ClaimRefusal> {
    const [subject, mail, sequence] = keyOf(order);
    const [row]: { state: string }[] = await this.dataSource.query(
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
