import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { RunningServer, ServerCommand } from '../process/running-server.ts';
import { startServer } from '../process/start-server.ts';
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

/** Renders the configuration and returns how to run nginx in the foreground, for a supervisor. */
export async function nginxCommand(options: NginxOptions): Promise<ServerCommand> {
  const runDir = resolve(options.runDir);
  const logFile = resolve(options.logFile);
  await appendFile(logFile, '');
  const configFile = await renderNginx(options.name, runDir, {
    ACCESS_LOG: logFile,
    ERROR_LOG: logFile,
    ...options.variables,
  });
  return inForeground(runDir, configFile, logFile);
}

function inForeground(folder: string, configFile: string, logFile: string): ServerCommand {
  // As root, nginx would run its workers as another user, who cannot enter a checkout in a private folder.
  const directives = process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;';
  return {
    command: findNginx(),
    args: ['-p', `${folder}/`, '-c', configFile, '-e', logFile, '-g', directives],
  };
}

/** Starts nginx and resolves once it accepts connections. */
export async function startNginx(options: NginxOptions): Promise<RunningServer> {
  const { name, variables, logFile } = options;
  const url = `http://127.0.0.1:${variables[`${name.toUpperCase()}_PORT`]}`;
  return startServer(await nginxCommand(options), {
    name: `nginx (${name})`,
    url,
    logFile,
    stopSignal: 'SIGQUIT',
    isReady: () => answers(url),
  });
}

export interface BareNginxOptions {
  /** The folder that it writes to. */
  folder: string;
  port: number;
  /** The content of its `http` block, including its server. */
  http: string;
  /** A path to ask until it answers. */
  probe: string;
}

/** Starts an nginx with minimal configuration, for tests and measurements. */
export async function startBareNginx(options: BareNginxOptions): Promise<RunningServer> {
  const { folder, port, http, probe } = options;
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  await writeFile(file, bareConfiguration(http));
  const url = `http://127.0.0.1:${port}`;
  const logFile = join(folder, 'nginx.log');
  return startServer(inForeground(folder, file, logFile), {
    name: 'a bare nginx',
    url,
    logFile,
    stopSignal: 'SIGQUIT',
    isReady: () => answers(`${url}${probe}`),
  });
}

function bareConfiguration(http: string): string {
  return `
worker_processes auto;
pid nginx.pid;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path body-temp;
  proxy_temp_path proxy-temp;
  fastcgi_temp_path fastcgi-temp;
  uwsgi_temp_path uwsgi-temp;
  scgi_temp_path scgi-temp;
${http}
}
`;
}

/** Whether a request is answered, by whatever status. */
async function answers(url: string): Promise<boolean> {
  const probe = { method: 'HEAD', redirect: 'manual', headers: { connection: 'close' } } as const;
  return fetch(url, probe).then(
    () => true,
    () => false,
  );
}

function findNginx(): string {
  const program = findProgram('nginx');
  if (program) return program;
  throw new Error('nginx is not installed (Debian and Ubuntu: apt-get install nginx-light)');
}
