import { type DefaultJobOptions, Queue } from 'bullmq';
import type { Redis } from 'ioredis';

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
