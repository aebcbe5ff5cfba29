import type { EmailName } from '@agency/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { Clock } from '../clock/clock.js';
import type { DatabaseDescription } from '../database/database-options.js';
import { runStatement, type Statement, statement } from '../database/statement.js';
import { type EmailJobPayload, emailJobs } from '../jobs/email-jobs.js';
import type { InTime, PassedInTime } from '../transactions/in-time.js';
import { type PipelinedWork, TransactionService } from '../transactions/transaction.service.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { OutboxRelay } from './outbox-relay.js';
import { insertOutboxRows, type OutboxRows } from './outbox-rows.js';
import { OUTBOX_SCHEMA } from './outbox-schema.token.js';
import type { OutboxSubject } from './outbox-subject.js';

/** One email to send when it is due, or at once without a `dueAt`. */
export type EmailRequest = {
  [Name in EmailName]: { name: Name; payload: EmailJobPayload<Name>; dueAt?: Date };
}[EmailName];

export interface OutboxWrite {
  /** What the emails are about. */
  subject: OutboxSubject;
  requestId: string;
  emails: readonly EmailRequest[];
}

/** Writes emails to the outbox in the transaction of the change they report, so that both are committed or neither. */
@Injectable()
export class OutboxService {
  private readonly insertRows: Statement<{ outboxRows: OutboxRows }, never>;

  constructor(
    private readonly transactions: TransactionService,
    private readonly relay: OutboxRelay,
    private readonly clock: Clock,
    @Inject(OUTBOX_SCHEMA) schema: DatabaseDescription['schema'],
  ) {
    const insert = insertOutboxRows(schema);
    this.insertRows = statement<{ outboxRows: OutboxRows }>('insert-outbox-rows')`${insert}`;
  }

  /** `TransactionService.run` for work that enqueues emails: those that are due are relayed right after the commit. */
  async transaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const result = await this.transactions.run(work);
    this.relay.wake();
    return result;
  }

  /** The same for one statement that holds `insertOutboxRows` and is a transaction of its own. */
  async runStatement<Values extends InTime & { outboxRows: OutboxRows }, Row extends PassedInTime>(
    write: Statement<Values, Row>,
    values: Omit<Values, keyof InTime>,
  ): Promise<Row[]> {
    const rows = await this.transactions.runStatement(write, values);
    this.relay.wake();
    return rows;
  }

  /** `TransactionService.runPipelined` for statements that hold `insertOutboxRows`: due emails are relayed after the commit. */
  async pipelined<Result>(work: PipelinedWork<Result>): Promise<Result> {
    const result = await this.transactions.runPipelined(work);
    this.relay.wake();
    return result;
  }

  /** Adds emails. Must be called with the manager of the running transaction. */
  async enqueue(manager: EntityManager, ...writes: readonly OutboxWrite[]): Promise<void> {
    if (writes.every(({ emails }) => emails.length === 0)) return;
    await runStatement(manager, this.insertRows, { outboxRows: this.toRows(...writes) });
  }

  /** Emails for a statement that holds `insertOutboxRows`. */
  toRows(...writes: readonly OutboxWrite[]): OutboxRows {
    const now = this.clock.now();
    const rows = writes.flatMap(({ subject, requestId, emails }) =>
      emails.map(({ name, payload, dueAt = now }) => ({
        name,
        payload: emailJobs[name].parse(payload),
        subject,
        request_id: requestId,
        due_at: dueAt,
      })),
    );
    return JSON.stringify(rows) as OutboxRows;
  }

  /** Deletes the subjects' emails that are not in the queue yet, and says which they were. */
  async withdraw(
    manager: EntityManager,
    subjects: readonly OutboxSubject[],
  ): Promise<Pick<OutboxMessage, 'subject' | 'name'>[]> {
    const deleted = await manager
      .createQueryBuilder()
      .delete()
      .from(OutboxMessage)
      .where({ subject: In(subjects), relayedAt: IsNull() })
      .returning(['subject', 'name'])
      .execute();
    return deleted.raw;
  }
}
