import { Injectable } from '@nestjs/common';
import { PerformancePool } from '../performance/performance.pool.js';

/** Any constant works, as long as every replica uses it. */
const lockKey = 5_018_301;

/**
 * Lets one process at a time write performance data, across all replicas. The lock belongs to a connection, so a killed
 * process releases it.
 */
@Injectable()
export class CheckLockService {
  constructor(private readonly pool: PerformancePool) {}

  /** Waits for the lock, until the signal aborts. */
  async waitAndRun<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    const client = await this.pool.connect();
    const giveUp = () => void client.end();
    signal.addEventListener('abort', giveUp, { once: true });
    try {
      signal.throwIfAborted();
      await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
      signal.removeEventListener('abort', giveUp);
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      signal.removeEventListener('abort', giveUp);
      await client.end();
    }
  }

  /** Undefined when another process holds the lock. */
  async runIfFree<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    const client = await this.pool.connect();
    try {
      const { rows } = await client.query<{ is_mine: boolean }>(
        'SELECT pg_try_advisory_lock($1) AS is_mine',
        [lockKey],
      );
      return rows[0]?.is_mine ? await work() : undefined;
    } finally {
      await client.end();
    }
  }
}
