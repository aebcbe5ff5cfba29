import { writeFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { ExecaError, execa } from 'execa';
import { repository } from '../../settings/paths.ts';

export interface RunOptions {
  cwd?: string;
  /** Replaces our own environment. */
  env?: Record<string, string | undefined>;
  input?: Readable | string;
  /** File for its output, readable by its owner only; without it the output is the result. */
  output?: string;
  /** It is killed after this time. */
  timeoutMs?: number;
}

/** Runs a program in the repository and returns its output; its errors go to the terminal. */
export async function run(
  command: string,
  args: string[],
  { cwd = repository, env, input, output, timeoutMs = 0 }: RunOptions = {},
): Promise<string> {
  if (output) writeFileSync(output, '', { mode: 0o600 });
  try {
    const { stdout } = await execa(command, args, {
      cwd,
      ...(env && { env, extendEnv: false }),
      ...(input === undefined ? { stdin: 'ignore' as const } : { input }),
      stdout: output ? { file: output } : 'pipe',
      stderr: 'inherit',
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    return typeof stdout === 'string' ? stdout.trim() : '';
  } catch (error) {
    if (!(error instanceof ExecaError) || error.code === 'ENOENT') throw error;
    // Not the whole command: the arguments may be long, or secret.
    const name = [command, ...args.slice(0, 3)].join(' ');
    const printed = String(error.stdout ?? '')
      .trim()
      .split('\n');
    const reason = error.timedOut ? 'timed out' : (error.exitCode ?? error.signal);
    throw new Error(`${name} … failed (${reason}).\n${printed.slice(-20).join('\n')}`);
  }
}
