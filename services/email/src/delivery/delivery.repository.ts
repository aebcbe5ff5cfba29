import type { EmailName } from '@agency/contracts';
import {
  Clock,
  type EmailJob,
  emailKeyOf,
  execute,
  isForeignKeyViolation,
  OutboxService,
  queryRows,
  sql,
} from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod';
import { emails } from '../emails/emails.js';
import { applyTotal, isHeld, isHeldStill } from './daily-total.js';
import {
  type RecipientLimit,
  requestAgain,
  requestSummary,
  summaryPartOf,
} from './recipient-limit.js';
import { sendTimeoutMs } from './smtp.client.js';

/** A worker that has held an email this long is gone: sending times out long before. */
const abandonedAfterMs = 2 * sendTimeoutMs;
const formerAddress = 'The address has since been corrected.';
const neverTried = 'It failed before it reached the mail server.';
const mayHaveBeenSent = 'Sending was interrupted. It may have been sent.';

const claimSchema = z.object({
  id: z.string(),
  messageId: z.string(),
  attempts: z.int(),
  others: z.int(),
  wasHeld: z.boolean(),
});
const stateSchema = z.object({ state: z.string(), isHeld: z.boolean() });
export type Claim = Pick<z.infer<typeof claimSchema>, 'id' | 'messageId' | 'attempts'>;

/**
 * `busy`: another worker is sending it. `settled`: already sent, failed or skipped. `skipped`: just now. `held`: it is
 * sent later, if it is not outdated by then.
 */
export type ClaimRejection = 'busy' | 'settled' | 'skipped' | 'held';

