import { type BaseEnv, closeWithTimeout, ENV } from '@agency/platform';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { type Job, UnrecoverableError, Worker } from 'bullmq';
import { Logger } from 'nestjs-pino';
import { calendarQueueName, calendarQueuePrefix, pollJobName } from './poll.job.js';
import { PollService } from './poll.service.js';

/** Works off the queue of calendars, on whichever replica is free. */
@Injectable()
export class PollWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private worker: Worker | undefined;

  constructor(
    @Inject(ENV) private readonly env: BaseEnv,
    private readonly poll: PollService,
    private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = new Worker(calendarQueueName, (job) => this.work(job), {
      connection: { url: this.env.REDIS_URL, maxRetriesPerRequest: null },
      prefix: calendarQueuePrefix,
      autorun: false,
      skipVersionCheck: true,
      concurrency: 1,
    });
    // The Redis client logs its own errors; without a listener BullMQ would end the process.
    this.worker.on('error', () => undefined);
    this.worker.run().catch((error: unknown) => {
      this.logger.error({ error: nameOf(error) }, 'The worker of calendars stopped');
    });
  }

  /** What it reads meanwhile is read again by another replica. */
  async beforeApplicationShutdown(): Promise<void> {
    if (this.worker) await closeWithTimeout([this.worker]);
  }

  private async work(job: Job): Promise<number> {
    if (job.name !== pollJobName) throw new UnrecoverableError('This is not a job of calendars.');
    try {
      return await this.poll.poll();
    } catch (error) {
      // (!) Redis keeps what is thrown: it must not quote the database.
      throw new Error(nameOf(error));
    }
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');
