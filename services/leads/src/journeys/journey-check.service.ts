import {
  bigintSchema,
  execute,
  MetricsService,
  queryRows,
  RepeatingTasksService,
  sql,
} from '@agency/platform';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { JourneysService } from './journeys.service.js';
import { readJourneys } from './read-journeys.js';

const dayMs = 86_400_000;

/** Compares a month's rows with what the leads, their timelines and their calls say, once a day. */
@Injectable()
export class JourneyCheckService implements OnApplicationBootstrap {
  private wrong = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly journeys: JourneysService,
    private readonly tasks: RepeatingTasksService,
    metrics: MetricsService,
  ) {
    metrics.gauge('journeys_wrong', () => Promise.resolve([{ labels: {}, value: this.wrong }]));
  }

  onApplicationBootstrap(): void {
    this.tasks.start({
      name: 'Compare the journeys of a month',
      intervalMs: dayMs,
      isRunAtStart: false,
      run: async () => {
        const month = await this.chooseMonth();
        return month ? this.check(month) : 0;
      },
    });
  }

  /** Returns how many rows were wrong, and has them read again. `month` is any moment of it, in UTC. */
  async check(month: Date): Promise<number> {
    await this.journeys.refresh();
    const { manager } = this.dataSource;
    const isOfMonth = sql`created_at >= date_trunc('month', ${month}::timestamptz, 'UTC')
      AND created_at < date_trunc('month', ${month}::timestamptz, 'UTC') + interval '1 month'`;
    const differing = await queryRows(
      manager,
      z.object({ contact_id: bigintSchema }),
      sql`SELECT contact_id FROM (${readJourneys(sql`SELECT id FROM leads.contacts WHERE ${isOfMonth}`, null)}) AS true_one
        FULL JOIN (
          SELECT journey.*, first.touch AS stored_first, last.touch AS stored_last
          FROM leads.journeys journey JOIN leads.origins first ON first.id = first_origin
            JOIN leads.origins last ON last.id = last_origin WHERE ${isOfMonth}
        ) AS stored USING (contact_id)
        WHERE contact_id NOT IN (SELECT contact_id FROM leads.changed_journeys)
          AND (true_one.first_touch, true_one.last_touch, true_one.service, true_one.source, true_one.booked_at,
            true_one.held_at, true_one.proposal_at, true_one.won_at, true_one.is_open)
          IS DISTINCT FROM (stored_first, stored_last, stored.service, stored.source, stored.booked_at,
            stored.held_at, stored.proposal_at, stored.won_at, stored.is_open)`,
    );
    this.wrong = differing.length;
    if (differing.length > 0) {
      await execute(
        manager,
        sql`INSERT INTO leads.changed_journeys
          SELECT unnest(${differing.map(({ contact_id }) => contact_id)}::bigint[])`,
      );
    }
    return differing.length;
  }

  private async chooseMonth(): Promise<Date | undefined> {
    const [row] = await queryRows(
      this.dataSource.manager,
      z.object({ created_at: z.date() }),
      sql`SELECT created_at FROM leads.contacts ORDER BY random() LIMIT 1`,
    );
    return row?.created_at;
  }
}
