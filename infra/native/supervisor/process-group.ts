import { readdirSync, readFileSync } from 'node:fs';
import type { ProcessIdentity } from '../process/process-identity.ts';

/** Ends at once what is left of the group that this process leads or has led (nginx's workers, for example). */
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
 * Ends the members of a group whose leader is gone and was not ours to wait for. Its id may by now belong to a
 * stranger: a member counts only when it is in the leader's session and not older than the leader was.
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
    // Ended meanwhile, a kernel thread, or not ours to look at.
    return undefined;
  }
}
