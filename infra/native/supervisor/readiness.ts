import pWaitFor from 'p-wait-for';
import type { ProcessSpec } from './process-spec.ts';

const intervalMs = 50;

/** Whether the process becomes ready in time. Stops polling once `isOver` returns true. */
export async function becomesReady(
  spec: Pick<ProcessSpec, 'isReady'>,
  timeoutMs: number,
  isOver: () => boolean = () => false,
): Promise<boolean> {
  let isReady = false;
  await pWaitFor(
    async () => {
      isReady = !isOver() && (await spec.isReady().catch(() => false));
      return isReady || isOver();
    },
    { interval: intervalMs, timeout: { milliseconds: timeoutMs, fallback: () => undefined } },
  );
  return isReady;
}
