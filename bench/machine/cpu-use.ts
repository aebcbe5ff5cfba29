import { readFileSync } from 'node:fs';
import { familyOf, type ProcessReading, readProcesses } from './processes.ts';

/** Linux counts in hundredths of a second on every machine we use (`getconf CLK_TCK`). */
const ticksPerSecond = 100;

/** Ticks since the machine and the processes started. */
export interface CpuReading {
  /** Wall-clock milliseconds. */
  at: number;
  /** Of all cores. */
  all: number;
  busy: number;
  /** Of this process and its descendants, including the product, by kind. */
  own: Record<string, number>;
}

/** The CPU use of a period. */
export interface CpuUse {
  wallSeconds: number;
  /** CPU seconds by user: a service's name, nginx, postgres, redis, or other. */
  seconds: Record<string, number>;
  /** Percent of all cores that were busy. */
  busyPercent: number;
  /** Percent of all cores used by programs outside the measurement, or by other machines. */
  foreignPercent: number;
}

function readCpu(): CpuReading {
  const own: Record<string, number> = {};
  for (const { command, ticks } of familyOf(process.pid, readProcesses())) {
    const name = kindOf(command);
    own[name] = (own[name] ?? 0) + ticks;
  }
  return { at: performance.now(), ...parseMachine(readFileSync('/proc/stat', 'utf8')), own };
}

/** Interrupts count as busy, as they do in the processes they interrupt; so does time taken by the hypervisor. */
export function parseMachine(text: string): { all: number; busy: number } {
  const [user = 0, nice = 0, system = 0, idle = 0, iowait = 0, irq = 0, softirq = 0, steal = 0] = (
    /^cpu +(.+)/.exec(text)?.[1] ?? ''
  )
    .split(' ')
    .map(Number);
  const busy = user + nice + system + irq + softirq + steal;
  return { all: busy + idle + iowait, busy };
}

export function kindOf(command: ProcessReading['command']): string {
  const service = /services\/(\w+)\/dist\/main\.js/.exec(command)?.[1];
  const program = /^(?:\S*\/)?(nginx|postgres|redis-server)\b/.exec(command)?.[1];
  return service ?? (program === 'redis-server' ? 'redis' : (program ?? 'other'));
}

export function useBetween(before: CpuReading, after: CpuReading): CpuUse {
  const kinds = new Set([...Object.keys(before.own), ...Object.keys(after.own)]);
  // An ended process that none of ours waited for takes its ticks with it.
  const used = [...kinds].map((kind): [string, number] => [
    kind,
    Math.max(0, (after.own[kind] ?? 0) - (before.own[kind] ?? 0)),
  ]);
  const own = used.reduce((sum, [, ticks]) => sum + ticks, 0);
  const all = after.all - before.all;
  const busy = after.busy - before.busy;
  return {
    wallSeconds: (after.at - before.at) / 1_000,
    seconds: Object.fromEntries(used.map(([kind, ticks]) => [kind, ticks / ticksPerSecond])),
    busyPercent: share(busy, all),
    foreignPercent: share(Math.max(0, busy - own), all),
  };
}

/** Does the work and returns the CPU used meanwhile. */
export async function watched<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; use: CpuUse }> {
  const before = readCpu();
  const result = await work();
  return { result, use: useBetween(before, readCpu()) };
}

function share(part: number, all: number): number {
  return all > 0 ? Math.round((100 * part) / all) : 0;
}
