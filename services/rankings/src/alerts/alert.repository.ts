import { execute, queryRow } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import { type AlertRound, alertStatement, retractStatement } from './raise-alerts.js';

const alertCountsSchema = z.object({
  /** Moves that match the rules and that no earlier alert has reported. */
  found: z.int(),
  /** New alerts of high severity. */
  newHigh: z.int(),
});
export type AlertCounts = z.infer<typeof alertCountsSchema>;

/** Raises and retracts alerts. Call methods that take a manager with that of the transaction that publishes the change. */
@Injectable()
export class AlertRepository {
  /**
   * Compares the summed windows of all keywords by the rules. A window that is compared again keeps its alert, and
   * whether it was read. A move already reported by an alert of an overlapping window is reported again only if it has
   * become more severe. If there are too many moves, only the strongest become alerts.
   */
  raise(manager: EntityManager, round: AlertRound): Promise<AlertCounts> {
    return queryRow(manager, alertCountsSchema, alertStatement(round));
  }

  /** Deletes the alerts of uploads that no longer are: see `retractStatement`. */
  async retract(manager: EntityManager, round: AlertRound): Promise<void> {
    await execute(manager, retractStatement(round));
  }
}
