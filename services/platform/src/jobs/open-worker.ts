import { type Processor, Worker, type WorkerOptions } from 'bullmq';
import type { Logger } from 'nestjs-pino';
import { closeWithTimeout } from './close-with-timeout.js';

export interface OpenWorkerOptions extends Omit<WorkerOptions, 'connection'> {
  redisUrl: string;
  logger: Logger;
}

export interface OpenWorker {
  /** Waits for the running jobs, but not long: another worker takes over what is left. */
  close(): Promise<void>;
}

/** Works off a queue in this process. Call it in `onApplicationBootstrap`, and `close` in `beforeApplicationShutdown`. */
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
