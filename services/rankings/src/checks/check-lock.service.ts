import { setTimeout as sleep } from 'node:timers/promises';
import { execute, queryRow, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';

/** Any constant works, as long as every replica uses it. */
const lockKey = 5_018_301;
const retryMs = 500;

const attemptSchema = z.object({ is_mine: z.boolean() });

/**
 * Lets one process at a time write performance data, across all replicas. The lock belongs to its own transaction,
 * which writes nothing: it ends with the work, or with the process.
 */
@Injectable()
export class CheckLockService {
  constructor(private readonly dataSource: DataSource) {}

  /** Waits for the lock, until the signal aborts. */
  async waitAndRun<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    for (;;) {
      signal.throwIfAborted();
      const done = await this.runIfFree(async () => ({ result: await work() }));
      if (done) return done.result;
      await sleep(retryMs, undefined, { signal });
    }
  }

  /** Undefined if another process holds the lock. */
  runIfFree<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    return this.dataSource.transaction(async (manager) => {
      await execute(manager, sql`SET LOCAL idle_in_transaction_session_timeout = 0`);
      const { is_mine } = await queryRow(
        manager,
        attemptSchema,
        sql`SELECT pg_try_advisory_xact_lock(${lockKey}) AS is_mine`,
      );
      return is_mine ? await work() : undefined;
    });
  }
}
