/** A stopping service has ten seconds in all, and more to close than its queues. */
const closeTimeoutMs = 3_000;

/**
 * Closes queues and what works them off as a service stops. With Redis away BullMQ would wait for it for ever; so after a
 * while the service goes on without, and a running job is taken up by others like that of a killed process.
 */
export async function closeWithTimeout(
  queues: readonly { close(): Promise<unknown> }[],
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise((resolve) => {
    timer = setTimeout(resolve, closeTimeoutMs);
  });
  await Promise.race([Promise.allSettled(queues.map((one) => one.close())), deadline]);
  clearTimeout(timer);
}
