import { Clock, MetricsService } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const dayMs = 86_400_000;

/** Reports what became of the last day's emails. */
@Injectable()
export class EmailMetricsService {
  constructor(dataSource: DataSource, clock: Clock, metrics: MetricsService) {
    metrics.gauge('mails', async () => {
      const rows: { state: string; count: string }[] = await dataSource.query(
        'SELECT state, count(*) FROM email.deliveries WHERE changed_at > $1 GROUP BY state',
        [new Date(clock.now().getTime() - dayMs)],
      );
      return rows.map(({ state, count }) => ({ labels: { state }, value: Number(count) }));
    });
  }
}
