import type { OnApplicationShutdown, Provider } from '@nestjs/common';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis/redis.module.js';
import { Metrics } from './metrics.js';

const states = ['waiting', 'active', 'delayed', 'failed'] as const;

class QueueMetrics implements OnApplicationShutdown {
  private readonly queue: Queue;

  constructor(name: string, redis: Redis, metrics: Metrics) {
    this.queue = new Queue(name, { connection: redis, skipVersionCheck: true });
    this.queue.on('error', () => undefined);
    metrics.gauge('queue_jobs', async () => {
      const counts = await this.queue.getJobCounts(...states);
      return states.map((state) => ({ labels: { queue: name, state }, value: counts[state] ?? 0 }));
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
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
