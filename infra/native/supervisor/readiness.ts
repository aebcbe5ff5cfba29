import { setTimeout as pause } from 'node:timers/promises';
import type { ProcessSpec } from './process-spec.ts';

const intervalMs = 50;

/** Asks until the process is ready, the time is over, or nobody wants to know any more. */
export async function becomesReady(
  spec: Pick<ProcessSpec, 'isReady'>,
  timeoutMs: number,
  isOver: () => boolean = () => false,
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (!isOver() && performance.now() < deadline) {
    if (await spec.isReady().catch(() => false)) {
      return true;
    }
    await pause(intervalMs);
  }
  return false;
}
