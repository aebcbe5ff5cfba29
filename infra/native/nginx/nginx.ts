import { readFileSync } from 'node:fs';
import { appendFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { repository } from '../../settings/paths.ts';
import { type RunningServer, type ServerCommand, startServer } from '../process/server.ts';
import { findProgram } from '../requirements/find-program.ts';

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
    command: findProgram('nginx') ?? 'nginx',
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

const file = join(repository, 'gateway/defaults.env');

/** What an installation may tune. Read at each call: the supervisor outlives a pull. */
export function gatewayDefaults(): NodeJS.Dict<string> {
  return parseEnv(readFileSync(file, 'utf8'));
}

export function gatewayLimits(): string[] {
  return Object.keys(gatewayDefaults()).filter((key) => key.startsWith('LIMIT_'));
}

type NginxName = 'gateway' | 'frontend';

/** The folder of each configuration. */
export const nginxSources: Record<NginxName, string> = {
  gateway: join(repository, 'gateway'),
  frontend: join(repository, 'frontend/nginx'),
};
const suffix = '.template';

/**
 * Writes a complete configuration into `<runDir>/conf`, like the official image's entrypoint: templates become conf.d,
 * everything else is copied. Returns the main file's path.
 */
async function renderNginx(
  name: NginxName,
  runDir: string,
  given: Record<string, string>,
): Promise<string> {
  const variables = {
    ...gatewayDefaults(),
    // Outside a container, nothing listens to other machines by default.
    [`${name.toUpperCase()}_ADDRESS`]: '127.0.0.1',
    ...given,
  };
  const source = nginxSources[name];
  const target = join(runDir, 'conf');
  await rm(target, { recursive: true, force: true });
  await mkdir(join(target, 'conf.d'), { recursive: true });
  await cp(join(source, 'nginx.conf'), join(target, 'nginx.conf'));
  await cp(join(source, 'snippets'), join(target, 'snippets'), { recursive: true });
  const templates = join(source, 'templates');
  for (const file of await readdir(templates, { recursive: true })) {
    if (file.endsWith(suffix)) {
      const rendered = substitute(await readFile(join(templates, file), 'utf8'), variables, file);
      const output = join(target, 'conf.d', file.slice(0, -suffix.length));
      await mkdir(dirname(output), { recursive: true });
      await writeFile(output, rendered);
    }
  }
  return join(target, 'nginx.conf');
}

/** Replaces every `${NAME}`; nginx's own variables have no braces and stay. */
function substitute(
  template: string,
  variables: Record<string, string | undefined>,
  file: string,
): string {
  return template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`${file} needs ${name}`);
    if (/["'$;{}\\\n]/.test(value)) {
      throw new Error(`${name} holds a character that nginx would take as its own: ${value}`);
    }
    return value;
  });
}
