import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { closeWithTimeout, openQueue } from '../jobs/bullmq.js';
import { emailJobOptions, emailQueueName } from '../jobs/email-jobs.js';
import { REDIS } from '../redis/redis.js';

export interface QueuedEmail {
  /** Job id: the queue ignores a job whose id it still has. */
  id: string;
  name: string;
  data: { requestId: string; payload: Record<string, unknown> };
}

/** Adds jobs to the email queue. Fails at once while Redis is unavailable. */
@Injectable()
export class EmailQueue implements OnApplicationShutdown {
  private readonly queue: Queue;

  constructor(@Inject(REDIS) redis: Redis) {
    this.queue = openQueue(emailQueueName, redis, emailJobOptions);
  }

  async add(emails: readonly QueuedEmail[]): Promise<void> {
    if (emails.length === 0) return;
    await this.queue.addBulk(
      emails.map(({ id, name, data }) => ({ name, data, opts: { jobId: id } })),
    );
  }

  /**
   * Which of these jobs completed or failed for good. Reads each job itself: BullMQ's state query would search the
   * waiting list, which takes Redis seconds if that is long.
   */
  async settledOf(ids: readonly string[]): Promise<Set<string>> {
    const jobs = await Promise.all(ids.map((id) => this.queue.getJob(id)));
    return new Set(jobs.flatMap((job) => (job?.finishedOn && job.id ? [job.id] : [])));
  }

  async onApplicationShutdown(): Promise<void> {
    await closeWithTimeout([this.queue]);
  }
}
