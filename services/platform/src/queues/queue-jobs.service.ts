import {
  type JobState,
  jobStateSchema,
  type ListJobsQuery,
  type QueueJob,
  type QueueSummary,
} from '@agency/contracts';
import { Injectable, NotFoundException, type OnApplicationShutdown } from '@nestjs/common';
import { ErrorCode, type Queue } from 'bullmq';
import { closeWithTimeout } from '../jobs/bullmq.js';
import { type JobFactsReader, toQueueJob } from './queue-job.mapper.js';

/**
 * The product's job ids: of emails (`leads-12`), of checks (`7`) and of scheduled checks
 * (`repeat:daily-check:1764000000000`). (!) An id is part of a Redis key, and BullMQ keeps its own lists, streams and
 * locks under keys such as `events`, `meta` and `leads-12:lock`.
 */
const jobIdPattern = /^(\d+|[a-z]+-\d+|repeat:[a-z-]+:\d+)$/;

/** Jobs that have yet to run are listed in the order they will run, the others newest first. */
const isSoonestFirst = (state: JobState) => state !== 'failed' && state !== 'completed';

/** The jobs of one queue, for the owner. Reads only the ends of Redis lists and never scans one. */
@Injectable()
export class QueueJobsService implements OnApplicationShutdown {
  constructor(
    private readonly queue: Queue,
    private readonly readFacts: JobFactsReader,
  ) {}

  async summary(): Promise<QueueSummary> {
    const [counts, isPaused, [oldest]] = await Promise.all([
      this.queue.getJobCounts(...jobStateSchema.options),
      this.queue.isPaused(),
      this.queue.getJobs('waiting', 0, 0, true),
    ]);
    const { waiting = 0, active = 0, delayed = 0, failed = 0, completed = 0 } = counts;
    return {
      isPaused,
      counts: { waiting, active, delayed, failed, completed },
      oldestWaitingAt: oldest ? new Date(oldest.timestamp).toISOString() : null,
    };
  }

  async list({
    state,
    limit,
    offset,
  }: ListJobsQuery): Promise<{ jobs: QueueJob[]; total: number }> {
    const [jobs, counts] = await Promise.all([
      this.queue.getJobs(state, offset, offset + limit - 1, isSoonestFirst(state)),
      this.queue.getJobCounts(state),
    ]);
    return {
      jobs: jobs.map((job) => toQueueJob(job, state, this.readFacts)),
      total: counts[state] ?? 0,
    };
  }

  /** Retries a failed job once. Does nothing if it is no longer failed. Throws 404 for an unknown id. */
  async retry(id: string): Promise<void> {
    const job = jobIdPattern.test(id) ? await this.queue.getJob(id) : undefined;
    if (!job) throw new NotFoundException('This job does not exist.');
    try {
      await job.retry('failed');
    } catch (error) {
      if (!isNotFailed(error)) throw error;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await closeWithTimeout([this.queue]);
  }
}

function isNotFailed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === ErrorCode.JobNotInState;
}
