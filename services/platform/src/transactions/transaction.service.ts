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
   * Runs `work` in one transaction and returns its result. Throws 503 instead of committing when the request has timed
   * out by then: the visitor was told to try again. What a COMMIT under way stores all the same, a second try finds by the
   * key of its request.
   *
   * (!) `work` may run more than once: Postgres ends one of two deadlocked transactions, and that one starts over. Erasing
   * a lead and changing several of its appointments can deadlock, since each locks the rows in its own order.
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
