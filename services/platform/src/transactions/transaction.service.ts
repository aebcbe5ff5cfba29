import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { isDatabaseUnavailable, isDeadlock } from '../database/postgres-errors.js';
import {
  runOn,
  type Statement,
  sendTogether,
  statement,
  withClient,
} from '../database/statement.js';
import { remainingMs, throwIfTimedOut } from '../http/timeout.interceptor.js';
import type { InTime, PassedInTime } from './in-time.js';

/** A second deadlock in a row is rare; a third is no coincidence. */
const maxDeadlockRetries = 2;

/**
 * Plans are made once per connection. Postgres would plan a statement anew for each visitor whose values seem to make it
 * a little cheaper: planning what a booking reads takes several times as long as reading it.
 */
const begin = 'BEGIN; SET LOCAL plan_cache_mode TO force_generic_plan';

/** An answer that took longer says too little about the clock. */
const quickAnswerMs = 100;

const readClock = statement<object, PassedInTime>(
  'read-clock',
)`SELECT extract(epoch FROM clock_timestamp())::double precision * 1000 AS passed_at`;

/**
 * The last statement of a transaction, with COMMIT in the same round trip. It must return `passInTime`, by which Postgres
 * refuses it when the request has timed out by then.
 */
export type CommitWith = <Values extends InTime, Row extends PassedInTime>(
  write: Statement<Values, Row>,
  values: Omit<Values, keyof InTime>,
) => Promise<Row[]>;

/** What `TransactionService.runPipelined` runs. Without `commitWith`, COMMIT follows once it has settled. */
export type PipelinedWork<Result> = (
  connection: PoolClient,
  commitWith: CommitWith,
) => Promise<Result>;

/** Runs units of work in database transactions. */
@Injectable()
export class TransactionService {
  /** The clock of Postgres, at the latest, when `performance.now()` was zero. Learned from its answers. */
  private clockStart: number | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Runs `work` in one transaction and returns its result. Throws 503 instead of committing when the request has timed
   * out by then: the visitor was told to try again, and a retry would conflict with the first attempt's row.
   *
   * (!) `work` may run more than once: Postgres ends one of two deadlocked transactions, and that one starts over. Erasing
   * a lead and changing several of its appointments can deadlock, since each locks the rows in its own order.
   */
  run<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return retryDeadlocks(() =>
      this.dataSource.transaction(async (manager) => {
        const result = await work(manager);
        throwIfTimedOut();
        return result;
      }),
    );
  }

  /**
   * `run` for what every visitor waits on, and for statements alone. BEGIN does not wait for its answer, nor need the statements
   * of `work` wait for each other: Postgres runs them in the order of the calls, and under READ COMMITTED each sees
   * what was committed before it began. What `work` sends before it first waits travels together with BEGIN. Once one has
   * failed, those behind it fail, too: await them with `Promise.all`, which throws the first error. (!) What is sent after
   * `commitWith`, or after `work` has settled, is outside of the transaction.
   */
  runPipelined<Result>(work: PipelinedWork<Result>): Promise<Result> {
    return retryDeadlocks(async () => {
      const runner = this.dataSource.createQueryRunner();
      try {
        return await this.runPipeline(await runner.connect(), work);
      } finally {
        await runner.release();
      }
    });
  }

  private async runPipeline<Result>(
    connection: PoolClient,
    work: PipelinedWork<Result>,
  ): Promise<Result> {
    let isCommitSent = false;
    const commit = () => {
      isCommitSent = true;
      return connection.query('COMMIT');
    };
    try {
      const [, result] = await sendTogether(connection, () =>
        Promise.all([
          connection.query(begin),
          work(connection, (write, values) => this.runInTime(connection, write, values, commit)),
        ]),
      );
      if (isCommitSent) return result;
      throwIfTimedOut();
      await commit();
      return result;
    } catch (error) {
      // A broken connection has no transaction to end.
      await connection.query('ROLLBACK').catch(() => {});
      throw error;
    }
  }

  /**
   * Runs a statement that is a transaction of its own: one round trip instead of four. It must return `passInTime`, by
   * which Postgres refuses it when the request has timed out by then, however long it was under way.
   */
  async runStatement<Values extends InTime, Row extends PassedInTime>(
    write: Statement<Values, Row>,
    values: Omit<Values, keyof InTime>,
  ): Promise<Row[]> {
    return withClient(this.dataSource, (client) => this.runInTime(client, write, values));
  }

  /** `next` is sent along, and fails if the statement does. */
  private async runInTime<Values extends InTime, Row extends PassedInTime>(
    client: PoolClient,
    write: Statement<Values, Row>,
    values: Omit<Values, keyof InTime>,
    next?: () => Promise<unknown>,
  ): Promise<Row[]> {
    this.clockStart ??= clockStartOf(await runOn(client, readClock, {}));
    throwIfTimedOut();
    const sentAt = performance.now();
    const deadline = this.clockStart + sentAt + remainingMs();
    try {
      const [rows] = await sendTogether(client, () =>
        Promise.all([runOn(client, write, { ...values, deadline } as Values), next?.()]),
      );
      if (performance.now() - sentAt < quickAnswerMs) this.clockStart = clockStartOf(rows);
      return rows;
    } catch (error) {
      // The clock of Postgres may have been set.
      if (isDatabaseUnavailable(error)) this.clockStart = undefined;
      throw error;
    }
  }
}

async function retryDeadlocks<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let retriesLeft = maxDeadlockRetries; ; retriesLeft -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (retriesLeft === 0 || !isDeadlock(error)) throw error;
    }
  }
}

/** Earlier than it was by the time the answer took, so that a deadline is never too late. */
function clockStartOf(rows: readonly PassedInTime[]): number {
  const [row] = rows;
  if (!row) throw new Error('The statement did not return when it passed.');
  return row.passed_at - performance.now();
}
