import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile } from 'node:fs/promises';
import { request } from 'node:http';
import { resolve } from 'node:path';
import { waitUntil } from '../process/wait-until.ts';
import { findProgram } from '../requirements/find-program.ts';
import { type NginxName, renderNginx } from './render.ts';

export interface NginxOptions {
  /** Which of the two configurations: `gateway/` or `frontend/nginx/`. */
  name: NginxName;
  /** The folder that this nginx writes to: rendered configuration, pid, cache, temporary files. */
  runDir: string;
  /** Values for the templates (gateway/README.md); starting fails if one is missing. */
  variables: Record<string, string>;
  /** Access and error lines are appended to this file. */
  logFile: string;
}

export interface RunningNginx {
  pid: number;
  /** Stops it gracefully: it answers accepted requests, then exits. */
  stop(): Promise<void>;
}

/** Renders the configuration and returns how to run nginx in the foreground, for a supervisor. */
export async function nginxCommand(
  options: NginxOptions,
): Promise<{ command: string; args: string[] }> {
  const runDir = resolve(options.runDir);
  const logFile = resolve(options.logFile);
  await appendFile(logFile, '');
  const configFile = await renderNginx(options.name, runDir, {
    ACCESS_LOG: logFile,
    ERROR_LOG: logFile,
    ...options.variables,
  });
  // As root, nginx would run its workers as another user, who cannot enter a checkout in a private folder.
  const directives = process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;';
  return {
    command: findNginx(),
    args: ['-p', `${runDir}/`, '-c', configFile, '-e', logFile, '-g', directives],
  };
}

/** Starts nginx and resolves once it accepts connections. */
export async function startNginx(options: NginxOptions): Promise<RunningNginx> {
  const { command, args } = await nginxCommand(options);
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const ended = once(child, 'exit');
  const { pid } = child;
  const prefix = options.name.toUpperCase();
  const host = options.variables[`${prefix}_ADDRESS`] ?? '127.0.0.1';
  const port = Number(options.variables[`${prefix}_PORT`]);
  if (pid === undefined) throw new Error(`nginx (${options.name}) did not start.`);
  await waitUntil(
    async () => {
      if (await accepts(host, port)) return true;
      if (child.exitCode === null) return false;
      throw new Error(`nginx (${options.name}) did not start: ${complaint.trim()}`);
    },
    { timeoutMs: 30_000, what: `Starting nginx (${options.name})` },
  );
  return {
    pid,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGQUIT');
        await ended;
      }
    },
  };
}

function findNginx(): string {
  const program = findProgram('nginx');
  if (program) return program;
  throw new Error('nginx is not installed (Debian and Ubuntu: apt-get install nginx-light)');
}

function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = request({ host: host === '0.0.0.0' ? '127.0.0.1' : host, port, method: 'HEAD' });
    probe.on('response', (response) => {
      response.resume();
      done(true);
    });
    probe.on('error', () => done(false));
    probe.end();
  });
}
