import { closeWithTimeout, REDIS } from '@agency/platform';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { PinoLogger } from 'nestjs-pino';
import { openCalendarQueue, pollEveryMs, pollJobName, pollJobOptions } from './poll.job.js';

/** Schedules reading the calendars every few minutes, on one replica. */
@Injectable()
export class PollQueue implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private queue: Queue;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly logger: PinoLogger,
  ) {}

  onModuleInit(): void {
    this.queue = openCalendarQueue(this.redis);
  }

  onApplicationBootstrap(): void {
    if (this.redis.status === 'ready') void this.schedule();
    // Redis may be empty after an outage.
    this.redis.on('ready', () => void this.schedule());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await closeWithTimeout([this.queue]);
  }

  private async schedule(): Promise<void> {
    try {
      await this.queue.upsertJobScheduler(
        pollJobName,
        { every: pollEveryMs },
        { name: pollJobName, opts: pollJobOptions },
      );
    } catch (error) {
      this.logger.warn(
        { err: error },
        'Reading calendars could not be scheduled; it will be when Redis is back',
      );
    }
  }
}
