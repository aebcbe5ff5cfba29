import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { repository } from '../../settings/paths.ts';

export interface RunOptions {
  env?: Record<string, string | undefined>;
  input?: Readable;
  /** Where its output goes; without it, the output is the result. */
  output?: string;
}

/** Runs a program to its end and resolves with what it printed; its complaints go to the terminal. */
export async function run(
  command: string,
  args: string[],
  { env, input, output }: RunOptions = {},
): Promise<string> {
  const child = spawn(command, args, {
    cwd: repository,
    env: env ?? process.env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // It may end before it has read everything; its exit code tells why.
  child.stdin.on('error', () => undefined);
  if (input) input.pipe(child.stdin);
  else child.stdin.end();
  const printed = output
    ? pipeline(child.stdout, createWriteStream(output, { mode: 0o600 })).then(() => '')
    : text(child.stdout);
  const [code, result] = await Promise.all([ended, printed]);
  if (code !== 0) {
    const end = result.trim().split('\n').slice(-20).join('\n');
    throw new Error(`${[command, ...args.slice(0, 3)].join(' ')} … failed (${code}).\n${end}`);
  }
  return result.trim();
}
