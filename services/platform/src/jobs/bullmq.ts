import {
  type DefaultJobOptions,
  DelayedError,
  type Job,
  Queue,
  RateLimitError,
  UnrecoverableError,
  WaitingChildrenError,
  WaitingError,
  Worker,
  type WorkerOptions,
} from 'bullmq';
import type { Redis } from 'ioredis';
import type { PinoLogger } from 'nestjs-pino';
import * as z from 'zod';
import { JobError } from '../errors/exceptions.js';
import { errorName } from '../logging/logged-error.js';
import { closeTimeoutMs, waitAtMost } from '../timeouts/wait-at-most.js';

/** A queue for adding and reading jobs. Fails at once while Redis is unavailable. Its keys begin with `prefix`. */
export function openQueue(
  name: string,
  redis: Redis,
  jobs: DefaultJobOptions = {},
  prefix = 'bull',
): Queue {
  const queue = new Queue(name, {
    connection: redis,
    prefix,
    defaultJobOptions: jobs,
    skipVersionCheck: true,
    // Otherwise calls on a queue that was opened without Redis wait until Redis is up.
    skipWaitingForReady: true,
  });
  // The connection logs outages itself; an error event without a listener would end the process.
  queue.on('error', () => undefined);
  return queue;
}

export interface OpenWorkerOptions extends Omit<WorkerOptions, 'connection'> {
  redisUrl: string;
  logger: PinoLogger;
}

export interface OpenWorker {
  /** Waits for the running jobs, but not long: another worker takes over what is left. */
  close(): Promise<void>;
}

type Work = (job: Job, token: string | undefined) => Promise<unknown>;

/**
 * Runs a queue's jobs in this process. Logs each failed attempt. Only a `JobError` or an `UnrecoverableError` keeps its
 * message. Call it in `onApplicationBootstrap`, `close` in `beforeApplicationShutdown`.
 */
export function openWorker(
  queue: string,
  work: Work,
  { redisUrl, logger, ...options }: OpenWorkerOptions,
): OpenWorker {
  const attempt: Work = async (job, token) => {
    try {
      return await work(job, token);
    } catch (error) {
      throw isPostponed(error) ? error : failureOf(error, { queue, job, logger });
    }
  };
  const worker = new Worker(queue, attempt, {
    connection: { url: redisUrl, maxRetriesPerRequest: null },
    autorun: false,
    skipVersionCheck: true,
    ...options,
  });
  // The Redis client logs its own errors; without a listener BullMQ would end the process.
  worker.on('error', () => undefined);
  worker.run().catch((error: unknown) => {
    if (!worker.closing) logger.error({ err: error, queue }, 'A worker stopped');
  });
  return { close: () => closeWithTimeout([worker]) };
}

/** Not failures: the job waits again. */
const postponements = [DelayedError, RateLimitError, WaitingChildrenError, WaitingError];
const isPostponed = (error: unknown) => postponements.some((kind) => error instanceof kind);

/** Whether BullMQ fails the job for good when this attempt fails. */
export const isLastAttempt = ({ attemptsMade, opts }: Job): boolean =>
  attemptsMade + 1 >= (opts.attempts ?? 1);

const requestSchema = z.object({ requestId: z.string() });

/** Logs a failed attempt, and returns the error that BullMQ may store. */
function failureOf(
  error: unknown,
  { queue, job, logger }: { queue: string; job: Job; logger: PinoLogger },
): Error {
  const isFinal = error instanceof UnrecoverableError;
  const isSafe = isFinal || error instanceof JobError;
  const reason = isSafe ? error.message : errorName(error);
  logger[isSafe ? 'warn' : 'error'](
    {
      queue,
      job: job.id,
      jobName: job.name,
      ...requestSchema.safeParse(job.data).data,
      reason,
      isLastAttempt: isFinal || isLastAttempt(job),
      err: error,
    },
    'Job failed',
  );
  // (!) Redis stores the message and the stack: neither may quote the database.
  return isSafe ? error : new Error(reason);
}

/**
 * Closes queues and workers when a service stops. Without Redis, BullMQ would wait forever; after the timeout the service
 * stops anyway, and another worker picks up a running job as if the process had been killed.
 */
export async function closeWithTimeout(
  queues: readonly { close(): Promise<unknown> }[],
): Promise<void> {
  await waitAtMost(closeTimeoutMs, Promise.allSettled(queues.map((one) => one.close())));
}
