import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan, ProcessSpec } from '../managed-process.ts';

const program = `
const { appendFileSync } = require('node:fs');
const [name, events, manner] = process.argv.slice(1);
const tell = (what) => appendFileSync(events, what + ' ' + name + '\\n');
process.on('SIGTERM', () => {
  tell('stop');
  if (manner !== 'stubborn') process.exit(0);
});
if (manner === 'with-worker') {
  require('node:child_process').spawn('sleep', ['600'], { stdio: 'ignore' });
}
if (manner === 'failing') process.exit(3);
tell('start');
if (manner === 'task') process.exit(0);
setInterval(() => {}, 2 ** 30);
`;

export interface FakeOptions {
  after?: string[];
  manner?: 'obedient' | 'stubborn' | 'task' | 'failing' | 'with-worker';
  fingerprint?: string;
}

/** A process that records when it starts and stops, and otherwise does nothing. */
export function fakeProcess(folder: string, name: string, options: FakeOptions = {}): ProcessSpec {
  const { after = [], manner = 'obedient', fingerprint = 'first' } = options;
  let startsBefore = 0;
  return {
    name,
    kind: manner === 'task' || manner === 'failing' ? 'task' : 'server',
    after,
    command() {
      startsBefore = countStarts(folder, name);
      return { command: process.execPath, args: ['-e', program, name, eventFile(folder), manner] };
    },
    isReady: async () => countStarts(folder, name) > startsBefore,
    logFile: join(folder, 'logs', `${name}.log`),
    stopSignal: 'SIGTERM',
    stopTimeoutMs: manner === 'stubborn' ? 150 : 5_000,
    startTimeoutMs: 5_000,
    fingerprint,
  };
}

/** The processes' records, such as `start web`, in order. */
export function eventsIn(folder: string): string[] {
  try {
    return readFileSync(eventFile(folder), 'utf8').trim().split('\n');
  } catch {
    return [];
  }
}

function countStarts(folder: string, name: string): number {
  return eventsIn(folder).filter((event) => event === `start ${name}`).length;
}

function eventFile(folder: string): string {
  return join(folder, 'events');
}

/** A database, a service that depends on it, and a gateway; `version` in the run folder is the service's build. */
export const plan: Plan = (runDir) => [
  fakeProcess(runDir, 'database'),
  fakeProcess(runDir, 'service', {
    after: ['database'],
    fingerprint: readFileSync(join(runDir, 'version'), 'utf8'),
  }),
  fakeProcess(runDir, 'gateway', { after: ['service'] }),
];
