import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../settings/paths.ts';
import { waitUntil } from './wait-until.ts';

/** A server that this process has started and must stop. */
export interface RunningServer {
  url: string;
  pid: number;
  /** Stops it gracefully; resolves when the process is gone. Safe to call twice. */
  stop(): Promise<void>;
}

export interface ServerCommand {
  command: string;
  args: string[];
  uid?: number;
  gid?: number;
  env?: Record<string, string>;
}

interface StartOptions {
  name: string;
  url: string;
  logFile: string;
  /** The signal for a graceful stop. */
  stopSignal: NodeJS.Signals;
  isReady: () => Promise<boolean>;
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
          throw new Error(`${options.name} exited right away:\n${lastLines(options.logFile, 15)}`);
        }
        return options.isReady();
      },
      { timeoutMs: 30_000, what: `Starting ${options.name}` },
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: options.url, pid, stop };
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** The end of a log; empty without one. */
export function lastLines(file: string, count: number): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
  } catch {
    return '';
  }
}

/**
 * By default V8 grows the space for new objects to 128 MB under load, and keeps it. At 4 MB an email costs the same CPU
 * time. The service images set the same flag (services/Dockerfile).
 */
const flags = ['--max-semi-space-size=4'];

/** Where Node caches compiled code for the next start. */
const compileCache = join(repository, 'node_modules/.cache/compiled-code');

/** How to run a program with our own Node as a process of the product. */
export function nodeCommand(args: string[], env: Record<string, string>): ServerCommand {
  return {
    command: process.execPath,
    args: [...flags, ...args],
    env: { ...env, NODE_COMPILE_CACHE: compileCache },
  };
}
