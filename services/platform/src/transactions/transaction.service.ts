import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isDeadlock } from '../database/postgres-errors.js';
import { throwIfTimedOut } from '../http/timeout.interceptor.js';
import { retry } from '../timeouts/retry.js';

/** A second deadlock in a row is rare; a third is no coincidence. */
const maxDeadlockRetries = 2;

/** Runs units of work in database transactions. */
@Injectable()
export class TransactionService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Runs `work` in one transaction and returns its result. Throws 503 instead of committing if the request has timed
   * out by then: the visitor was told to try again. If a COMMIT was already under way, the retry finds its result by
   * the request key. (!) `work` may run more than once: Postgres ends one of two deadlocked transactions, and that one
   * starts over. Erasing a lead and changing several of its appointments can deadlock, because each locks the rows in
   * its own order.
   */
  run<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const transact = () =>
      this.dataSource.transaction(async (manager) => {
        const result = await work(manager);
        throwIfTimedOut();
        return result;
      });
    return retry(transact, { retries: maxDeadlockRetries, isTransient: isDeadlock });
  }
}
