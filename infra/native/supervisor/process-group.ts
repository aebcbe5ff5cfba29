import { readdirSync, readFileSync } from 'node:fs';
import type { ProcessIdentity } from '../process/process-identity.ts';

/** Kills what is left of this process's group (nginx's workers, for example). */
export function killGroup(leader: ProcessIdentity): void {
  try {
    process.kill(-leader.pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) {
      throw error;
    }
  }
}

/**
 * Kills the members of a group whose leader is gone and was not our child. Its id may have been reused: a member only
 * counts if it is in the leader's session and not older than the leader.
 */
export function killAbandonedGroup(leader: ProcessIdentity): number {
  if (process.platform !== 'linux') {
    return 0;
  }
  let killed = 0;
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const facts = readFacts(entry);
    if (
      facts?.session === leader.pid &&
      facts.group === leader.pid &&
      facts.started >= Number(leader.started)
    ) {
      process.kill(Number(entry), 'SIGKILL');
      killed += 1;
    }
  }
  return killed;
}

function readFacts(pid: string): { group: number; session: number; started: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { group: Number(fields[2]), session: Number(fields[3]), started: Number(fields[19]) };
  } catch {
    // Ended in the meantime, a kernel thread, or not readable for us.
    return undefined;
  }
}
