import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import {
  identify,
  isAlive,
  type ProcessIdentity,
  signalProcess,
} from '../../../infra/native/process/process-identity.ts';
import {
  type ProcessState,
  readState,
  type SupervisorState,
} from '../../../infra/native/supervisor/state-file.ts';
import { type ServiceName, serviceNames } from '../../../infra/settings/service-names.ts';
import { requireProduct } from './settings.ts';

/** How often each service was restarted after it ended on its own. */
export function restartsOfServices(): Record<string, number> {
  return Object.fromEntries(serviceNames.map((name) => [name, stateOf(name).restarts]));
}

/** Processes that tests may kill: those of the throw-away product, by the ids in the state of its supervisor. */
type Victim = 'leads' | 'scheduling' | 'redis' | 'postgres';

function supervisorState(): SupervisorState {
  const { runDir } = requireProduct();
  const state = readState(runDir);
  if (!state) throw new Error(`No supervisor has written its state to ${runDir}.`);
  return state;
}

function stateOf(name: Victim | ServiceName): ProcessState {
  const found = supervisorState().processes.find((process) => process.name === name);
  if (!found) throw new Error(`The supervisor knows no ${name}.`);
  return found;
}

function identityOf(name: Victim): ProcessIdentity {
  const { identity, state } = stateOf(name);
  if (!identity) throw new Error(`${name} is ${state}: there is nothing to stop.`);
  return identity;
}

/** Kills it like a power cut; returns once the supervisor has restarted it and it is ready. */
export async function killAndAwaitReturn(name: Victim): Promise<void> {
  const killed = identityOf(name);
  signalProcess(killed, 'SIGKILL');
  await expect(() => {
    const { identity, state } = stateOf(name);
    if (state !== 'ready' || identity?.pid === killed.pid) throw new Error(`${name} is ${state}`);
  }).toPass({ timeout: 90_000 });
}

/** Kills it and keeps it down while the work runs, which starts once its child processes are gone as well. */
export function whileGone(name: Victim, work: () => Promise<void>): Promise<void> {
  return whileUnsupervised(async () => {
    const leader = identityOf(name);
    const killed = [leader, ...childrenOf(leader.pid)];
    signalProcess(leader, 'SIGKILL');
    // Until a backend of Postgres notices that it is an orphan, it may still answer.
    await expect(() => expect(killed.filter(isAlive)).toEqual([])).toPass({ timeout: 30_000 });
    await work();
  });
}

/** Freezes it and its child processes while the work runs: it accepts connections and never answers. */
export function whileHanging(name: Victim, work: () => Promise<void>): Promise<void> {
  return whileUnsupervised(async () => {
    const leader = identityOf(name);
    const stopped = [leader];
    signalProcess(leader, 'SIGSTOP');
    try {
      for (const child of childrenOf(leader.pid)) {
        stopped.push(child);
        signalProcess(child, 'SIGSTOP');
      }
      await work();
    } finally {
      for (const process of stopped) signalProcess(process, 'SIGCONT');
    }
  });
}

/** Pauses the supervisor, which would restart it. */
async function whileUnsupervised(work: () => Promise<void>): Promise<void> {
  const { supervisor } = supervisorState();
  signalProcess(supervisor, 'SIGSTOP');
  try {
    await work();
  } finally {
    signalProcess(supervisor, 'SIGCONT');
  }
}

function childrenOf(parent: number): ProcessIdentity[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && parentOf(entry) === parent)
    .flatMap((entry) => identify(Number(entry)) ?? []);
}

function parentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    // It has ended in the meantime.
    return undefined;
  }
}
