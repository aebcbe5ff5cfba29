import { Clock, countRows, MetricsService, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type DueCondition, isPastRetention } from './due-leads.js';

/** Reports how many leads are due for erasure. */
@Injectable()
export class ErasureMetricsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    metrics: MetricsService,
  ) {
    metrics.gauge('leads_to_erase', async () => [
      {
        labels: { reason: 'request' },
        value: await this.count((now) => sql`contact.erasure_requested_at <= ${now}`),
      },
      { labels: { reason: 'retention' }, value: await this.count(isPastRetention) },
    ]);
  }

  private count(isDue: DueCondition): Promise<number> {
    const { manager } = this.dataSource;
    return countRows(manager, sql`leads.contacts contact WHERE ${isDue(this.clock.now())}`);
  }
}
