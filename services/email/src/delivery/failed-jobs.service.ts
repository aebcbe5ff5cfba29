import {
  closeWithTimeout,
  type EmailJob,
  emailQueueName,
  openQueue,
  parseEmailJob,
  REDIS,
  RepeatingTasksService,
} from '@agency/platform';
import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Job, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { DeliveryRepository } from './delivery.repository.js';

const everyMs = 60_000;
/** Jobs recorded at once; the rest follow. */
const atOnce = 200;

/**
 * Records the emails whose jobs failed before the mail server was reached, such as after a day without Postgres, so that
 * the owner sees them among the failed ones. By a task, because whatever failed the job prevents the record, too.
 */
@Injectable()
export class FailedJobsService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly queue: Queue;

  constructor(
    @Inject(REDIS) redis: Redis,
    private readonly deliveries: DeliveryRepository,
    private readonly tasks: RepeatingTasksService,
  ) {
    this.queue = openQueue(emailQueueName, redis);
  }

  onApplicationBootstrap(): void {
    this.tasks.start({
      name: 'Record failed jobs',
      intervalMs: everyMs,
      run: () => this.recordAll(),
    });
  }

  private async recordAll(): Promise<number> {
    let count = 0;
    for (const job of await this.queue.getFailed(0, atOnce - 1)) {
      const email = emailOf(job);
      // What no version knows stays in the queue until it expires there; the worker has logged it.
      if (!email) continue;
      await this.deliveries.markUnsent(email, new Date(job.finishedOn ?? 0));
      // (!) From now on the record decides: the owner sends the email again under another job.
      await job.remove();
      count += 1;
    }
    return count;
  }

  async onApplicationShutdown(): Promise<void> {
    await closeWithTimeout([this.queue]);
  }
}

function emailOf(job: Job): EmailJob | undefined {
  try {
    return parseEmailJob(job.name, job.data);
  } catch {
    return undefined;
  }
}
