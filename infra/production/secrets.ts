import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { redisAclFile } from '../native/redis/users.ts';
import { redisPasswords } from '../native/stack/context.ts';
import type { Settings } from '../settings/env-file.ts';
import { serviceNames } from '../settings/service-names.ts';
import { alertmanagerConfig } from './alertmanager.ts';

export interface Storage {
  /** host:port */
  postgres: string;
  redis: string;
  /** Certificates (PEM) of a private authority; without it, public authorities apply. */
  authority?: string;
}

/** Inside the composition's own network, which nothing else reads. Everything else uses verified TLS. */
export const composedStorage: Storage = { postgres: 'postgres:5432', redis: 'redis:6379' };

/** Whether containers read their secrets from files: by the setting COMPOSE_FILE. */
export const usesSecretFiles = (composeFile = ''): boolean =>
  /(^|[:/])docker-compose\.production\.yml(:|$)/.test(composeFile);

/** A mount needs its file, even if nothing is set. */
const noAuthority = '# None of its own.\n';
/** Services treat this as missing. */
const noValue = '\n';

const plain = {
  'bot-check-secret': 'BOT_CHECK_SECRET',
  'booking-link-secret': 'BOOKING_LINK_SECRET',
  'admin-password-hash': 'ADMIN_PASSWORD_HASH',
  'rankings-password-hash': 'RANKINGS_PASSWORD_HASH',
  'smtp-url': 'SMTP_URL',
  'redis-password': 'REDIS_PASSWORD',
  'postgres-password': 'POSTGRES_PASSWORD',
} as const;

/** The settings' secrets under their file names in containers. Throws if one has no value. */
export function secretsOf(
  settings: Partial<Settings>,
  { postgres, redis, authority }: Storage,
): Record<string, string> {
  const missing: string[] = [];
  const setting = (key: string) => {
    const value = settings[key];
    if (!value) missing.push(key);
    return value ?? '';
  };
  const databaseOptions = postgres === composedStorage.postgres ? '' : '?sslmode=verify-full';
  const databaseUrl = (user: string, password: string) =>
    `postgres://${user}:${encodeURIComponent(password)}@${postgres}/app${databaseOptions}`;
  const redisScheme = redis === composedStorage.redis ? 'redis' : 'rediss';
  const passwords = redisPasswords(setting);
  const secrets: Record<string, string> = Object.fromEntries(
    Object.entries(plain).map(([name, key]) => [name, setting(key)]),
  );
  for (const service of serviceNames) {
    const password = setting(`${service.toUpperCase()}_DB_PASSWORD`);
    secrets[`${service}-db-password`] = password;
    secrets[`${service}-database-url`] = databaseUrl(service, password);
    const redisPassword = encodeURIComponent(passwords[service]);
    secrets[`${service}-redis-url`] = `${redisScheme}://${service}:${redisPassword}@${redis}`;
  }
  secrets['database-admin-url'] = databaseUrl('postgres', setting('POSTGRES_PASSWORD'));
  secrets['redis-users'] = redisAclFile(setting('REDIS_PASSWORD'), passwords);
  // Optional: without it, no device gets notifications.
  secrets['push-secret'] = settings.PUSH_SECRET || noValue;
  // Optional: without it, calendars only come from files.
  secrets['calendar-secret'] = settings.CALENDAR_SECRET || noValue;
  // Optional: without it, Search Console is connected by settings only.
  secrets['rankings-secret'] = settings.RANKINGS_SECRET || noValue;
  // Optional: only after a change.
  secrets['calendar-secret-previous'] = settings.CALENDAR_SECRET_PREVIOUS || noValue;
  secrets['rankings-secret-previous'] = settings.RANKINGS_SECRET_PREVIOUS || noValue;
  // Read by the profile "alerts" only.
  secrets.alertmanager = alertmanagerConfig(settings);
  secrets['storage-ca'] = authority ?? noAuthority;
  if (missing.length > 0) {
    throw new Error(`.env has no value for ${[...new Set(missing)].join(', ')}.`);
  }
  return secrets;
}

/** One file per secret. Only the folder's owner can enter; each container's own user reads the files. */
export function writeSecrets(folder: string, secrets: Record<string, string>): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  for (const [name, value] of Object.entries(secrets)) {
    const file = join(folder, name);
    // Even its owner may not write to it, and running containers keep the file that they started with.
    rmSync(file, { force: true });
    writeFileSync(file, value);
    chmodSync(file, 0o444);
  }
}
