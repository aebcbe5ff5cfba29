import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../settings/paths.ts';
import { type ServiceName, serviceNames } from '../../settings/service-names.ts';
import { filesBelow, fingerprintOf } from '../process/fingerprint.ts';
import { nodeCommand } from '../process/server.ts';
import type { ProcessSpec } from '../supervisor/managed-process.ts';
import { answersOk, bareEnvironment, type StackContext } from './context.ts';
import { ensureDatabase } from './database.ts';

const dist = (name: string) => join(repository, 'services', name, 'dist');
const main = (name: string) => join(dist(name), 'main.js');

/** What runs these services, apart from settings: compiled code and the versions of packages. */
function codeOf(...names: string[]): string[] {
  const folders = ['contracts', 'platform', ...names].map(dist);
  const packages = readFileSync(join(repository, 'package-lock.json'), 'utf8');
  return [...folders.map((folder) => filesBelow(folder, /\.c?js$/)), packages];
}

export function migrateSpec({ adminUrl, siteUrl, logFile, setting }: StackContext): ProcessSpec {
  const passwords = serviceNames.map((name) => `${name.toUpperCase()}_DB_PASSWORD`);
  const env = {
    ...bareEnvironment(),
    NODE_ENV: 'production',
    DATABASE_ADMIN_URL: adminUrl,
    SITE_URL: siteUrl,
    ...Object.fromEntries(passwords.map((key) => [key, setting(key)])),
  };
  return {
    name: 'migrate',
    kind: 'task',
    after: ['postgres'],
    async command() {
      await ensureDatabase(adminUrl);
      return nodeCommand([main('migrate')], env);
    },
    isReady: async () => true,
    logFile: logFile('migrate'),
    stopSignal: 'SIGTERM',
    stopTimeoutMs: 10_000,
    startTimeoutMs: 120_000,
    fingerprint: fingerprintOf(env, codeOf('migrate', ...serviceNames)),
  };
}

export function serviceSpec(context: StackContext, name: ServiceName): ProcessSpec {
  const { config, logFile } = context;
  const port = config.ports[name];
  const env = serviceEnvironment(context, name);
  return {
    name,
    kind: 'server',
    after: ['postgres', 'redis', 'migrate'],
    command: () => nodeCommand([main(name)], env),
    isReady: () => answersOk(`http://127.0.0.1:${port}/api/health/${name}/ready`),
    logFile: logFile(name),
    port,
    // It finishes accepted requests.
    stopSignal: 'SIGTERM',
    stopTimeoutMs: 10_000,
    startTimeoutMs: 60_000,
    fingerprint: fingerprintOf(env, codeOf(name)),
  };
}

const ownSettings: Record<ServiceName, string[]> = {
  leads: [
    'BOT_CHECK',
    'BOT_CHECK_SECRET',
    'ADMIN_PASSWORD_HASH',
    'RANKINGS_PASSWORD_HASH',
    'OWNER_NETWORKS',
    'SURGE_BOOKINGS_PER_HOUR',
    'SURGE_FORMS_PER_HOUR',
  ],
  scheduling: [
    'MEETING_BASE_URL',
    'BOOKING_LINK_SECRET',
    'BOT_CHECK',
    'BOT_CHECK_SECRET',
    'UPCOMING_CALLS_PER_EMAIL',
    'UPCOMING_CALLS_PER_PHONE',
    'UPCOMING_CALLS_PER_NETWORK',
    'SURGE_BOOKINGS_PER_HOUR',
    'CALENDAR_SECRET',
    'CALENDAR_SECRET_PREVIOUS',
    'CALENDAR_FETCH_PORTS',
    'CALENDAR_STAND_IN',
  ],
  rankings: [
    'RANKINGS_SOURCE',
    'RANKINGS_HISTORY_DAYS',
    'RANKINGS_SECRET',
    'RANKINGS_SECRET_PREVIOUS',
    'SEARCH_CONSOLE_SITE',
    'SEARCH_CONSOLE_KEY_FILE',
    'SEARCH_CONSOLE_API_URL',
    'SEARCH_CONSOLE_TOKEN_URL',
  ],
  email: [
    'BOOKING_LINK_SECRET',
    'PUSH_SECRET',
    'PUSH_STAND_IN',
    'MEETING_BASE_URL',
    'MAIL_FROM',
    'BOUNCE_ADDRESS',
    'OWNER_EMAIL',
  ],
};

function serviceEnvironment(context: StackContext, name: ServiceName): Record<string, string> {
  const { config, pick, setting, redisUrlOf, siteUrl } = context;
  const databaseUrl = new URL(context.adminUrl);
  databaseUrl.username = name;
  databaseUrl.password = setting(`${name.toUpperCase()}_DB_PASSWORD`);
  return {
    ...bareEnvironment(),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(config.ports[name]),
    DATABASE_URL: databaseUrl.href,
    REDIS_URL: redisUrlOf(name),
    SITE_URL: siteUrl,
    ...pick('LOG_LEVEL', 'DATABASE_POOL_SIZE'),
    ...pick('RATE_LIMIT_CONTACTS', 'RATE_LIMIT_APPOINTMENTS', 'RATE_LIMIT_CHALLENGES'),
    ...pick(...ownSettings[name]),
    ...(name === 'email' && {
      SMTP_URL: context.smtpUrl,
      SCHEDULING_URL: `http://127.0.0.1:${config.ports.scheduling}`,
    }),
  };
}
