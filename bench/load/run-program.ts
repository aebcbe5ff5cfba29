import { spawn } from 'node:child_process';

interface Run {
  env?: Record<string, string>;
  cwd?: string;
  /** It is killed when it has not ended by then. */
  timeoutMs: number;
}

/** Runs a program to its end and returns what it printed; throws with its complaint when it fails. */
export function runProgram(command: string, args: string[], { env, cwd, timeoutMs }: Run) {
  return new Promise<string>((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      cwd,
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    let output = '';
    let complaint = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint += text;
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) {
        resolve(output);
      } else {
        reject(new Error(`${command} ended with ${signal ?? code}: ${complaint.slice(-2_000)}`));
      }
    });
  });
}
