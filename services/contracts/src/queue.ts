import * as z from 'zod/mini';
import { pageQuerySchema } from './page-query.js';

/** Not with the other paths, which are part of every page's scripts: only the owner's desk asks for it. */
export const queuesPath = '/api/queues';

/** The queues that the owner may look into. Each is shown by the service of its name, which works it off. */
export const queueNames = ['email', 'rankings'] as const;
export type QueueName = (typeof queueNames)[number];

/** Where a job stands. A delayed one waits for its time, or for its next try. */
export const jobStateSchema = z.enum(['waiting', 'active', 'delayed', 'failed', 'completed']);
export type JobState = z.infer<typeof jobStateSchema>;

/** How a queue stands. */
export const queueSummarySchema = z.object({
  /** Nobody takes up jobs until it goes on. */
  isPaused: z.boolean(),
  /** How many jobs stand where. */
  counts: z.object({
    waiting: z.int(),
    active: z.int(),
    delayed: z.int(),
    failed: z.int(),
    completed: z.int(),
  }),
  /** ISO 8601 UTC: when the longest waiting job was put up; null when none waits. */
  oldestWaitingAt: z.nullable(z.iso.datetime()),
});
export type QueueSummary = z.infer<typeof queueSummarySchema>;

/** What a job is about: ids, and nobody's name or address. */
export const jobFactsSchema = z.object({
  contactId: z.optional(z.int()),
  appointmentId: z.optional(z.int()),
  /** The call's when its mail was asked for. */
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
  /** What is to be done, such as `booking-invitation`. */
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

/** GET /api/queues/{name}/jobs, owner only: what comes next is first, of what is over the latest. */
export const listJobsQuerySchema = z.extend(pageQuerySchema, { state: jobStateSchema });
export type ListJobsQuery = z.infer<typeof listJobsQuerySchema>;
