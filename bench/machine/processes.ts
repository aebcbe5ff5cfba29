import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessReading {
  pid: number;
  parent: number;
  /** CPU ticks of the process and of its ended children. */
  ticks: number;
  /** The program and its arguments. */
  command: string;
}

/** Every living process, with Linux' accounting. */
export function readProcesses(): ProcessReading[] {
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
