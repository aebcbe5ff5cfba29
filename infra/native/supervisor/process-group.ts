import { readdirSync } from 'node:fs';
import { codeOf } from '../../settings/error-code.ts';
import {
  identify,
  isAlive,
  type ProcessIdentity,
  signalProcess,
  statFields,
} from '../process/process-identity.ts';
import { waitUntil } from '../process/wait-until.ts';
import type { ProcessState, SupervisorState } from './state-file.ts';

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
  for (const pid of readdirSync('/proc').map(Number).filter(Number.isInteger)) {
    const fields = statFields(pid)?.map(Number) ?? [];
    const [group, session, started = 0] = [fields[2], fields[3], fields[19]];
    if (
      session === leader.pid &&
      group === leader.pid &&
      started >= Number(leader.started) &&
      kill(pid, ['ESRCH', 'EPERM'])
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

/** Stops processes that a dead supervisor left running; returns their names. Never touches unrelated processes. */
export async function stopOrphans(state: SupervisorState, politeMs = 10_000): Promise<string[]> {
  if (isAlive(state.supervisor)) {
    throw new Error('The supervisor is alive: its processes are not orphans.');
  }
  const stopped: string[] = [];
  // Last started, first stopped: the gateway before the services, the services before the database.
  for (const { name, identity } of state.processes.toReversed()) {
    if (identity && (await stopOrphan(name, identity, politeMs))) stopped.push(name);
  }
  return stopped;
}

async function stopOrphan(
  name: ProcessState['name'],
  identity: ProcessIdentity,
  politeMs: number,
): Promise<boolean> {
  // With SIGTERM, PostgreSQL would wait until every client has left.
  if (!signalProcess(identity, name === 'postgres' ? 'SIGINT' : 'SIGTERM')) {
    return killAbandonedGroup(identity) > 0;
  }
  await waitUntil(() => !isAlive(identity), {
    timeoutMs: politeMs,
    what: `Stopping ${name}`,
  }).catch(() => killGroup(identity));
  killAbandonedGroup(identity);
  return true;
}
