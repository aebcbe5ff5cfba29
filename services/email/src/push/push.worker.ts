import { type BaseEnv, ENV, type OpenWorker, openWorker } from '@agency/platform';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { type Job, UnrecoverableError } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { PushError } from './push.error.js';
import { type PushJob, parsePushJob, pushQueueName, pushQueuePrefix } from './push.job.js';
import { PushSubscriptionsService } from './push-subscriptions.service.js';

const concurrency = 5;
const firstRetryDelayMs = 30_000;

/** Processes the notification queue, separately from emails: a hanging push service delays none. */
@Injectable()
export class PushWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private worker: OpenWorker | undefined;

  constructor(
    @Inject(ENV) private readonly env: BaseEnv,
    private readonly subscriptions: PushSubscriptionsService,
    private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = openWorker(pushQueueName, (job) => this.work(job), {
      redisUrl: this.env.REDIS_URL,
      logger: this.logger,
      prefix: pushQueuePrefix,
      concurrency,
      settings: { backoffStrategy: (attemptsMade, _, error) => retryDelayMs(attemptsMade, error) },
    });
  }

  /** Waits for the notifications being sent. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.worker?.close();
  }

  private async work(job: Job): Promise<string> {
    const { kind, subscriptionId } = parse(job);
    try {
      const outcome = await this.subscriptions.notify(subscriptionId, kind);
      this.logger.info({ kind, job: job.id, outcome }, 'Notification job done');
      return outcome;
    } catch (error) {
      const isHopeless = error instanceof PushError && !error.isTransient;
      throw isHopeless ? new UnrecoverableError(error.message) : error;
    }
  }
}

function parse(job: Job): PushJob {
  try {
    return parsePushJob(job.name, job.data);
  } catch {
    throw new UnrecoverableError('This is not a notification job.');
  }
}

/** The wait that the push service asked for, or exponential backoff. */
function retryDelayMs(attemptsMade: number, error: Error | undefined): number {
  const asked = error instanceof PushError ? error.retryAfterMs : undefined;
  return asked ?? firstRetryDelayMs * 2 ** (attemptsMade - 1);
}
