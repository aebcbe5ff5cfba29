import { type DefaultJobOptions, type Processor, Queue, Worker, type WorkerOptions } from 'bullmq';
import type { Redis } from 'ioredis';
import type { PinoLogger } from 'nestjs-pino';
import { waitAtMost } from '../timeouts/wait-at-most.js';

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

/** Runs a queue's jobs in this process. Call it in `onApplicationBootstrap`, `close` in `beforeApplicationShutdown`. */
export function openWorker(
  queue: string,
  work: Processor,
  { redisUrl, logger, ...options }: OpenWorkerOptions,
): OpenWorker {
  const worker = new Worker(queue, work, {
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

/** A service has ten seconds to stop, and its queues are not all that it must close. */
const closeTimeoutMs = 3_000;

/**
 * Closes queues and workers when a service stops. Without Redis, BullMQ would wait forever; after the timeout the service
 * stops anyway, and another worker picks up a running job as if the process had been killed.
 */
export async function closeWithTimeout(
  queues: readonly { close(): Promise<unknown> }[],
): Promise<void> {
  await waitAtMost(closeTimeoutMs, Promise.allSettled(queues.map((one) => one.close())));
}
