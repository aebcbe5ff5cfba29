import type { OnApplicationShutdown, Provider } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { closeWithTimeout, openQueue } from '../jobs/bullmq.js';
import { REDIS } from '../redis/redis.js';
import { MetricsService } from './metrics.service.js';

const states = ['waiting', 'active', 'delayed', 'failed'] as const;

class QueueMetricsService implements OnApplicationShutdown {
  private readonly queue: Queue;

  constructor(name: string, redis: Redis, metrics: MetricsService) {
    this.queue = openQueue(name, redis);
    metrics.gauge('queue_jobs', async () => {
      const counts = await this.queue.getJobCounts(...states);
      return states.map((state) => ({ labels: { queue: name, state }, value: counts[state] ?? 0 }));
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await closeWithTimeout([this.queue]);
  }
}

/** A provider that reports how many jobs a queue has; one per service. */
export function queueMetrics(name: string): Provider {
  return {
    provide: QueueMetricsService,
    inject: [REDIS, MetricsService],
    useFactory: (redis: Redis, metrics: MetricsService) =>
      new QueueMetricsService(name, redis, metrics),
  };
}
