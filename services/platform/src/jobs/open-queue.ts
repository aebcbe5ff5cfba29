import { type DefaultJobOptions, Queue } from 'bullmq';
import type { Redis } from 'ioredis';

/** The producer's end of a queue, on the connection that fails fast: refuses at once while Redis is away. */
export function openQueue(name: string, redis: Redis, jobs: DefaultJobOptions = {}): Queue {
  const queue = new Queue(name, {
    connection: redis,
    defaultJobOptions: jobs,
    skipVersionCheck: true,
    // Else a queue that was opened without Redis lets everybody wait until it comes.
    skipWaitingForReady: true,
  });
  // The connection says itself when it is away; without a listener the process would end.
  queue.on('error', () => undefined);
  return queue;
}
