import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { loosenRules } from '../native/stack/database.ts';
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

/** A second project that a test starts to try the production setup. */
export const productionOf = (project: string) => `${project}-production`;

/** A third one, of the gateway and its certificates. */
export const certificatesOf = (project: string) => `${project}-certificates`;

/**
 * The whole product in containers, as `docker compose up` starts it, with its own project name. From then on the
 * process's environment names the project, so that every later `docker compose` uses it.
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
  // Docker Compose would prefer variables that the shell happens to have set.
  for (const name of Object.keys(settings)) delete process.env[name];
  process.env.COMPOSE_PROJECT_NAME = project;
  process.env.COMPOSE_ENV_FILES = envFile;
  const stop = async () => {
    const down = ['down', '--volumes', '--remove-orphans', '--timeout', '10'];
    await compose(...down);
    // Its own test takes it down, unless that was killed.
    for (const name of [productionOf(project), certificatesOf(project)]) {
      await compose('--project-name', name, ...down);
    }
  };
  // An interrupted run's leftovers have other passwords.
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
    // In production nothing listens there: its emails go to a real server.
    MAIL_INBOX_URL: inboxAt(Number(settings.MAIL_INBOX_PORT)),
    // No supervisor here: the engine does the restarts.
    RUN_DIR: '/nowhere',
    ...ownerPasswords,
  };
}
