import type { EmailName } from '@agency/contracts';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { type EmailJobPayload, emailJobs } from '../jobs/email-jobs.js';
import { TransactionService } from '../transactions/transaction.service.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { OutboxRelay } from './outbox-relay.js';
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
  constructor(
    private readonly transactions: TransactionService,
    private readonly relay: OutboxRelay,
    private readonly clock: Clock,
  ) {}

  /** `TransactionService.run` for work that enqueues emails: those that are due are relayed right after the commit. */
  async transaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const result = await this.transactions.run(work);
    this.relay.wake();
    return result;
  }

  /** Adds emails. Must be called with the manager of the running transaction. */
  async enqueue(manager: EntityManager, ...writes: readonly OutboxWrite[]): Promise<void> {
    const now = this.clock.now();
    const rows = writes.flatMap(({ subject, requestId, emails }) =>
      emails.map(({ name, payload, dueAt = now }) => ({
        name,
        payload: emailJobs[name].parse(payload),
        subject,
        requestId,
        dueAt,
      })),
    );
    if (rows.length === 0) return;
    await manager
      .createQueryBuilder()
      .insert()
      .into(OutboxMessage)
      .values(rows)
      .returning([])
      .updateEntity(false)
      .execute();
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
