import { isAlive } from '../../native/process/process-identity.ts';
import { readState } from '../../native/supervisor/state-file.ts';
import type { Part } from '../check.ts';

/** The processes of this run folder, if its supervisor lives. */
export function processes(runDir: string): Part[] | undefined {
  const state = readState(runDir);
  if (!state || !isAlive(state.supervisor)) return undefined;
  return state.processes.map(({ name, state: last, identity, restarts }) => ({
    name,
    restarts,
    state: partState(last, identity !== undefined && isAlive(identity)),
  }));
}

function partState(last: string, lives: boolean): Part['state'] {
  if (last === 'done' || (last === 'ready' && lives)) return 'ready';
  if (last === 'restarting' || last === 'ready') return 'failing';
  return last === 'waiting' || last === 'starting' ? 'starting' : 'stopped';
}
