import { isAlive, type ProcessIdentity, signalProcess } from '../process/process-identity.ts';
import { waitUntil } from '../process/wait-until.ts';
import { killAbandonedGroup, killGroup } from './process-group.ts';
import type { ProcessState, SupervisorState } from './state-file.ts';

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
