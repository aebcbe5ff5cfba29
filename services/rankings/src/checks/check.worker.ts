import type { RankingCheckResponse } from '@agency/contracts';
import { type BaseEnv, ENV, JobError, type OpenWorker, openWorker } from '@agency/platform';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DelayedError, type Job, UnrecoverableError } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { checkJobName, checkJobSchema, checkQueueName } from './check.queue.js';
import { CheckService } from './check.service.js';

/** After both together, another replica takes over the check of a killed process. */
const lockMs = 4_000;
const stalledIntervalMs = 1_500;

/** Runs queued checks, one at a time, on whichever replica is free. */
@Injectable()
export class CheckWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private worker: OpenWorker | undefined;
  private readonly stopping = new AbortController();

  constructor(
    @Inject(ENV) private readonly env: BaseEnv,
    private readonly checks: CheckService,
    private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = openWorker(checkQueueName, (job, token) => this.work(job, token), {
      redisUrl: this.env.REDIS_URL,
      logger: this.logger,
      concurrency: 1,
      lockDuration: lockMs,
      stalledInterval: stalledIntervalMs,
      maxStalledCount: 3,
    });
  }

  /** Returns the running check to the queue, so that the next process or another replica continues it. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.worker?.close();
  }

  private async work(job: Job, token: string | undefined): Promise<RankingCheckResponse> {
    if (job.name !== checkJobName) throw new UnrecoverableError('This is not a check.');
    const { trigger, afterRun } = checkJobSchema.parse(job.data);
    const request = { jobId: job.id ?? '', trigger, afterRun };
    try {
      const { isTransient, ...response } = await this.checks.check(request, this.stopping.signal);
      // No one waits for a scheduled check, so the queue retries it.
      if (trigger === 'schedule' && isTransient) throw new JobError(response.message);
      return response;
    } catch (error) {
      if (!this.stopping.signal.aborted) throw error;
      await job.moveToDelayed(Date.now(), token);
      throw new DelayedError();
    }
  }
}
