import {
  easternZone,
  finishedCheckSchema,
  type RankingCheckResponse,
  type RankingCheckState,
  rankingCheckResponseSchema,
  runningCheckSchema,
} from '@agency/contracts';
import { type BaseEnv, closeWithTimeout, ENV, openQueue, REDIS } from '@agency/platform';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleInit,
  ServiceUnavailableException,
} from '@nestjs/common';
import { type Job, type Queue, QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import { PinoLogger } from 'nestjs-pino';
import * as z from 'zod';
import { checkFailedMessage } from './check.service.js';
import { RunRepository } from './run.repository.js';

export const checkQueueName = 'rankings';
export const checkJobName = 'check';

/** What a job of the queue says. */
export const checkJobSchema = z.object({
  trigger: runningCheckSchema.shape.trigger,
  /** The newest finished run when the check was requested; a newer one answers it. */
  afterRun: z.int().optional(),
});
type CheckJob = z.infer<typeof checkJobSchema>;

const retention = { removeOnComplete: { count: 100 }, removeOnFail: { count: 100 } };
/** Deduplicated: a second request joins the check that is queued or running. */
const ownerCheckOptions = { deduplication: { id: checkJobName }, ...retention };
/** Google advises this delay when a quota is used up: https://developers.google.com/webmaster-tools/limits */
export const dailyCheckOptions = {
  attempts: 4,
  backoff: { type: 'fixed', delay: 15 * 60_000 },
  ...retention,
} as const;
const dailyCheckId = 'daily-check';
/** Search Console completes a day in the afternoon, Pacific Time: by now the day before yesterday is available. */
const dailyCheckTime = { pattern: '30 6 * * *', tz: easternZone };

const runningMessage =
  'The check continues in the background. The new data appears here when it is done.';

/** Queues checks, for the owner and every morning. */
@Injectable()
export class CheckQueue implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private queue: Queue;
  private events: QueueEvents;
  private readonly stopping = new AbortController();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(ENV) private readonly env: BaseEnv,
    private readonly runs: RunRepository,
    private readonly logger: PinoLogger,
  ) {}

  onModuleInit(): void {
    this.queue = openQueue(checkQueueName, this.redis);
    this.events = new QueueEvents(checkQueueName, {
      connection: { url: this.env.REDIS_URL, maxRetriesPerRequest: null },
      autorun: false,
      skipVersionCheck: true,
    });
    // The Redis client logs its own errors; without a listener BullMQ would end the process.
    this.events.on('error', () => undefined);
  }

  onApplicationBootstrap(): void {
    if (this.redis.status === 'ready') void this.scheduleDailyCheck();
    // Redis may be empty after an outage.
    this.redis.on('ready', () => void this.scheduleDailyCheck());
    this.events.run().catch((error: unknown) => {
      if (this.stopping.signal.aborted) return;
      this.logger.error({ err: error }, 'The check queue’s events stopped');
    });
  }

  /** Requests a check, or joins the running one. Answers with its result, or after `timeoutMs` that it continues. */
  async check(timeoutMs: number): Promise<RankingCheckResponse> {
    const afterRun = (await this.runs.findLastCheck())?.id ?? 0;
    const job = await this.add({ trigger: 'owner', afterRun });
    try {
      return rankingCheckResponseSchema.parse(await this.waitForResult(job, timeoutMs));
    } catch {
      const hasFailed = (await this.stateOf(job.id)) === 'failed';
      return hasFailed
        ? { success: false, message: checkFailedMessage }
        : { success: true, message: runningMessage };
    }
  }

  /** A run recorded as running without a job is over: Postgres may have been down when it failed. */
  async state(): Promise<RankingCheckState> {
    const [open, last] = await Promise.all([this.runs.findRunning(), this.runs.findLastResult()]);
    const job = open && (await this.stateOf(open.jobId));
    const isRunning = open !== undefined && job !== 'failed' && job !== 'unknown';
    return {
      running: isRunning ? runningCheckSchema.parse(open) : null,
      last: last ? finishedCheckSchema.parse(last) : null,
    };
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await closeWithTimeout([this.events, this.queue]);
  }

  private async add(data: CheckJob): Promise<Job> {
    try {
      return await this.queue.add(checkJobName, checkJobSchema.parse(data), ownerCheckOptions);
    } catch {
      throw new ServiceUnavailableException(
        'Checks cannot be started right now. Please try again in a moment.',
      );
    }
  }

  private async waitForResult(job: Job, timeoutMs: number): Promise<unknown> {
    const done = new AbortController();
    const stopped = new Promise<never>((_, reject) => {
      const stop = () => reject(new Error('The service is stopping.'));
      this.stopping.signal.addEventListener('abort', stop, { signal: done.signal });
    });
    try {
      return await Promise.race([job.waitUntilFinished(this.events, timeoutMs), stopped]);
    } finally {
      done.abort();
    }
  }

  /** Undefined while Redis is unavailable. */
  private async stateOf(jobId: string | null | undefined) {
    try {
      return await this.queue.getJobState(jobId ?? '');
    } catch {
      return undefined;
    }
  }

  private async scheduleDailyCheck(): Promise<void> {
    try {
      await this.queue.upsertJobScheduler(dailyCheckId, dailyCheckTime, {
        name: checkJobName,
        data: checkJobSchema.parse({ trigger: 'schedule' }),
        opts: dailyCheckOptions,
      });
    } catch (error) {
      this.logger.warn(
        { err: error },
        'The daily check could not be scheduled; it will be when Redis is back',
      );
    }
  }
}
