import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { stopIfGivenUp } from '../http/answer-in-time.js';
import { type MailJobName, type MailJobPayload, mailJobs } from '../jobs/mail-jobs.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { OutboxRelay } from './outbox-relay.js';

/** One mail to be sent when it is due; due at once when no time is given. */
export type MailRequest = {
  [Name in MailJobName]: { name: Name; payload: MailJobPayload<Name>; dueAt?: Date };
}[MailJobName];

export interface OutboxWrite {
  /** What the mails are about, such as `contact:17`. */
  subject: string;
  requestId: string;
  mails: readonly MailRequest[];
}

/** Asks for mails inside the caller's transaction, so that a change and its mails stand or fall together. */
@Injectable()
export class Outbox {
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
    const result = await this.dataSource.transaction(async (manager) => {
      const done = await work(manager);
      stopIfGivenUp();
      return done;
    });
    this.relay.wake();
    return result;
  }

  /** Adds mails. Must be called with the manager of the running transaction. */
  async enqueue(manager: EntityManager, { subject, requestId, mails }: OutboxWrite): Promise<void> {
    if (mails.length === 0) return;
    const now = this.clock.now();
    const rows = mails.map(({ name, payload, dueAt = now }) => ({
      name,
      payload: mailJobs[name].parse(payload),
      subject,
      requestId,
      dueAt,
    }));
    await manager
      .createQueryBuilder()
      .insert()
      .into(OutboxMessage)
      .values(rows)
      .returning([])
      .updateEntity(false)
      .execute();
  }

  /** Drops the subject's mails that were not handed over yet, then adds these. */
  async replace(manager: EntityManager, write: OutboxWrite): Promise<void> {
    await manager.delete(OutboxMessage, { subject: write.subject, relayedAt: IsNull() });
    await this.enqueue(manager, write);
  }
}
