import { channelOfTouch, type Touch, touchSchema } from '@agency/contracts';
import {
  execute,
  queryRows,
  RepeatingTasksService,
  type Sql,
  sql,
  TransactionService,
} from '@agency/platform';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod';

const dayMs = 86_400_000;
/** Each deletion looks through the journeys; a few a day keep up with erased leads. */
const maxRemoved = 100;

/** What decides how a visit is counted, besides which click ids it had. */
export const countedKeys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'gad_source',
  'gad_campaignid',
  'referrerHost',
  'landingPath',
] as const satisfies readonly (keyof Touch)[];

const originSchema = z.object({
  id: z.int(),
  touch: touchSchema,
  channel: z.string().nullable(),
});

/**
 * Stores each origin of visits once: the part of a touch that decides how it is counted, and its channel, so that SQL
 * can filter by it. The channel is derived from the touch, and again at each start, because a version may change it.
 */
@Injectable()
export class OriginsService implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionService,
    private readonly tasks: RepeatingTasksService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.tasks.start({
      name: 'Remove the origins of erased leads',
      intervalMs: dayMs,
      isRunAtStart: false,
      run: () => this.removeUnused(),
    });
    await this.nameChannels(this.dataSource.manager, sql`true`);
  }

  /**
   * Stores the new ones. `leads.origins` has them in the next statement, by `digest = md5(touch::text)`.
   *
   * @param touches - SQL for a set of `touch`, as `readJourneys` gives them.
   */
  async add(manager: EntityManager, touches: Sql): Promise<void> {
    await execute(
      manager,
      sql`INSERT INTO leads.origins (touch) SELECT DISTINCT touch FROM (${touches}) AS visit
        ORDER BY touch ON CONFLICT (digest) DO NOTHING`,
    );
    await this.nameChannels(manager, sql`channel IS NULL`);
  }

  /** Removes those that no lead has any more. Returns how many. */
  removeUnused(): Promise<number> {
    return this.transactions.run(async (manager) => {
      // Waits for transactions that have added an origin, because they refer to it before they commit.
      await execute(manager, sql`LOCK TABLE leads.origins IN SHARE ROW EXCLUSIVE MODE`);
      return execute(
        manager,
        sql`DELETE FROM leads.origins WHERE id IN (
          SELECT id FROM leads.origins
          WHERE id NOT IN (SELECT first_origin FROM leads.journeys)
            AND id NOT IN (SELECT last_origin FROM leads.journeys)
          ORDER BY id LIMIT ${maxRemoved})`,
      );
    });
  }

  private async nameChannels(manager: EntityManager, which: Sql): Promise<void> {
    const origins = await queryRows(
      manager,
      originSchema,
      sql`SELECT id, touch, channel FROM leads.origins WHERE ${which} ORDER BY id`,
    );
    const renamed = origins
      .map(({ id, touch, channel }) => ({ id, channel, named: channelOfTouch(touch) }))
      .filter(({ channel, named }) => channel !== named);
    if (renamed.length === 0) return;
    await execute(
      manager,
      sql`UPDATE leads.origins SET channel = named.channel
        FROM unnest(${renamed.map(({ id }) => id)}::integer[], ${renamed.map(({ named }) => named)}::text[]) AS named (id, channel)
        WHERE origins.id = named.id`,
    );
  }
}
