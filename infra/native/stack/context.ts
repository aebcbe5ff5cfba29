import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ServiceName } from '../../settings/service-names.ts';
import { writeAtomically } from '../../settings/write-atomically.ts';
import { postgresUrl } from '../postgres/postgres.ts';
import { redisUrl } from '../redis/redis.ts';
import type { RedisPasswords } from '../redis/users.ts';
import { runningState } from '../supervisor/controller.ts';
import { innerServers } from './ports.ts';

const stackConfig = z.object({
  /** The public port. */
  port: z.int().min(1).max(65_535),
  ports: z.record(z.enum(innerServers), z.int()),
  /** `.env`. */
  settings: z.record(z.string(), z.string()),
  /** Folder with the built pages: `client` and `client-br`. */
  site: z.string(),
  /** Off for throw-away stacks. */
  durable: z.boolean(),
});

/**
 * Everything that decides how the processes of a run folder are started. Contains secrets: only the owner may read it.
 */
export type StackConfig = z.infer<typeof stackConfig>;

const configFile = (runDir: string) => join(runDir, 'stack.json');

export function readStackConfig(runDir: string): StackConfig {
  return stackConfig.parse(JSON.parse(readFileSync(configFile(runDir), 'utf8')));
}

const earlierPorts = stackConfig.pick({ port: true }).extend({
  /** An earlier version had fewer servers. */
  ports: z.partialRecord(z.enum(innerServers), z.int()),
});

/** The ports of the last start, if any. */
export function earlierConfig(runDir: string): z.infer<typeof earlierPorts> | undefined {
  try {
    return earlierPorts.parse(JSON.parse(readFileSync(configFile(runDir), 'utf8')));
  } catch {
    return undefined;
  }
}

export function writeStackConfig(runDir: string, config: StackConfig): void {
  writeAtomically(configFile(runDir), JSON.stringify(config, undefined, 2));
}

export interface StackContext {
  config: StackConfig;
  folder(name: string): string;
  logFile(name: string): string;
  setting(key: string): string;
  /** The keys that have a value. */
  pick(...keys: string[]): Record<string, string>;
  adminUrl: string;
  /** The administrator's password. */
  redisUrl: string;
  redisUrlOf(service: ServiceName): string;
  siteUrl: string;
  /** The mail server: a real one if set, else this stack's mail catcher. */
  smtpUrl: string;
}

const database = 'app';

/** The passwords of the services' Redis users, each by its setting. */
export const redisPasswords = (setting: (key: string) => string): RedisPasswords => ({
  leads: setting('LEADS_REDIS_PASSWORD'),
  scheduling: setting('SCHEDULING_REDIS_PASSWORD'),
  rankings: setting('RANKINGS_REDIS_PASSWORD'),
  email: setting('EMAIL_REDIS_PASSWORD'),
});

export function createContext(runDir: string, config: StackConfig): StackContext {
  const { settings, ports, port } = config;
  const setting = (key: string) => {
    const value = settings[key];
    if (!value) throw new Error(`.env has no value for ${key} (see .env.example)`);
    return value;
  };
  return {
    config,
    setting,
    folder: (name) => join(runDir, name),
    logFile: (name) => join(runDir, 'logs', `${name}.log`),
    pick: (...keys) =>
      Object.fromEntries(keys.flatMap((key) => (settings[key] ? [[key, settings[key]]] : []))),
    adminUrl: postgresUrl(
      { port: ports.postgres, password: setting('POSTGRES_PASSWORD') },
      database,
    ),
    redisUrl: redisUrl({ port: ports.redis, password: setting('REDIS_PASSWORD') }),
    redisUrlOf: (service) =>
      redisUrl({ port: ports.redis, password: redisPasswords(setting)[service] }, service),
    siteUrl: settings.SITE_URL || `http://localhost:${port}`,
    smtpUrl: settings.SMTP_URL || `smtp://127.0.0.1:${ports['mail-catcher']}`,
  };
}

/** The product that runs from this folder. */
export function runningContext(runDir: string): StackContext {
  if (!runningState(runDir)) throw new Error('The product is not running. Start it with: make up');
  return createContext(runDir, readStackConfig(runDir));
}

/** The parts of our own environment that a process needs; everything else is passed by name. */
export function bareEnvironment(): Record<string, string> {
  const { PATH = '', HOME, TMPDIR } = process.env;
  return { PATH, LANG: 'C.UTF-8', ...(HOME ? { HOME } : {}), ...(TMPDIR ? { TMPDIR } : {}) };
}

/** Whether a GET is answered with success within two seconds. */
export async function answersOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(2_000),
      redirect: 'manual',
      headers: { connection: 'close' },
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