/** Sends every email at most once: it is claimed before it is sent and settled after. */
@Injectable()
export class DeliveryRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  /**
   * Claims the email for one worker. An email over its recipient's limit is settled as `skipped` or held back instead,
   * and a notice to the owner becomes part of a summary. Only the first attempt is limited: retries, and emails that
   * the owner sends again, have already been counted.
   */
  async claim(job: EmailJob, limit?: RecipientLimit): Promise<Claim | ClaimRejection> {
    const now = this.clock.now();
    if (!limit) {
      return (await this.tryClaim(this.dataSource.manager, job, now)) ?? this.whyNotClaimed(job);
    }
    return this.dataSource.transaction(async (manager) => {
      // Held until the transaction ends, so that two workers never count at once. (!) A separate statement: the next
      // one must see what others committed while this one waited.
      await execute(
        manager,
        sql`SELECT pg_advisory_xact_lock(hashtextextended(${limit.recipientKey}, 0))`,
      );
      const definition = emails[job.name];
      if (definition.to === 'lead' && definition.followsCorrection) {
        await this.supersede(manager, job, limit.recipientKey);
      }
      const claim = await this.tryClaim(manager, job, now, limit);
      if (!claim) return this.whyNotClaimed(job, manager);
      if (claim.attempts > 1) return claim;
      const { recipientKey, ofKind, total } = limit;
      if (ofKind && claim.others >= ofKind.max) {
        await execute(
          manager,
          sql`UPDATE email.deliveries
            SET state = 'skipped', reason = ${ofKind.reason}, attempts = 0, sending_since = NULL
            WHERE id = ${claim.id}`,
        );
        if (summaryPartOf(job.name)) await requestSummary(this.outbox, manager, job, now);
        return 'skipped';
      }
      if (!total) return claim;
      const appointmentId = 'appointmentId' in job ? job.appointmentId : null;
      const asking = { ...claim, appointmentId, recipientKey };
      const verdict = await applyTotal(manager, asking, total, now);
      if (verdict === 'held') await requestAgain(this.outbox, manager, job, now);
      return verdict === 'held' || verdict === 'skipped' ? verdict : claim;
    });
  }

  /**
   * An invitation is sent once to each mailbox. If the visitor has corrected the address, the delivery to the former
   * one gets another key and remains as a record, so that the timeline and the former mailbox's limit still count it. A
   * delivery in progress keeps its key; the job is retried later.
   */
  private async supersede(
    manager: EntityManager,
    job: EmailJob,
    recipientKey: string,
  ): Promise<void> {
    const [subject, mail, sequence] = keyOf(job);
    await execute(
      manager,
      sql`UPDATE email.deliveries
        SET sequence = -id::integer,
          state = CASE WHEN state = 'sent' THEN 'sent' ELSE 'skipped' END,
          reason = CASE WHEN state = 'sent' THEN reason ELSE ${formerAddress} END
        WHERE (subject, mail, sequence) = (${subject}, ${mail}, ${sequence})
          AND recipient_key <> ${recipientKey} AND sending_since IS NULL`,
    );
  }

  /** `others`: other emails under the same limit that were, or may have been, sent to the recipient. */
  private async tryClaim(
    manager: EntityManager,
    job: EmailJob,
    now: Date,
    limit?: RecipientLimit,
  ): Promise<z.infer<typeof claimSchema> | undefined> {
    const names: readonly EmailName[] = limit?.ofKind?.names ?? [];
    const recipientKey = limit?.recipientKey ?? null;
    const countedFrom = new Date(now.getTime() - (limit?.ofKind?.withinMs ?? 0));
    const [subject, mail, sequence, contactId, appointmentId] = keyOf(job);
    const [claim] = await queryRows(
      manager,
      claimSchema,
      sql`WITH claim AS (
          INSERT INTO email.deliveries
            (subject, mail, sequence, contact_id, appointment_id, message_id, state, attempts, sending_since,
             created_at, changed_at, recipient_key)
          VALUES (${subject}, ${mail}, ${sequence}, ${contactId}, ${appointmentId}, gen_random_uuid(), 'queued', 1,
            ${now}, ${now}, ${now}, ${recipientKey})
          ON CONFLICT (subject, mail, sequence) DO UPDATE
          SET attempts = deliveries.attempts + 1, sending_since = ${now}, changed_at = ${now},
            created_at = CASE WHEN ${isHeld} THEN ${now} ELSE deliveries.created_at END
          WHERE deliveries.state = 'queued' AND deliveries.sending_since IS NULL AND NOT ${isHeldStill(now)}
          RETURNING id, message_id AS "messageId", attempts, allowance IS NOT NULL AS "wasHeld")
        SELECT *, (SELECT count(*)::integer FROM email.deliveries other
          WHERE recipient_key = ${recipientKey} AND mail = ANY(${names}) AND created_at > ${countedFrom}
            AND state <> 'skipped' AND other.id <> claim.id) AS others
        FROM claim`,
    );
    return claim;
  }

  async markSent({ id }: Claim): Promise<void> {
    await this.finish(id, 'sent', null);
  }

  async markFailed({ id }: Claim, reason: string): Promise<void> {
    await this.finish(id, 'failed', reason);
  }

  /** Releases the claim, so that a retry can claim the email again. */
  async releaseForRetry({ id }: Claim, reason: string): Promise<void> {
    await this.finish(id, 'queued', reason);
  }

  /** Does nothing if another worker is sending the email, or if it is already settled. */
  async markSkipped(job: EmailJob, reason: string): Promise<void> {
    await this.settle(job, 'skipped', reason);
  }

  /**
   * Settles an email whose job failed at this moment and that no worker could record. Does nothing if it is settled, if the
   * owner has sent it again since, or if what it is about is gone.
   */
  async markUnsent(job: EmailJob, failedAt: Date): Promise<void> {
    try {
      await this.settle(job, 'failed', neverTried, failedAt);
    } catch (error) {
      if (!isForeignKeyViolation(error)) throw error;
    }
  }

  /** Settles an email that no worker has claimed; with `failedAt`, unless it has changed since. */
  private async settle(
    job: EmailJob,
    state: 'skipped' | 'failed',
    reason: string,
    failedAt: Date | null = null,
  ): Promise<void> {
    const now = this.clock.now();
    const [subject, mail, sequence, contactId, appointmentId] = keyOf(job);
    await execute(
      this.dataSource.manager,
      sql`INSERT INTO email.deliveries
          (subject, mail, sequence, contact_id, appointment_id, message_id, state, reason, created_at, changed_at)
        VALUES (${subject}, ${mail}, ${sequence}, ${contactId}, ${appointmentId}, gen_random_uuid(), ${state},
          ${reason}, ${now}, ${now})
        ON CONFLICT (subject, mail, sequence) DO UPDATE
        SET state = ${state}, reason = ${reason}, changed_at = ${now}
        WHERE deliveries.state = 'queued' AND deliveries.sending_since IS NULL
          AND deliveries.changed_at <= coalesce(${failedAt}::timestamptz, 'infinity')`,
    );
  }

  /**
   * Settles emails as failed whose worker died while sending, and returns how many. The mail server may have accepted
   * them, so they are not retried; the owner decides.
   */
  async failAbandoned(): Promise<number> {
    const now = this.clock.now();
    return execute(
      this.dataSource.manager,
      sql`UPDATE email.deliveries
        SET state = 'failed', reason = ${mayHaveBeenSent}, sending_since = NULL, changed_at = ${now}
        WHERE sending_since < ${new Date(now.getTime() - abandonedAfterMs)}`,
    );
  }

  private async finish(id: string, state: string, reason: string | null): Promise<void> {
    await execute(
      this.dataSource.manager,
      sql`UPDATE email.deliveries
        SET state = ${state}, reason = ${reason}, sending_since = NULL, changed_at = ${this.clock.now()}
        WHERE id = ${id} AND sending_since IS NOT NULL`,
    );
  }

  private async whyNotClaimed(
    job: EmailJob,
    manager = this.dataSource.manager,
  ): Promise<ClaimRejection> {
    const [subject, mail, sequence] = keyOf(job);
    const [row] = await queryRows(
      manager,
      stateSchema,
      sql`SELECT state, ${isHeld} AS "isHeld" FROM email.deliveries
        WHERE (subject, mail, sequence) = (${subject}, ${mail}, ${sequence})`,
    );
    if (row?.state !== 'queued') return 'settled';
    return row.isHeld ? 'held' : 'busy';
  }
}

/** What a delivery is recorded under: each email once. */
function keyOf(
  job: EmailJob,
): [
  subject: string,
  mail: EmailName,
  sequence: number,
  contactId: number | null,
  appointmentId: number | null,
] {
  const { subject, sequence } = emailKeyOf(job.about, job);
  const contactId = 'contactId' in job ? job.contactId : null;
  const appointmentId = 'appointmentId' in job ? job.appointmentId : null;
  return [subject, job.name, sequence, contactId, appointmentId];
}
