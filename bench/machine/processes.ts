import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessReading {
  pid: number;
  parent: number;
  /** Ticks of the CPU that it and those of its children used that have ended. */
  ticks: number;
  /** The program and its arguments. */
  command: string;
}

/** Every living process, as Linux accounts for it. */
export function readProcesses(): ProcessReading[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        return [{ pid: Number(pid), ...stat, command }];
      } catch {
        // Ended meanwhile.
        return [];
      }
    });
}

/** The second field of the line is the program's name in parentheses, which may hold spaces. */
export function parseStat(line: string): { parent: number; ticks: number } {
  const [, parent, ...rest] = line.slice(line.lastIndexOf(')') + 2).split(' ');
  // utime, stime, and the same of children that have ended.
  const ticks = rest.slice(9, 13).reduce((sum, field) => sum + Number(field), 0);
  return { parent: Number(parent), ticks };
}

/** A process and all below it. */
export function familyOf(pid: number, processes: readonly ProcessReading[]): ProcessReading[] {
  const family = processes.filter((one) => one.pid === pid);
  for (const member of family) {
    family.push(...processes.filter(({ parent }) => parent === member.pid));
  }
  return family;
}
