import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { isDeadlock } from '../database/postgres-errors.js';
import { throwIfTimedOut } from '../http/timeout.interceptor.js';
import { type EmailJobName, type EmailJobPayload, emailJobs } from '../jobs/email-jobs.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { OutboxRelay } from './outbox-relay.js';

/** One mail to be sent when it is due; due at once when no time is given. */
export type EmailRequest = {
  [Name in EmailJobName]: { name: Name; payload: EmailJobPayload<Name>; dueAt?: Date };
}[EmailJobName];

export interface OutboxWrite {
  /** What the mails are about, such as `contact:17`. */
  subject: string;
  requestId: string;
  emails: readonly EmailRequest[];
}

/** More than one deadlock in a row is rare; three are no accident. */
const deadlockRetries = 2;

/** Asks for mails inside the caller's transaction, so that a change and its mails stand or fall together. */
@Injectable()
export class OutboxService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly relay: OutboxRelay,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs the work in one transaction and, once it is committed, lets the relay hand over what is due.
   * Nothing is committed for a request that was given up: trying again, the visitor would stand in her own way.
   */
  async transaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const result = await this.withoutDeadlock(() =>
      this.dataSource.transaction(async (manager) => {
        const done = await work(manager);
        throwIfTimedOut();
        return done;
      }),
    );
    this.relay.wake();
    return result;
  }

  /**
   * Starts over when Postgres has ended the transaction to break a deadlock: nothing of it was committed. A lead's
   * erasure and a change of several of its calls can meet like that, since each locks the calls in an order of its own.
   */
  private async withoutDeadlock<Result>(run: () => Promise<Result>): Promise<Result> {
    for (let left = deadlockRetries; ; left -= 1) {
      try {
        return await run();
      } catch (error) {
        if (left === 0 || !isDeadlock(error)) throw error;
      }
    }
  }

  /** Adds mails. Must be called with the manager of the running transaction. */
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

  /** Drops the subjects' mails that were not handed over yet, then adds these. */
  async replace(manager: EntityManager, ...writes: readonly OutboxWrite[]): Promise<void> {
    const subjects = writes.map(({ subject }) => subject);
    await manager.delete(OutboxMessage, { subject: In(subjects), relayedAt: IsNull() });
    await this.enqueue(manager, ...writes);
  }
}
