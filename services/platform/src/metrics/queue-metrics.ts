import type { OnApplicationShutdown, Provider } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { closeInTime } from '../jobs/close-in-time.js';
import { openQueue } from '../jobs/open-queue.js';
import { REDIS } from '../redis/redis.module.js';
import { Metrics } from './metrics.js';

const states = ['waiting', 'active', 'delayed', 'failed'] as const;

class QueueMetrics implements OnApplicationShutdown {
  private readonly queue: Queue;

  constructor(name: string, redis: Redis, metrics: Metrics) {
    this.queue = openQueue(name, redis);
    metrics.gauge('queue_jobs', async () => {
      const counts = await this.queue.getJobCounts(...states);
      return states.map((state) => ({ labels: { queue: name, state }, value: counts[state] ?? 0 }));
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await closeInTime([this.queue]);
  }
}

/** A provider that tells how many jobs a queue holds; one per service. */
export function queueMetrics(name: string): Provider {
  return {
    provide: QueueMetrics,
    inject: [REDIS, Metrics],
    useFactory: (redis: Redis, metrics: Metrics) => new QueueMetrics(name, redis, metrics),
  };
}
