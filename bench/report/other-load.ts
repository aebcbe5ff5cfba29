import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const watchMs = 1_000;

/** How much of the machine others use while the product is at rest, in percent: what makes figures uncertain. */
export async function otherLoad(): Promise<number> {
  const before = readTimes();
  await pause(watchMs);
  const after = readTimes();
  return Math.round((100 * (after.busy - before.busy)) / (after.all - before.all));
}

function readTimes(): { busy: number; all: number } {
  let idle = 0;
  let all = 0;
  for (const { times } of cpus()) {
    idle += times.idle;
    all += times.idle + times.user + times.nice + times.sys + times.irq;
  }
  return { busy: all - idle, all };
}
