import { readdirSync, readFileSync } from 'node:fs';

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

interface ProcessReading {
  pid: number;
  parent: number;
  /** CPU ticks of the process and of its ended children. */
  ticks: number;
  /** The program and its arguments. */
  command: string;
}

/** Every living process, with Linux' accounting. */
function readProcesses(): ProcessReading[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        return [{ pid: Number(pid), ...stat, command }];
      } catch {
        // It has ended in the meantime.
        return [];
      }
    });
}

/** The second field of the line is the program's name in parentheses, which may contain spaces. */
export function parseStat(line: string): { parent: number; ticks: number } {
  const [, parent, ...rest] = line.slice(line.lastIndexOf(')') + 2).split(' ');
  // utime, stime, and the same for ended children.
  const ticks = rest.slice(9, 13).reduce((sum, field) => sum + Number(field), 0);
  return { parent: Number(parent), ticks };
}

/** A process and its descendants. */
export function familyOf(pid: number, processes: readonly ProcessReading[]): ProcessReading[] {
  const family = processes.filter((one) => one.pid === pid);
  for (const member of family) {
    family.push(...processes.filter(({ parent }) => parent === member.pid));
  }
  return family;
}
