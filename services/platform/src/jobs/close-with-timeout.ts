import { waitAtMost } from '../timeouts/wait-at-most.js';

/** A service has ten seconds to stop, and more to close than its queues. */
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
