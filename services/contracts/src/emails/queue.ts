import * as z from 'zod/mini';
import * as apiPaths from '../api-paths.js';
import { pageQuerySchema } from '../page-query.js';

/** The queues that the owner sees. Each one is run and shown by the service of its name; `calendars` by scheduling. */
export const queueNames = ['email', 'rankings'] as const;
export type QueueName = (typeof queueNames)[number];

/** State of a job. `delayed`: waits until its time, or until its next attempt. */
export const jobStateSchema = z.enum(['waiting', 'active', 'delayed', 'failed', 'completed']);
export type JobState = z.infer<typeof jobStateSchema>;

/** State of a queue. */
export const queueSummarySchema = z.object({
  /** No job starts until the queue is resumed. */
  isPaused: z.boolean(),
  /** Number of jobs in each state. */
  counts: z.object({
    waiting: z.int(),
    active: z.int(),
    delayed: z.int(),
    failed: z.int(),
    completed: z.int(),
  }),
  /** ISO 8601 UTC: when the oldest waiting job was added; null when none is waiting. */
  oldestWaitingAt: z.nullable(z.iso.datetime()),
});
export type QueueSummary = z.infer<typeof queueSummarySchema>;

/** What a job is about: ids only, no names or addresses. */
export const jobFactsSchema = z.object({
  contactId: z.optional(z.int()),
  appointmentId: z.optional(z.int()),
  /** The appointment's sequence when the email was enqueued. */
  sequence: z.optional(z.int()),
  /** Who asked for a check: `owner` or `schedule`. */
  trigger: z.optional(z.string()),
  /** Identifies the log lines of the request that created it. */
  requestId: z.optional(z.string()),
});
export type JobFacts = z.infer<typeof jobFactsSchema>;

/** A job as its queue holds it. */
export const queueJobSchema = z.object({
  id: z.string(),
  /** Name of the job, such as `booking-invitation`. */
  name: z.string(),
  facts: jobFactsSchema,
  /** Attempts so far, and the maximum. */
  attempts: z.int(),
  maxAttempts: z.int(),
  addedAt: z.iso.datetime(),
  /** When the last attempt began. */
  triedAt: z.nullable(z.iso.datetime()),
  /** When a delayed job is due: its delay counts from the start of its last attempt. Null for any other job. */
  nextTryAt: z.nullable(z.iso.datetime()),
  finishedAt: z.nullable(z.iso.datetime()),
  /** Why the last attempt failed. */
  reason: z.nullable(z.string()),
});
export type QueueJob = z.infer<typeof queueJobSchema>;

export const queuePath = (name: QueueName) => `${apiPaths.queues}/${name}`;
export const queueJobsPath = (name: QueueName) => `${queuePath(name)}/jobs`;
/** POST, owner only: retries a failed job. The id must be fit for a path. */
export const retryJobPath = (name: QueueName, id: string) => `${queueJobsPath(name)}/${id}/retry`;

/**
 * GET `queueJobsPath`, owner only: jobs that have yet to run in the order they will run, the others newest
 * first.
 */
export const listJobsQuerySchema = z.extend(pageQuerySchema, { state: jobStateSchema });
export type ListJobsQuery = z.infer<typeof listJobsQuerySchema>;
