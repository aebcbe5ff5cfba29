import type { RankingCheckResponse } from '@agency/contracts';
import { type BaseEnv, closeWithTimeout, ENV, openQueue, REDIS } from '@agency/platform';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  ServiceUnavailableException,
} from '@nestjs/common';
import { DelayedError, type Job, type Queue, QueueEvents, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { Logger } from 'nestjs-pino';
import * as z from 'zod';
import { FIGURE_SOURCE, type FigureSource } from '../sources/figure-source.js';
import { CheckService, checkBroke } from './check.service.js';
import type { RunEntity } from './run.entity.js';
import { RunLog } from './run-log.js';

export const checkQueue = 'rankings';
const jobName = 'check';
const schedulerId = 'daily-check';
/** Search Console closes a day in the afternoon, Pacific; by now the day before yesterday's is there. */
const everyMorning = { pattern: '30 6 * * *', tz: 'America/New_York' };
/** Google asks to wait a quarter of an hour when a limit is reached. */
const scheduledRetries = { attempts: 4, backoff: { type: 'fixed', delay: 15 * 60_000 } } as const;
/** A killed process is noticed after the two together, and its check taken up by another. */
const lockMs = 4_000;
const stalledCheckMs = 1_500;
const kept = { removeOnComplete: { count: 100 }, removeOnFail: { count: 100 } };

const jobData = z.object({ trigger: z.enum(['owner', 'schedule']), afterRun: z.int().optional() });
/** What the owner sees of a check's job. */
export const checkJobFacts = jobData.pick({ trigger: true });
const jobResult = z.object({ success: z.boolean(), message: z.string() });

/** Checks as jobs: whichever replica is free works one off, and one at a time. */
@Injectable()
export class CheckQueue implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly queue: Queue;
  private readonly events: QueueEvents;
  private readonly worker: Worker;
  private readonly stopping = new AbortController();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(ENV) env: BaseEnv,
    @Inject(FIGURE_SOURCE) private readonly source: FigureSource,
    private readonly checks: CheckService,
    private readonly runs: RunLog,
    private readonly logger: Logger,
  ) {
    const connection = { url: env.REDIS_URL, maxRetriesPerRequest: null };
    this.queue = openQueue(checkQueue, redis);
    this.events = new QueueEvents(checkQueue, {
      connection,
      autorun: false,
      skipVersionCheck: true,
    });
    this.worker = new Worker(checkQueue, (job, token) => this.work(job, token), {
      connection,
      autorun: false,
      skipVersionCheck: true,
      concurrency: 1,
      lockDuration: lockMs,
      stalledInterval: stalledCheckMs,
      maxStalledCount: 3,
    });
    // Redis says itself in the log when it is away; BullMQ would end the process without a listener.
    const ignore = () => undefined;
    this.events.on('error', ignore);
    this.worker.on('error', ignore);
  }

  onApplicationBootstrap(): void {
    if (this.redis.status === 'ready') void this.schedule();
    // A Redis that comes back may have come back empty.
    this.redis.on('ready', () => void this.schedule());
    this.runInBackground(this.worker.run());
    this.runInBackground(this.events.run());
  }

  /** Asks for a check, or joins the running one. Answers when it is over, or after `patienceMs` that it goes on. */
  async check(patienceMs: number): Promise<RankingCheckResponse> {
    const afterRun = (await this.runs.lastFinished())?.id ?? 0;
    const job = await this.add(afterRun);
    try {
      const result = await this.untilOver(job, patienceMs);
      return jobResult.parse(result);
    } catch {
      if ((await this.stateOf(job.id)) === 'failed') return { success: false, message: checkBroke };
      const message =
        'The check goes on in the background. The figures appear here when it is done.';
      return { success: true, message };
    }
  }

  /** Whether the run that the log calls running still has its job. The log alone cannot know: Postgres may have been away. */
  async isGoingOn({ jobId }: Pick<RunEntity, 'jobId'>): Promise<boolean> {
    const state = await this.stateOf(jobId);
    return state !== 'failed' && state !== 'unknown';
  }

  /** Gives the running check back to the queue: the next process, or another replica, goes on with it. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await closeWithTimeout([this.worker, this.events, this.queue]);
  }

  private async add(afterRun: number): Promise<Job> {
    try {
      return await this.queue.add(
        jobName,
        { trigger: 'owner', afterRun },
        { deduplication: { id: jobName }, ...kept },
      );
    } catch {
      throw new ServiceUnavailableException(
        'Checks cannot be started right now. Please try again in a moment.',
      );
    }
  }

  private async untilOver(job: Job, patienceMs: number): Promise<unknown> {
    const over = new AbortController();
    const stopped = new Promise<never>((_, reject) => {
      const stop = () => reject(new Error('stopping'));
      this.stopping.signal.addEventListener('abort', stop, { signal: over.signal });
    });
    try {
      return await Promise.race([job.waitUntilFinished(this.events, patienceMs), stopped]);
    } finally {
      over.abort();
    }
  }

  /** Undefined while Redis is away and nobody can say. */
  private async stateOf(jobId: string | null | undefined) {
    try {
      return await this.queue.getJobState(jobId ?? '');
    } catch {
      return undefined;
    }
  }

  private async work(job: Job, token: string | undefined): Promise<RankingCheckResponse> {
    const { trigger, afterRun } = jobData.parse(job.data);
    const request = { jobId: job.id ?? '', trigger, afterRun };
    try {
      const { isPassing, ...answer } = await this.checks.check(request, this.stopping.signal);
      // Nobody waits for a scheduled check, so the queue tries it again.
      if (trigger === 'schedule' && isPassing) throw new Error(answer.message);
      return answer;
    } catch (error) {
      if (!this.stopping.signal.aborted) throw error;
      await job.moveToDelayed(Date.now(), token);
      throw new DelayedError();
    }
  }

  private async schedule(): Promise<void> {
    try {
      // Uploads come by themselves; there is nothing to look for.
      if (this.source.source === 'csv') await this.queue.removeJobScheduler(schedulerId);
      else {
        await this.queue.upsertJobScheduler(schedulerId, everyMorning, {
          name: jobName,
          data: { trigger: 'schedule' },
          opts: { ...scheduledRetries, ...kept },
        });
      }
    } catch (error) {
      this.logger.warn(
        { err: error },
        'The daily check could not be scheduled; when Redis comes back it is tried again',
      );
    }
  }

  private runInBackground(work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      if (!this.stopping.signal.aborted)
        this.logger.error({ err: error }, 'The check queue stopped');
    });
  }
}
