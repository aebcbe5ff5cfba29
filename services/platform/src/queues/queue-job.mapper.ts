import type { JobFacts, JobState, QueueJob } from '@agency/contracts';
import type { Job } from 'bullmq';
import type * as z from 'zod';

/** Reads from a job's data what the owner may see of it, and drops everything else. */
export type JobFactsReader = z.ZodType<JobFacts>;

const momentOf = (milliseconds: number | undefined) =>
  milliseconds ? new Date(milliseconds).toISOString() : null;

/** What the owner may see of a job: never its data as it stands, and no stack. */
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
