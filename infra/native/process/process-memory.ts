import { readdirSync, readFileSync } from 'node:fs';

export interface Memory {
  /** Processes: this one and all below it. */
  count: number;
  /** Megabytes. */
  rss: number;
  pss: number;
}

/** Memory of a process and its descendants (but not of the excepted), as Linux accounts for it. */
export function memoryOf(pid: number, except: number[] = []): Memory {
  const family = [pid];
  const parents = readParents();
  for (const member of family) {
    family.push(
      ...parents
        .filter(({ parent, pid: child }) => parent === member && !except.includes(child))
        .map(({ pid: child }) => child),
    );
  }
  const read = family.map(readRollup);
  return {
    count: family.length,
    rss: read.reduce((sum, { rss }) => sum + rss, 0),
    pss: read.reduce((sum, { pss }) => sum + pss, 0),
  };
}

function readParents(): { pid: number; parent: number }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return [{ pid: Number(name), parent: Number(fields[1]) }];
      } catch {
        // Ended meanwhile.
        return [];
      }
    });
}

function readRollup(pid: number): { rss: number; pss: number } {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const megabytes = (key: string) =>
    Number(new RegExp(`^${key}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) / 1024;
  return { rss: megabytes('Rss'), pss: megabytes('Pss') };
}
