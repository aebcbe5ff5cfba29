import { readdirSync, readFileSync } from 'node:fs';

/** Megabytes of physical memory; 0 for a process that has ended. */
function memoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** The running child processes of this one. */
export function children(): number[] {
  const threads = readdirSync(`/proc/${process.pid}/task`);
  return threads.flatMap((thread) => {
    const list = readFileSync(`/proc/${process.pid}/task/${thread}/children`, 'utf8');
    return list.split(' ').filter(Boolean).map(Number);
  });
}

const memoryOfAll = () => [process.pid, ...children()].map(memoryOf).reduce((sum, mb) => sum + mb);

/** How many megabytes this process and its children grew at most during some work. Linux only. */
export async function peakMemory(work: () => Promise<unknown>): Promise<number> {
  const before = memoryOfAll();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOfAll());
  }, 10);
  await work().finally(() => clearInterval(timer));
  return Math.max(peak, memoryOfAll()) - before;
}
