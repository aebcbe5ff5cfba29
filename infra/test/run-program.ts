import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
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

/** Runs a program to its end and keeps its output. At the time limit or an abort it is ended with all it started. */
export function runProgram(
  command: string,
  args: string[],
  { env, timeoutMs, signal }: ProgramOptions,
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: repository,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const end = (reason: string) => {
      output += `\n${reason}`;
      if (child.pid !== undefined) {
        killAll(child.pid);
      }
    };
    const timer = setTimeout(() => end(`Ended after ${timeoutMs / 1000} s.`), timeoutMs);
    const abort = () => end('Ended on request.');
    signal.addEventListener('abort', abort);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      resolve({ code: code ?? 1, output: stripVTControlCharacters(output).trim() });
    });
  });
}

function killAll(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // Gone already.
  }
}
