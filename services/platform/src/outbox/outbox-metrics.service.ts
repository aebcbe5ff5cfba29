import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThanOrEqual, Not, type Repository } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { OutboxMessage } from './outbox-message.entity.js';

/** Reports whether emails leave the outbox on time. */
@Injectable()
export class OutboxMetricsService {
  private readonly messages: Repository<OutboxMessage>;

  constructor(
    dataSource: DataSource,
    private readonly clock: Clock,
    metrics: MetricsService,
  ) {
    this.messages = dataSource.getRepository(OutboxMessage);
    metrics.gauge('outbox_due', async () => [
      { value: await this.messages.countBy(isDueBy(this.clock.now())) },
    ]);
    metrics.gauge('outbox_lag_seconds', async () => [{ value: await this.lagSeconds() }]);
    metrics.gauge('outbox_unsettled', async () => [
      { value: await this.messages.countBy({ relayedAt: Not(IsNull()), settledAt: IsNull() }) },
    ]);
  }

  private async lagSeconds(): Promise<number> {
    const now = this.clock.now();
    const oldest = await this.messages.findOne({
      select: { id: true, dueAt: true },
      where: isDueBy(now),
      order: { dueAt: 'ASC' },
    });
    return oldest ? (now.getTime() - oldest.dueAt.getTime()) / 1_000 : 0;
  }
}

const isDueBy = (now: Date) => ({ relayedAt: IsNull(), dueAt: LessThanOrEqual(now) });
