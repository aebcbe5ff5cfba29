import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../../settings/write-atomically.ts';
import {
  isAlive,
  killAbandonedGroup,
  killGroup,
  type ProcessIdentity,
  signalProcess,
} from '../process/process-identity.ts';
import { lastLines, nodeCommand } from '../process/server.ts';
import { waitUntil } from '../process/wait-until.ts';
import { openLog, supervisorLog } from './log-file.ts';
import {
  type ProcessState,
  programFingerprint,
  readState,
  requestFile,
  type SupervisorState,
} from './state-file.ts';

const mainModule = join(import.meta.dirname, 'main.ts');
const stopTimeoutMs = 60_000;
const orphanTimeoutMs = 10_000;

/** The state of a run folder with a living supervisor. */
export function runningState(runDir: string): SupervisorState | undefined {
  const state = readState(runDir);
  return state && isAlive(state.supervisor) ? state : undefined;
}

/** Whether the supervisor ended without stopping the stack: what fails from now on is not started again. */
export function hasDied(runDir: string): boolean {
  const state = readState(runDir);
  if (!state || isAlive(state.supervisor)) return false;
  return state.processes.some((process) => !['stopped', 'done'].includes(process.state));
}

/** Makes a supervisor carry out the current plan, starting or replacing it if needed. Returns what it did. */
export async function bringUp(runDir: string, planModule: string): Promise<'started' | 'reloaded'> {
  const running = runningState(runDir);
  const request = randomUUID();
  writeAtomically(requestFile(runDir), request);
  if (running && running.program === programFingerprint(planModule)) {
    signalProcess(running.supervisor, 'SIGHUP');
    await carriedOut(runDir, request);
    return 'reloaded';
  }
  await takeDown(runDir);
  launch(runDir, planModule);
  await carriedOut(runDir, request);
  return 'started';
}

/** Stops the stack, whether its supervisor is alive or it is orphaned. Returns whether there was anything to stop. */
export async function takeDown(runDir: string): Promise<boolean> {
  const state = readState(runDir);
  if (!state) return false;
  const wasAlive = signalProcess(state.supervisor, 'SIGTERM');
  if (wasAlive) {
    await waitUntil(() => !isAlive(state.supervisor), {
      timeoutMs: stopTimeoutMs,
      what: 'Stopping the supervisor',
    }).catch(() => killGroup(state.supervisor));
    await waitUntil(() => !isAlive(state.supervisor), {
      timeoutMs: 2_000,
      what: 'Killing the supervisor',
    });
  }
  // Read again: it may have written later states, and a killed one leaves its children.
  const { processes } = readState(runDir) ?? state;
  let hadOrphans = false;
  // Last started, first stopped: the gateway before the services, the services before the database.
  for (const { name, identity } of processes.toReversed()) {
    if (identity && (await stopOrphan(name, identity))) hadOrphans = true;
  }
  return wasAlive || hadOrphans;
}

/** Stops a process that a dead supervisor left running. Returns whether there was anything to stop. */
async function stopOrphan(name: string, identity: ProcessIdentity): Promise<boolean> {
  // With SIGTERM, PostgreSQL would wait until every client has left.
  if (!signalProcess(identity, name === 'postgres' ? 'SIGINT' : 'SIGTERM')) {
    return killAbandonedGroup(identity) > 0;
  }
  await waitUntil(() => !isAlive(identity), {
    timeoutMs: orphanTimeoutMs,
    what: `Stopping ${name}`,
  }).catch(() => killGroup(identity));
  killAbandonedGroup(identity);
  return true;
}

function launch(runDir: string, planModule: string): void {
  const log = openLog(supervisorLog(runDir));
  const { command, args, env } = nodeCommand([mainModule, planModule, runDir], {});
  const child = spawn(command, args, {
    stdio: ['ignore', log, log],
    env: { ...process.env, ...env },
    detached: true,
  });
  closeSync(log);
  child.unref();
}

async function carriedOut(runDir: string, request: string): Promise<void> {
  let seen = false;
  await waitUntil(
    () => {
      const state = runningState(runDir);
      seen ||= state !== undefined;
      if (seen && !state) {
        throw new Error(`The supervisor ended:\n${lastLines(supervisorLog(runDir), 15)}`);
      }
      return state?.handled === request;
    },
    { timeoutMs: stopTimeoutMs, what: 'Waiting for the supervisor' },
  ).catch((error: Error) => {
    const log = seen ? '' : `\n${lastLines(supervisorLog(runDir), 15)}`;
    throw new Error(`${error.message}${log}`, { cause: error });
  });
}

const timeoutMs = 120_000;
const hopelessAfter = 4;

const isUp = ({ state }: ProcessState) => state === 'ready' || state === 'done';

/** Resolves when everything is ready; throws with the log of the process that is not. */
export async function awaitStack(runDir: string): Promise<ProcessState[]> {
  let processes: ProcessState[] = [];
  await waitUntil(
    () => {
      const state = runningState(runDir);
      if (!state) throw new Error('The supervisor has ended; see make logs SERVICE=supervisor.');
      processes = state.processes;
      const hopeless = processes.find((one) => !isUp(one) && one.failures >= hopelessAfter);
      if (hopeless) throw new Error(describe(hopeless));
      return processes.length > 0 && processes.every(isUp);
    },
    { timeoutMs, what: 'Starting' },
  ).catch((error: Error) => {
    const late = processes.filter((one) => !isUp(one)).map(({ name }) => name);
    throw new Error(`${error.message}\nNot ready: ${late.join(', ') || 'nothing'}`);
  });
  return processes;
}

function describe({ name, lastExit, logFile }: ProcessState): string {
  return `${name} does not start (${lastExit}). The end of ${logFile}:\n${lastLines(logFile, 20)}`;
}
