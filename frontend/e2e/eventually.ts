import { setTimeout as pause } from 'node:timers/promises';

interface Patience {
  timeoutMs?: number;
  intervalMs?: number;
}

/** Tries until it no longer throws, and returns what it gave; throws its last error when the time is over. */
export async function eventually<Value>(
  attempt: () => Value | Promise<Value>,
  { timeoutMs = 10_000, intervalMs = 25 }: Patience = {},
): Promise<Value> {
  const deadline = performance.now() + timeoutMs;
  while (true) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(intervalMs);
    }
  }
}
