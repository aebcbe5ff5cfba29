import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceNames } from '../native/stack/services.ts';

export interface Addresses {
  /** host:port */
  postgres: string;
  redis: string;
}

const plain = {
  'bot-check-secret': 'BOT_CHECK_SECRET',
  'booking-link-secret': 'BOOKING_LINK_SECRET',
  'admin-password-hash': 'ADMIN_PASSWORD_HASH',
  'rankings-password-hash': 'RANKINGS_PASSWORD_HASH',
  'smtp-url': 'SMTP_URL',
  'redis-password': 'REDIS_PASSWORD',
  'postgres-password': 'POSTGRES_PASSWORD',
} as const;

/** The settings' secrets, each under the name that containers know it by. Throws when one has no value. */
export function secretsOf(
  settings: Readonly<Record<string, string | undefined>>,
  { postgres, redis }: Addresses,
): Record<string, string> {
  const missing: string[] = [];
  const setting = (key: string) => {
    const value = settings[key];
    if (!value) missing.push(key);
    return value ?? '';
  };
  const databaseUrl = (user: string, password: string) =>
    `postgres://${user}:${encodeURIComponent(password)}@${postgres}/app`;
  const secrets: Record<string, string> = Object.fromEntries(
    Object.entries(plain).map(([name, key]) => [name, setting(key)]),
  );
  for (const service of serviceNames) {
    const password = setting(`${service.toUpperCase()}_DB_PASSWORD`);
    secrets[`${service}-db-password`] = password;
    secrets[`${service}-database-url`] = databaseUrl(service, password);
  }
  secrets['database-admin-url'] = databaseUrl('postgres', setting('POSTGRES_PASSWORD'));
  secrets['redis-url'] = `redis://:${encodeURIComponent(setting('REDIS_PASSWORD'))}@${redis}`;
  if (missing.length > 0) {
    throw new Error(`.env has no value for ${[...new Set(missing)].join(', ')}.`);
  }
  return secrets;
}

/** One file a secret. Only the folder's owner gets in; the files themselves are read by each container's own user. */
export function writeSecrets(folder: string, secrets: Record<string, string>): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  for (const [name, value] of Object.entries(secrets)) {
    const file = join(folder, name);
    // Its owner may not write to it either, and what runs keeps the file that it started with.
    rmSync(file, { force: true });
    writeFileSync(file, value);
    chmodSync(file, 0o444);
  }
}
