import { Clock, MetricsService, queryRows, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';

const countSchema = z.object({ state: z.string(), count: z.int() });
const dayMs = 86_400_000;

/** Reports the states of the last day's emails. */
@Injectable()
export class EmailMetricsService {
  constructor(dataSource: DataSource, clock: Clock, metrics: MetricsService) {
    metrics.gauge('mails', async () => {
      const rows = await queryRows(
        dataSource.manager,
        countSchema,
        sql`SELECT state, count(*)::integer AS count FROM email.deliveries
          WHERE changed_at > ${new Date(clock.now().getTime() - dayMs)} GROUP BY state`,
      );
      return rows.map(({ state, count }) => ({ labels: { state }, value: count }));
    });
  }
}
