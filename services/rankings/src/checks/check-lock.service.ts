import { Injectable } from '@nestjs/common';
import { PerformancePool } from '../performance/performance.pool.js';

/** Any constant does; it only has to be the same for all who write figures into this database. */
const lockKey = 5_018_301;

/**
 * Whoever writes figures does it alone, over all replicas. The lock belongs to a connection, so a process that is
 * killed gives it back.
 */
@Injectable()
export class CheckLockService {
  constructor(private readonly pool: PerformancePool) {}

  /** Waits for its turn. Gives up waiting when the signal says so. */
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

  /** Undefined when somebody else is writing. */
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
