import { Clock, MetricsService } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const day = 86_400_000;

/** Tells what became of the last day's mails. */
@Injectable()
export class MailMetrics {
  constructor(dataSource: DataSource, clock: Clock, metrics: MetricsService) {
    metrics.gauge('mails', async () => {
      const rows: { state: string; count: string }[] = await dataSource.query(
        'SELECT state, count(*) FROM email.deliveries WHERE changed_at > $1 GROUP BY state',
        [new Date(clock.now().getTime() - day)],
      );
      return rows.map(({ state, count }) => ({ labels: { state }, value: Number(count) }));
    });
  }
}
