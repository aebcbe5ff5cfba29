import { Clock, MetricsService } from '@agency/platform';
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
        value: await this.count('contact.erasure_requested_at <= $1'),
      },
      { labels: { reason: 'retention' }, value: await this.count(isPastRetention) },
    ]);
  }

  private async count(isDue: DueCondition): Promise<number> {
    const [row]: { count: string }[] = await this.dataSource.query(
      `SELECT count(*) FROM leads.contacts contact WHERE ${isDue}`,
      [this.clock.now()],
    );
    return Number(row?.count);
  }
}
