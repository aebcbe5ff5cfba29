import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import type { RunningServer, ServerCommand } from './running-server.ts';
import { waitUntil } from './wait-until.ts';

export interface StartOptions {
  name: string;
  url: string;
  logFile: string;
  /** The signal for a graceful stop. */
  stopSignal: NodeJS.Signals;
  isReady: () => Promise<boolean>;
  timeoutMs?: number;
}

/** Starts a server as a child of this process and resolves once it answers. */
export async function startServer(
  { command, args, uid, gid, env }: ServerCommand,
  options: StartOptions,
): Promise<RunningServer> {
  const log = openSync(options.logFile, 'a');
  const child = spawn(command, args, {
    stdio: ['ignore', log, log],
    env: { ...process.env, ...env },
    uid,
    gid,
  });
  closeSync(log);
  await once(child, 'spawn');
  const ended = new Promise((done) => child.once('exit', done));
  const { pid } = child;
  if (pid === undefined) throw new Error(`${options.name} has no process`);
  const stop = async () => {
    if (!hasEnded(child)) {
      child.kill(options.stopSignal);
      await ended;
    }
  };
  try {
    await waitUntil(
      () => {
        if (hasEnded(child)) {
          throw new Error(`${options.name} exited right away:\n${tail(options.logFile)}`);
        }
        return options.isReady();
      },
      { timeoutMs: options.timeoutMs ?? 30_000, what: `Starting ${options.name}` },
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: options.url, pid, stop };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

function tail(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-15).join('\n');
}
