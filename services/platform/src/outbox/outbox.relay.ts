import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { Clock } from '../clock/clock.js';
import { execute, queryRows, rawSql, type Sql, sql } from '../database/sql.js';
import { closeWithTimeout, openQueue } from '../jobs/bullmq.js';
import { emailJobOptions, emailQueueName, settledMessageDays } from '../jobs/email-jobs.js';
import { REDIS } from '../redis/redis.js';
import {
  type RepeatingTask,
  RepeatingTasksService,
} from '../repeating-tasks/repeating-tasks.service.js';

/** Injects the name of the schema whose outbox a service writes. */
export const OUTBOX_SCHEMA = Symbol('OUTBOX_SCHEMA');

/** Finds due reminders, and messages of a replica that died before it relayed them. */
const pollIntervalMs = 1_000;
const sweepIntervalMs = 60_000;
/** Under load, messages that arrive in the meantime are batched: a round per commit would cost more than the rows. */
const gatherMs = 50;
const batchSize = 500;

/** The payload is parsed where it is written and where it is sent: here, an invalid one would block all others. */
const waitingRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  payload: z.record(z.string(), z.unknown()),
  request_id: z.string(),
});
type WaitingRow = z.infer<typeof waitingRowSchema>;

/**
 * Hands due messages to the queue. Replicas share the rows with SKIP LOCKED; a row's id is its job's id, so handing it
 * over twice makes one job. A sweep hands over unsettled messages again, so an emptied Redis loses no email.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, OnApplicationShutdown {
  private relaying: RepeatingTask | undefined;
  private readonly outbox: Sql;
  /** Fails at once while Redis is unavailable. */
  private readonly queue: Queue;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(REDIS) redis: Redis,
    private readonly clock: Clock,
    private readonly tasks: RepeatingTasksService,
    @Inject(OUTBOX_SCHEMA) private readonly schema: string,
  ) {
    this.outbox = rawSql(`${schema}.outbox`);
    this.queue = openQueue(emailQueueName, redis, emailJobOptions);
  }

  /** Without Postgres or Redis the rows wait for the next round. */
  onApplicationBootstrap(): void {
    this.relaying = this.tasks.start({
      name: 'Relay the outbox',
      intervalMs: pollIntervalMs,
      pauseMs: gatherMs,
      run: (stopping) => this.relay(stopping),
    });
    this.tasks.start({
      name: 'Sweep the outbox',
      intervalMs: sweepIntervalMs,
      isRunAtStart: false,
      run: (stopping) => this.sweep(stopping),
    });
  }

  /** Relays now. If a round is running, another one follows. */
  wake(): void {
    this.relaying?.runSoon();
  }

  /** Reports no count, or the log would have a line for each email. */
  private async relay(stopping: AbortSignal): Promise<number> {
    while ((await this.relayBatch()) === batchSize && !stopping.aborted);
    return 0;
  }

  /** Hands over one batch of due messages; returns how many. */
  async relayBatch(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const rows = await queryRows(
        manager,
        waitingRowSchema,
        sql`SELECT id, name, payload, request_id FROM ${this.outbox}
          WHERE relayed_at IS NULL AND due_at <= ${this.clock.now()}
          ORDER BY due_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`,
      );
      if (rows.length === 0) return 0;
      await this.handOver(rows);
      await execute(
        manager,
        sql`UPDATE ${this.outbox} SET relayed_at = ${this.clock.now()}
          WHERE id = ANY(${rows.map((row) => row.id)}::bigint[])`,
      );
      return rows.length;
    });
  }

  /** Settles messages that the queue has finished, hands lost ones over again, and deletes old settled ones. */
  async sweep(stopping?: AbortSignal): Promise<number> {
    while ((await this.confirmRelayed()) === batchSize && !stopping?.aborted);
    await this.deleteSettled();
    return 0;
  }

  /** Checks one batch against the queue; returns its size. The same sweep checks no message twice. */
  private async confirmRelayed(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const now = this.clock.now();
      const rows = await queryRows(
        manager,
        waitingRowSchema,
        sql`SELECT id, name, payload, request_id FROM ${this.outbox}
          WHERE relayed_at <= ${new Date(now.getTime() - sweepIntervalMs)} AND settled_at IS NULL
          ORDER BY relayed_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`,
      );
      const settled = await this.settledOf(rows);
      await this.handOver(rows.filter((row) => !settled.includes(row)));
      const settledIds = settled.map((row) => row.id);
      // A settled message is kept for its record alone, which needs no token.
      await execute(
        manager,
        sql`UPDATE ${this.outbox} SET relayed_at = ${now},
            settled_at = CASE WHEN id = ANY(${settledIds}::bigint[]) THEN ${now}::timestamptz END,
            payload = CASE WHEN id = ANY(${settledIds}::bigint[]) THEN payload - 'token' ELSE payload END
          WHERE id = ANY(${rows.map((row) => row.id)}::bigint[])`,
      );
      return rows.length;
    });
  }

  private async deleteSettled(): Promise<void> {
    const longAgo = new Date(this.clock.now().getTime() - settledMessageDays * 86_400_000);
    await execute(
      this.dataSource.manager,
      sql`DELETE FROM ${this.outbox} WHERE id IN (
          SELECT id FROM ${this.outbox} WHERE settled_at < ${longAgo}
          ORDER BY settled_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)`,
    );
  }

  private async handOver(rows: readonly WaitingRow[]): Promise<void> {
    if (rows.length === 0) return;
    await this.queue.addBulk(
      rows.map(({ id, name, payload, request_id: requestId }) => ({
        name,
        data: { requestId, payload },
        opts: { jobId: this.jobIdOf(id) },
      })),
    );
  }

  /**
   * Which of these completed or failed for good. Reads each job itself: BullMQ's state query would search the waiting
   * list, which takes Redis seconds if that is long.
   */
  private async settledOf(rows: readonly WaitingRow[]): Promise<WaitingRow[]> {
    const jobs = await Promise.all(rows.map(({ id }) => this.queue.getJob(this.jobIdOf(id))));
    return rows.filter((_, index) => jobs[index]?.finishedOn);
  }

  private jobIdOf(id: string): string {
    return `${this.schema}-${id}`;
  }

  async onApplicationShutdown(): Promise<void> {
    await closeWithTimeout([this.queue]);
  }
}
