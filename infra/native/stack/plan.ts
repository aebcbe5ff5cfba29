import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serviceNames } from '../../settings/service-names.ts';
import { gatewayLimits, type NginxOptions, nginxCommand, nginxSources } from '../nginx/nginx.ts';
import { isPostgresReady, postgresCommand, postgresUrl } from '../postgres/postgres.ts';
import { filesBelow, fingerprintOf } from '../process/fingerprint.ts';
import { nodeCommand } from '../process/server.ts';
import { isRedisReady, redisCommand } from '../redis/redis.ts';
import type { Plan, ProcessSpec } from '../supervisor/managed-process.ts';
import {
  answersOk,
  bareEnvironment,
  createContext,
  readStackConfig,
  redisPasswords,
  type StackContext,
} from './context.ts';
import { migrateSpec, serviceSpec } from './service-specs.ts';

/** The product's processes in start order, as the run folder's stack.json describes them. */
export const plan: Plan = (runDir): ProcessSpec[] => {
  const context = createContext(runDir, readStackConfig(runDir));
  return [
    postgresSpec(context),
    redisSpec(context),
    ...(context.config.settings.SMTP_URL ? [] : [mailCatcherSpec(context)]),
    migrateSpec(context),
    ...serviceNames.map((name) => serviceSpec(context, name)),
    frontendSpec(context),
    gatewaySpec(context),
  ];
};

function postgresSpec({ config, folder, logFile, setting }: StackContext): ProcessSpec {
  const options = {
    dataDir: folder('postgres'),
    port: config.ports.postgres,
    durable: config.durable,
    logFile: logFile('postgres'),
    password: setting('POSTGRES_PASSWORD'),
  };
  return {
    name: 'postgres',
    kind: 'server',
    after: [],
    command: () => ({ ...postgresCommand(options), env: bareEnvironment() }),
    isReady: () => isPostgresReady(postgresUrl(options)),
    logFile: options.logFile,
    port: options.port,
    // Fast shutdown: rolls back open transactions instead of waiting for every client.
    stopSignal: 'SIGINT',
    stopTimeoutMs: 30_000,
    // Recovery after a crash of a busy server is slow.
    startTimeoutMs: 300_000,
    fingerprint: fingerprintOf(options),
  };
}

function redisSpec({ config, folder, logFile, setting, redisUrl }: StackContext): ProcessSpec {
  const options = {
    dataDir: folder('redis'),
    port: config.ports.redis,
    durable: config.durable,
    logFile: logFile('redis'),
    password: setting('REDIS_PASSWORD'),
    servicePasswords: redisPasswords(setting),
  };
  return {
    name: 'redis',
    kind: 'server',
    after: [],
    command: () => ({ ...redisCommand(options), env: bareEnvironment() }),
    isReady: () => isRedisReady(redisUrl),
    logFile: options.logFile,
    port: options.port,
    stopSignal: 'SIGTERM',
    stopTimeoutMs: 10_000,
    startTimeoutMs: 120_000,
    fingerprint: fingerprintOf(options),
  };
}

const program = join(dirname(fileURLToPath(import.meta.resolve('maildev'))), 'bin/maildev.js');
const keptMails = 1_000;

/** How the catcher runs: its SMTP port, its web port, and its folder. */
function mailCatcherArgs(smtpPort: number, inboxPort: number, mails: string): string[] {
  const options = {
    ip: '127.0.0.1',
    smtp: smtpPort,
    'web-ip': '127.0.0.1',
    web: inboxPort,
    'mail-directory': mails,
    'max-emails': keptMails,
  };
  return [
    program,
    ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
  ];
}

/** Catches every email in place of a mail server and shows it in the browser; nothing leaves this machine. */
function mailCatcherSpec({ config, folder, logFile }: StackContext): ProcessSpec {
  const { 'mail-catcher': smtpPort, 'mail-inbox': inboxPort } = config.ports;
  const mails = folder('mail-catcher');
  const args = mailCatcherArgs(smtpPort, inboxPort, mails);
  return {
    name: 'mail-catcher',
    kind: 'server',
    after: [],
    command() {
      mkdirSync(mails, { recursive: true, mode: 0o700 });
      return nodeCommand(args, bareEnvironment());
    },
    isReady: () => answersOk(`http://127.0.0.1:${inboxPort}/api/healthz`),
    logFile: logFile('mail-catcher'),
    port: inboxPort,
    stopSignal: 'SIGTERM',
    stopTimeoutMs: 5_000,
    startTimeoutMs: 60_000,
    fingerprint: fingerprintOf(args),
  };
}

const tunable = [
  'GATEWAY_ADDRESS',
  'SITE_HOST',
  'SITE_ALIASES',
  'TRUSTED_PROXY',
  'HSTS_SUBDOMAINS',
  'TAG_HOSTS',
  'WORKER_PROCESSES',
  'WORKER_CONNECTIONS',
];

function frontendSpec(context: StackContext): ProcessSpec {
  const { config } = context;
  const port = config.ports.frontend;
  const variables = {
    FRONTEND_PORT: String(port),
    SITE_ROOT: join(config.site, 'client'),
    SITE_ROOT_BR: join(config.site, 'client-br'),
    ...context.pick('WORKER_PROCESSES'),
  };
  return nginxSpec(context, 'frontend', variables, {
    after: [],
    port,
    readyUrl: `http://127.0.0.1:${port}/`,
  });
}

export function gatewaySpec(context: StackContext): ProcessSpec {
  const { config } = context;
  const upstreams = [...serviceNames, 'frontend' as const].map((name) => [
    `${name.toUpperCase()}_UPSTREAM`,
    `127.0.0.1:${config.ports[name]}`,
  ]);
  const variables = {
    GATEWAY_PORT: String(config.port),
    ...Object.fromEntries(upstreams),
    ...context.pick(...tunable, ...gatewayLimits()),
  };
  return nginxSpec(context, 'gateway', variables, {
    after: [...serviceNames, 'frontend'],
    port: config.port,
    readyUrl: `http://127.0.0.1:${config.port}/healthz`,
  });
}

function nginxSpec(
  context: StackContext,
  name: NginxOptions['name'],
  variables: Record<string, string>,
  { after, port, readyUrl }: { after: string[]; port: number; readyUrl: string },
): ProcessSpec {
  const runDir = context.folder(`nginx-${name}`);
  const options = { name, runDir, variables, logFile: context.logFile(name) };
  return {
    name,
    kind: 'server',
    after,
    async command() {
      // The cache must not serve pages of an earlier build.
      rmSync(join(runDir, 'cache'), { recursive: true, force: true });
      return { ...(await nginxCommand(options)), env: bareEnvironment() };
    },
    isReady: () => answersOk(readyUrl),
    logFile: options.logFile,
    port,
    stopSignal: 'SIGQUIT',
    stopTimeoutMs: 10_000,
    startTimeoutMs: 20_000,
    fingerprint: fingerprintOf(
      variables,
      context.config.site,
      filesBelow(nginxSources[name], /\.(conf|template|env)$/),
    ),
  };
}
