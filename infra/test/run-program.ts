import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import { repository } from '../settings/paths.ts';

export interface ProgramResult {
  code: number;
  output: string;
}

export interface ProgramOptions {
  env?: Record<string, string>;
  timeoutMs: number;
  signal: AbortSignal;
}

/** Time for a browser to close and a server to stop gracefully. */
const stopTimeoutMs = 5_000;

/**
 * Runs a program to its end and keeps its output. At the time limit or an abort, it is killed with all its children.
 */
export async function runProgram(
  command: string,
  args: string[],
  { env, timeoutMs, signal }: ProgramOptions,
): Promise<ProgramResult> {
  const child = execa(command, args, {
    cwd: repository,
    env: { NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    stdin: 'ignore',
    all: true,
    reject: false,
    // A process group, so that it can be killed as a whole.
    detached: true,
    cleanup: false,
  });
  let reason = '';
  let killTimer: NodeJS.Timeout | undefined;
  const end = (why: string) => {
    reason = `\n${why}`;
    signalGroup(child.pid, 'SIGTERM');
    killTimer = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), stopTimeoutMs);
  };
  const timer = setTimeout(() => end(`Ended after ${timeoutMs / 1000} s.`), timeoutMs);
  const abort = () => end('Ended on request.');
  signal.addEventListener('abort', abort);
  try {
    const { all, exitCode, shortMessage } = await child;
    if (child.pid === undefined) throw new Error(shortMessage);
    return { code: exitCode ?? 1, output: stripVTControlCharacters(`${all}${reason}`).trim() };
  } finally {
    clearTimeout(timer);
    clearTimeout(killTimer);
    signal.removeEventListener('abort', abort);
    // The program's leftovers.
    if (reason) signalGroup(child.pid, 'SIGKILL');
  }
}

function signalGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (leader !== undefined) process.kill(-leader, signal);
  } catch {
    // Gone already.
  }
}
