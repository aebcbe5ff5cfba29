import {
  bigintSchema,
  execute,
  queryRow,
  queryRows,
  RepeatingTasksService,
  rawSql,
  type Sql,
  schedulingViews,
  sql,
  TransactionService,
} from '@agency/platform';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod';
import { OriginsService } from './origins.service.js';
import { readJourneys } from './read-journeys.js';

const refreshEveryMs = 60_000;
/** A statement must end within the service's timeout. */
const batchSize = 2_000;

const callEvents = rawSql(schedulingViews.appointmentEvents.name);
const newestCallEvent = sql`coalesce((SELECT id FROM ${callEvents} ORDER BY id DESC LIMIT 1), 0)`;
/** No event with a lower id can be uncommitted any more. */
const isNextSettled = sql`next_at < clock_timestamp() - interval '1 minute'`;

/** The first refresh reads all leads anyway. The next begins this many events earlier: one may not be committed yet. */
const maxUncommitted = 1_000;

const contactIdRowSchema = z
  .object({ contact_id: bigintSchema })
  .transform(({ contact_id }) => contact_id);
const originOf = (touch: Sql) =>
  sql`(SELECT origin.id FROM leads.origins origin WHERE origin.digest = md5(${touch}::text))`;

/**
 * Keeps one narrow row per lead for every count by source (docs/decisions/082). Triggers note the ids of leads that
 * changed; the rows are read anew before they are asked for, and every minute.
 */
@Injectable()
export class JourneysService implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly origins: OriginsService,
    private readonly transactions: TransactionService,
    private readonly tasks: RepeatingTasksService,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.start({
      name: 'Read the journeys of changed leads',
      intervalMs: refreshEveryMs,
      run: () => this.refresh(),
    });
  }

  /** Reads what changed. Returns how many leads that were. Call it before reading `leads.journeys`. */
  async refresh(): Promise<number> {
    let total = 0;
    for (;;) {
      if (!(await this.isBehind())) return total;
      const count = await this.transactions.run((manager) => this.refreshBatch(manager));
      total += count;
      if (count < batchSize) return total;
    }
  }

  private async isBehind(): Promise<boolean> {
    const { is_behind } = await queryRow(
      this.dataSource.manager,
      z.object({ is_behind: z.boolean() }),
      sql`SELECT EXISTS (SELECT FROM leads.changed_journeys) OR ${newestCallEvent} > seen_to
          OR (read_to < seen_to AND ${isNextSettled}) AS is_behind
        FROM leads.journey_cursor`,
    );
    return is_behind;
  }

  private async refreshBatch(manager: EntityManager): Promise<number> {
    // So that refreshes take turns. The row's `revision` is no longer used.
    await execute(manager, sql`SELECT FROM leads.journey_cursor FOR UPDATE`);
    const changed = await queryRows(
      manager,
      contactIdRowSchema,
      sql`DELETE FROM leads.changed_journeys WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM leads.changed_journeys LIMIT ${batchSize})) RETURNING contact_id`,
    );
    // Only with the last of many batches.
    const called = changed.length < batchSize ? await this.readCalled(manager) : [];
    const ids = [...new Set([...changed, ...called])];
    for (let first = 0; first < ids.length; first += batchSize) {
      await this.store(manager, ids.slice(first, first + batchSize));
    }
    return changed.length;
  }

  /**
   * The leads of calls that changed. Events of the last minute are read again and again, since one with a lower id may
   * be committed later.
   */
  private async readCalled(manager: EntityManager): Promise<number[]> {
    const { newest } = await queryRow(
      manager,
      z.object({ newest: bigintSchema }),
      sql`SELECT ${newestCallEvent} AS newest`,
    );
    const rows = await queryRows(
      manager,
      contactIdRowSchema,
      sql`SELECT DISTINCT contact_id FROM ${callEvents} WHERE id > (SELECT read_to FROM leads.journey_cursor)`,
    );
    await execute(
      manager,
      sql`UPDATE leads.journey_cursor SET seen_to = ${newest},
        read_to = CASE WHEN seen_to = 0 THEN greatest(0, ${newest}::bigint - ${maxUncommitted})
          WHEN ${isNextSettled} THEN next_to ELSE read_to END,
        next_to = CASE WHEN seen_to = 0 OR ${isNextSettled} THEN ${newest} ELSE next_to END,
        next_at = CASE WHEN seen_to = 0 OR ${isNextSettled} THEN clock_timestamp() ELSE next_at END`,
    );
    return rows;
  }

  private async store(manager: EntityManager, ids: readonly number[]): Promise<void> {
    const read = readJourneys(sql`SELECT unnest(${ids}::bigint[])`, null);
    await execute(
      manager,
      sql`DELETE FROM leads.journeys WHERE contact_id = ANY(${ids}::bigint[])`,
    );
    await this.origins.add(
      manager,
      sql`SELECT unnest(ARRAY[first_touch, last_touch]) AS touch FROM (${read}) AS journey`,
    );
    // (!) An origin that is missing is an error: an inner join would lose the lead.
    await execute(
      manager,
      sql`INSERT INTO leads.journeys (contact_id, created_at, changed_at, first_origin, last_origin, source, service,
          booked_at, held_at, proposal_at, won_at, is_open)
        SELECT contact_id, created_at, changed_at, ${originOf(sql`first_touch`)}, ${originOf(sql`last_touch`)}, source, service,
          booked_at, held_at, proposal_at, won_at, is_open
        FROM (${read}) AS journey`,
    );
  }
}
