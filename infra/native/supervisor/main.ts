import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { identify } from '../process/process-identity.ts';
import { appendLog, supervisorLog, trimLogsHourly } from './log-file.ts';
import type { Plan } from './managed-process.ts';
import {
  type ProcessState,
  programFingerprint,
  readState,
  requestFile,
  writeState,
} from './state-file.ts';
import { Supervisor } from './supervisor.ts';

/** The supervisor's process: `node main.ts <module with the plan> <run folder>`. */
const [planModule, givenRunDir] = process.argv.slice(2);
if (!planModule || !givenRunDir) throw new Error('Usage: main.ts <plan module> <run folder>');
const runDir = resolve(givenRunDir);
const { plan }: { plan: Plan } = await import(pathToFileURL(resolve(planModule)).href);
const self = identify(process.pid);
if (!self) throw new Error('This process has no identity');
const program = programFingerprint(planModule);
let handled = '';
let isEnding = false;
let isSaved = true;

const supervisor = new Supervisor(record);
let work: Promise<void> = Promise.resolve();

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => void end(`received ${signal}`));
}
process.on('SIGHUP', () => enqueue(reload));
process.on('uncaughtException', (error) => void end('failed', error));
process.on('unhandledRejection', (error) => void end('failed', error));

mkdirSync(runDir, { recursive: true, mode: 0o700 });
save([]);
enqueue(reload);
setInterval(() => {
  leaveWhenAbandoned();
  if (!isSaved) record(supervisor.processes);
}, 500).unref();
trimLogsHourly(() => [
  supervisorLog(runDir),
  ...supervisor.processes.map(({ logFile }) => logFile),
]);
log(`started with pid ${process.pid}`);
// Nothing else keeps the process alive while no child runs.
setInterval(() => {}, 2 ** 30);

async function reload(): Promise<void> {
  const request = existsSync(requestFile(runDir)) ? readFileSync(requestFile(runDir), 'utf8') : '';
  await supervisor.apply(await plan(runDir));
  handled = request;
  record(supervisor.processes);
}

function enqueue(step: () => Promise<void>): void {
  work = work
    .then(() => (isEnding ? undefined : step()))
    .catch((error: unknown) => end('failed', error));
}

/** A full disk must not stop what runs: the state is written again until that works. */
function record(processes: ProcessState[]): void {
  try {
    save(processes);
    isSaved = true;
  } catch (error) {
    if (isSaved) log(`cannot write its state: ${error}`);
    isSaved = false;
  }
}

function save(processes: ProcessState[]): void {
  if (existsSync(runDir) && self) {
    writeState(runDir, { supervisor: self, program, handled, processes });
  }
}

/** The folder was removed, or another supervisor has taken over: nothing could stop this one anymore. */
function leaveWhenAbandoned(): void {
  const owner = readState(runDir)?.supervisor;
  if (owner?.pid !== process.pid || owner.started !== self?.started) {
    void end(`${join(runDir, 'state.json')} is not ours anymore`);
  }
}

async function end(reason: string, error?: unknown): Promise<void> {
  log(error === undefined ? reason : `${reason}: ${error instanceof Error ? error.stack : error}`);
  if (!isEnding) {
    isEnding = true;
    const failure: unknown = await supervisor.stop().catch((problem: unknown) => problem);
    log(failure === undefined ? 'stopped' : `stopped, but: ${failure}`);
    process.exit(error === undefined && failure === undefined ? 0 : 1);
  }
}

function log(message: string): void {
  // Not by way of stdout: on a full disk, its error would end this process.
  appendLog(supervisorLog(runDir), `supervisor ${message}`);
}
