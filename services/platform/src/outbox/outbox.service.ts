import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import { Clock } from '../clock/clock.js';
import type { DatabaseDescription } from '../database/database-options.js';
import { execute, queryRows, rawSql, type Sql, sql } from '../database/sql.js';
import { type EmailRequest, emailKinds } from '../jobs/email-jobs.js';
import { emailKeyOf, parseEmailPayload } from '../jobs/email-kinds.js';
import { TransactionService } from '../transactions/transaction.service.js';
import { OUTBOX_SCHEMA, OutboxRelay } from './outbox.relay.js';

/** Emails to send, and the request that causes them. */
export interface OutboxWrite {
  requestId: string;
  emails: readonly EmailRequest[];
}

const withdrawnSchema = z.object({ subject: z.string(), name: z.string() });

/** Writes emails to the outbox in the transaction of the change they report, so that both commit or neither does. */
@Injectable()
export class OutboxService {
  private readonly outbox: Sql;

  constructor(
    private readonly transactions: TransactionService,
    private readonly relay: OutboxRelay,
    private readonly clock: Clock,
    @Inject(OUTBOX_SCHEMA) schema: DatabaseDescription['schema'],
  ) {
    this.outbox = rawSql(`${schema}.outbox`);
  }

  /** `TransactionService.run` for work that enqueues emails: those that are due are relayed right after the commit. */
  async transaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const result = await this.transactions.run(work);
    this.wakeRelay();
    return result;
  }

  /** Relays due emails now instead of in the next round. Call it after committing a statement with an `insertion`. */
  wakeRelay(): void {
    this.relay.wake();
  }

  /** Adds emails. Call it with the manager of the running transaction. */
  async enqueue(manager: EntityManager, write: OutboxWrite): Promise<void> {
    if (write.emails.length === 0) return;
    await execute(manager, this.insertion(write).prepared('enqueue-emails'));
  }

  /**
   * The SQL of `enqueue`, for a statement that also writes the change: `` sql`WITH emails AS (${…}) …` ``. It ends with
   * its FROM, so a WHERE may follow.
   */
  insertion({ requestId, emails }: OutboxWrite): Sql {
    const now = this.clock.now();
    const rows = emails.map(({ name, payload, dueAt = now }) => ({
      name,
      payload: parseEmailPayload(emailKinds[name], payload),
      subject: emailKeyOf(emailKinds[name], payload).subject,
      request_id: requestId,
      due_at: dueAt,
    }));
    return sql`INSERT INTO ${this.outbox} (name, payload, subject, request_id, due_at)
      SELECT name, payload, subject, request_id, due_at
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS email (name text, payload jsonb, subject text, request_id text, due_at timestamptz)`;
  }

  /** Deletes the subjects' emails that are not in the queue yet, and returns their names. */
  withdraw(
    manager: EntityManager,
    subjects: readonly string[],
  ): Promise<z.infer<typeof withdrawnSchema>[]> {
    return queryRows(
      manager,
      withdrawnSchema,
      sql`DELETE FROM ${this.outbox} WHERE subject = ANY(${subjects}) AND relayed_at IS NULL
        RETURNING subject, name`,
    );
  }
}
