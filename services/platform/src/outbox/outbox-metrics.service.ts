import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { OUTBOX_SCHEMA } from './outbox-schema.token.js';

/** Reports whether emails leave the outbox in time. */
@Injectable()
export class OutboxMetricsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(OUTBOX_SCHEMA) private readonly schema: string,
    metrics: MetricsService,
  ) {
    metrics.gauge('outbox_due', async () => [{ value: await this.due() }]);
    metrics.gauge('outbox_lag_seconds', async () => [{ value: await this.lagSeconds() }]);
    metrics.gauge('outbox_unsettled', async () => [{ value: await this.unsettled() }]);
  }

  private async due(): Promise<number> {
    const [row]: { count: string }[] = await this.dataSource.query(
      `SELECT count(*) FROM ${this.schema}.outbox WHERE relayed_at IS NULL AND due_at <= $1`,
      [this.clock.now()],
    );
    return Number(row?.count);
  }

  private async lagSeconds(): Promise<number> {
    const now = this.clock.now();
    const [row]: { oldest: Date | null }[] = await this.dataSource.query(
      `SELECT min(due_at) AS oldest FROM ${this.schema}.outbox WHERE relayed_at IS NULL AND due_at <= $1`,
      [now],
    );
    const oldest = row?.oldest ?? now;
    return (now.getTime() - oldest.getTime()) / 1_000;
  }

  private async unsettled(): Promise<number> {
    const [row]: { count: string }[] = await this.dataSource.query(
      `SELECT count(*) FROM ${this.schema}.outbox WHERE relayed_at IS NOT NULL AND settled_at IS NULL`,
    );
    return Number(row?.count);
  }
}
