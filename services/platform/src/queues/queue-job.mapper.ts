import type { JobFacts, JobState, QueueJob } from '@agency/contracts';
import type { Job } from 'bullmq';
import type * as z from 'zod';

/** Picks what the owner may see from a job's data and drops everything else. */
export type JobFactsReader = z.ZodType<JobFacts>;

const momentOf = (milliseconds: number | undefined) =>
  milliseconds ? new Date(milliseconds).toISOString() : null;

/** A job as the owner sees it: without its raw data or a stack trace. */
export function toQueueJob(job: Job, state: JobState, readFacts: JobFactsReader): QueueJob {
  const { timestamp, processedOn, finishedOn, delay, failedReason } = job;
  return {
    id: job.id ?? '',
    name: job.name,
    facts: readFacts.safeParse(job.data).data ?? {},
    attempts: job.attemptsMade,
    maxAttempts: job.opts.attempts ?? 1,
    addedAt: new Date(timestamp).toISOString(),
    triedAt: momentOf(processedOn),
    nextTryAt: state === 'delayed' ? momentOf((processedOn ?? timestamp) + delay) : null,
    finishedAt: momentOf(finishedOn),
    reason: failedReason || null,
  };
}
