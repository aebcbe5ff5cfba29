import { readdirSync, readFileSync } from 'node:fs';
import { codeOf } from '../../settings/error-code.ts';
import { identify, type ProcessIdentity } from '../process/process-identity.ts';

/** Kills what is left of this process's group (nginx's workers, for example). */
export function killGroup(leader: ProcessIdentity): void {
  kill(-leader.pid, ['ESRCH']);
}

/**
 * Kills the members of a group whose leader is gone and was not our child. Its id may have been reused: a member only
 * counts if it is in the leader's session and not older than the leader.
 */
export function killAbandonedGroup(leader: ProcessIdentity): number {
  // Linux gives an id to no new process while its group has members: whoever has it now, the group is gone.
  if (process.platform !== 'linux' || identify(leader.pid)) return 0;
  let killed = 0;
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const facts = readFacts(entry);
    if (
      facts?.session === leader.pid &&
      facts.group === leader.pid &&
      facts.started >= Number(leader.started) &&
      kill(Number(entry), ['ESRCH', 'EPERM'])
    ) {
      killed += 1;
    }
  }
  return killed;
}

/** Whether it was killed; false for the errors to ignore. */
function kill(target: number, ignored: string[]): boolean {
  try {
    return process.kill(target, 'SIGKILL');
  } catch (error) {
    if (ignored.includes(codeOf(error))) return false;
    throw error;
  }
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
