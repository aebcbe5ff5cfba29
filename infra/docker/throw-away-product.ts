import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { loosenRules } from '../native/stack/loosen-rules.ts';
import { ownerPasswords, raisedLimits } from '../native/stack/throw-away.ts';
import { inboxAt } from '../settings/addresses.ts';
import { ensureEnvFile, type Settings } from '../settings/env-file.ts';
import { missingPasswords } from '../settings/passwords.ts';
import { envExample } from '../settings/paths.ts';
import { addressOf, compose } from './compose.ts';

export interface ComposeProduct {
  /** What tests need to reach it. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** The project that a test starts beside the other, to try the production setup. */
export const productionOf = (project: string) => `${project}-production`;

/**
 * The whole product in containers, as `docker compose up` starts it, under a project name of its own. The process's
 * environment names the project from then on, so that every `docker compose` after it means this one.
 */
export async function startComposeProduct(
  project: string,
  folder: string,
): Promise<ComposeProduct> {
  const port = await getPort();
  const envFile = join(folder, '.env');
  mkdirSync(folder, { recursive: true });
  const passwords = await missingPasswords({}, ownerPasswords);
  const settings = ensureEnvFile(envFile, envExample, {
    PORT: `${port}`,
    MAIL_INBOX_PORT: `${await getPort()}`,
    ...raisedLimits,
    ...passwords.settings,
  });
  // Docker Compose would prefer what the shell happens to have set.
  for (const name of Object.keys(settings)) delete process.env[name];
  process.env.COMPOSE_PROJECT_NAME = project;
  process.env.COMPOSE_ENV_FILES = envFile;
  const stop = async () => {
    const down = ['down', '--volumes', '--remove-orphans', '--timeout', '10'];
    await compose(...down);
    // Its own test takes it down, unless that was ended from outside.
    await compose('--project-name', productionOf(project), ...down);
  };
  // What an interrupted run has left has other passwords.
  await stop();
  try {
    await compose('up', '--detach', '--build', '--wait', '--quiet-pull');
    const env = await environment(`http://localhost:${port}`, settings);
    await loosenRules(env.DATABASE_ADMIN_URL ?? '');
    return { env, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export async function environment(
  baseUrl: string,
  settings: Settings,
): Promise<Record<string, string>> {
  const [postgres, redis] = [await addressOf('postgres'), await addressOf('redis')];
  return {
    BASE_URL: baseUrl,
    DATABASE_ADMIN_URL: `postgres://postgres:${settings.POSTGRES_PASSWORD}@${postgres}:5432/app`,
    REDIS_URL: `redis://:${settings.REDIS_PASSWORD}@${redis}:6379`,
    // In production nobody listens there: its mails go to a real server.
    MAIL_INBOX_URL: inboxAt(Number(settings.MAIL_INBOX_PORT)),
    // No supervisor here: the engine is the one that restarts.
    RUN_DIR: '/nowhere',
    ...ownerPasswords,
  };
}
