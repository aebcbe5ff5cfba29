import { readFileSync } from 'node:fs';

/** Megabytes of physical memory that a process and its descendants take. Linux only. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const own = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
  return children
    .split(' ')
    .filter(Boolean)
    .reduce((sum, child) => sum + memoryOf(Number(child)), own);
}
