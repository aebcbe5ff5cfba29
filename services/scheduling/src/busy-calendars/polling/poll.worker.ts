import { type BaseEnv, ENV, type OpenWorker, openWorker } from '@agency/platform';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { type Job, UnrecoverableError } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { calendarQueueName, calendarQueuePrefix, pollJobName } from './poll.job.js';
import { PollService } from './poll.service.js';

/** Processes the calendar queue, on whichever replica is idle. */
@Injectable()
export class PollWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private worker: OpenWorker | undefined;

  constructor(
    @Inject(ENV) private readonly env: BaseEnv,
    private readonly poll: PollService,
    private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = openWorker(calendarQueueName, (job) => this.work(job), {
      redisUrl: this.env.REDIS_URL,
      logger: this.logger,
      prefix: calendarQueuePrefix,
      concurrency: 1,
    });
  }

  /** Another replica repeats an unfinished read. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.worker?.close();
  }

  private async work(job: Job): Promise<number> {
    if (job.name !== pollJobName) throw new UnrecoverableError('This is not a job of calendars.');
    return this.poll.poll();
  }
}
