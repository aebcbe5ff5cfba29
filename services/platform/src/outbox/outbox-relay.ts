import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { Clock } from '../clock/clock.js';
import { execute, queryRows, rawSql, type Sql, sql } from '../database/sql.js';
import { settledMessageDays } from '../jobs/email-jobs.js';
import { EmailQueue } from './email-queue.js';
import { OUTBOX_SCHEMA } from './outbox-schema.token.js';

/** Finds due reminders, and messages of a replica that died before it relayed them. */
const pollIntervalMs = 1_000;
const sweepIntervalMs = 60_000;
/** Under load, what comes meanwhile is handed over together: a round of its own for each commit would cost more than the rows. */
const gatherMs = 50;
const batchSize = 500;

/** The payload is parsed where it is written and where it is sent: here, one that is wrong would hold up all others. */
const waitingRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  payload: z.record(z.string(), z.unknown()),
  request_id: z.string(),
});
type WaitingRow = z.infer<typeof waitingRowSchema>;

/**
 * Hands due messages to the queue. Rows are taken with SKIP LOCKED, so replicas share the work; the
 * row's id is the job's id, so a message handed over twice is one job. A sweep offers again what the
 * queue has not settled, so an emptied Redis loses no mail.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timers: NodeJS.Timeout[] = [];
  private running: Promise<void> | undefined;
  private isWanted = false;
  private isStopped = false;
  private isFailing = false;
  private readonly outbox: Sql;

  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: EmailQueue,
    private readonly clock: Clock,
    private readonly logger: Logger,
    @Inject(OUTBOX_SCHEMA) private readonly schema: string,
  ) {
    this.outbox = rawSql(`${schema}.outbox`);
  }

  onApplicationBootstrap(): void {
    this.timers = [
      setInterval(() => this.wake(), pollIntervalMs),
      setInterval(() => void this.logFailures(() => this.sweep()), sweepIntervalMs),
    ];
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    for (const timer of this.timers) clearInterval(timer);
    await this.running;
  }

  /** Relays now. If a round is running, another one follows it soon. */
  wake(): void {
    this.isWanted = true;
    if (this.running || this.isStopped) return;
    this.running = this.relayUntilIdle().finally(() => {
      this.running = undefined;
    });
  }

  private async relayUntilIdle(): Promise<void> {
    while (this.isWanted && !this.isStopped) {
      this.isWanted = false;
      await this.logFailures(async () => {
        while ((await this.relayBatch()) === batchSize && !this.isStopped);
      });
      if (this.isWanted && !this.isStopped) await sleep(gatherMs);
    }
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
      await this.queue.add(rows.map((row) => this.toMessage(row)));
      await execute(
        manager,
        sql`UPDATE ${this.outbox} SET relayed_at = ${this.clock.now()}
          WHERE id = ANY(${rows.map((row) => row.id)}::bigint[])`,
      );
      return rows.length;
    });
  }

  /** Marks what the queue is done with, hands over again what it has lost, and forgets what was done long ago. */
  async sweep(): Promise<void> {
    while ((await this.confirmRelayed()) === batchSize && !this.isStopped);
    await this.deleteSettled();
  }

  /** Asks the queue for one batch; returns how many messages. None of them is asked for again by the same sweep. */
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
      const settled = await this.queue.settledOf(rows.map((row) => this.toMessage(row).id));
      const isSettled = (row: WaitingRow) => settled.has(this.toMessage(row).id);
      await this.queue.add(rows.filter((row) => !isSettled(row)).map((row) => this.toMessage(row)));
      const settledIds = rows.filter(isSettled).map((row) => row.id);
      await execute(
        manager,
        sql`UPDATE ${this.outbox} SET relayed_at = ${now},
            settled_at = CASE WHEN id = ANY(${settledIds}::bigint[]) THEN ${now}::timestamptz END
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

  private toMessage(row: WaitingRow) {
    const { name, payload, request_id: requestId } = row;
    return { id: `${this.schema}-${row.id}`, name, data: { requestId, payload } };
  }

  /** Without Postgres or Redis the rows wait for the next round. Logs the first failure and the recovery. */
  private async logFailures(round: () => Promise<void>): Promise<void> {
    try {
      await round();
      if (this.isFailing) this.logger.log('Outbox relay recovered');
      this.isFailing = false;
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      if (!this.isFailing) this.logger.warn({ reason }, 'Outbox relay failed; retrying');
      this.isFailing = true;
    }
  }
}
