import * as z from 'zod/mini';
import { pageQuerySchema } from '../page-query.js';

/** Not in `apiPaths`, which every page's scripts include: only the owner's desk uses it. */
export const queuesPath = '/api/queues';

/** The queues that the owner sees. The service of the same name runs each queue's jobs and shows it; scheduling that of calendars. */
export const queueNames = ['email', 'rankings', 'calendars'] as const;
export type QueueName = (typeof queueNames)[number];

/** State of a job. `delayed`: waits for its time, or for its next attempt. */
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
  /** ISO 8601 UTC: when the oldest waiting job was added; null when none waits. */
  oldestWaitingAt: z.nullable(z.iso.datetime()),
});
export type QueueSummary = z.infer<typeof queueSummarySchema>;

/** What a job is about: ids, and nobody's name or address. */
export const jobFactsSchema = z.object({
  contactId: z.optional(z.int()),
  appointmentId: z.optional(z.int()),
  /** The appointment's sequence when the email was enqueued. */
  sequence: z.optional(z.int()),
  /** Who asked for a check: `owner` or `schedule`. */
  trigger: z.optional(z.string()),
  /** Finds the log lines of the request that it came from. */
  requestId: z.optional(z.string()),
});
export type JobFacts = z.infer<typeof jobFactsSchema>;

/** A job as its queue holds it. */
export const queueJobSchema = z.object({
  id: z.string(),
  /** Name of the job, such as `booking-invitation`. */
  name: z.string(),
  facts: jobFactsSchema,
  /** How often it was tried, and how often it may be. */
  attempts: z.int(),
  maxAttempts: z.int(),
  addedAt: z.iso.datetime(),
  /** When its last try began. */
  triedAt: z.nullable(z.iso.datetime()),
  /** Of a delayed one: when it is taken up, counted from when its last try began. */
  nextTryAt: z.nullable(z.iso.datetime()),
  finishedAt: z.nullable(z.iso.datetime()),
  /** Why the last try failed. */
  reason: z.nullable(z.string()),
});
export type QueueJob = z.infer<typeof queueJobSchema>;

/** GET /api/queues/{name}/jobs, owner only: jobs that still have to run in their order, the others newest first. */
export const listJobsQuerySchema = z.extend(pageQuerySchema, { state: jobStateSchema });
export type ListJobsQuery = z.infer<typeof listJobsQuerySchema>;
