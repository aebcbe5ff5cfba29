import type { QueueName } from '@agency/contracts';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { openQueue } from '../jobs/bullmq.js';
import { REDIS } from '../redis/redis.module.js';
import { queueController } from './queue.controller.js';
import type { JobFactsReader } from './queue-job.mapper.js';
import { QueueJobsService } from './queue-jobs.service.js';

@Module({})
export class QueueModule {
  /**
   * Shows a queue's jobs to the owner, reduced to what `readFacts` returns. For the service that processes the queue.
   */
  static forWorker(name: QueueName, readFacts: JobFactsReader): DynamicModule {
    return {
      module: QueueModule,
      controllers: [queueController(name)],
      providers: [
        {
          provide: QueueJobsService,
          inject: [REDIS],
          useFactory: (redis: Redis) => new QueueJobsService(openQueue(name, redis, {}), readFacts),
        },
      ],
    };
  }
}
