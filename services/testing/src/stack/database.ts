import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { execaNode } from 'execa';
import { build } from '../../../../infra/native/stack/build.ts';
import { withClient } from '../../../../infra/native/stack/database.ts';
import { repository } from '../../../../infra/settings/paths.ts';
import { serviceNames } from '../../../../infra/settings/service-names.ts';
import {
  startThrowAwayServers,
  type ThrowAwayServers,
} from '../../../../infra/test/throw-away-servers.ts';

/** Every suite gives the services' roles this password: roles belong to the whole server. */
export const databasePassword = 'test-password';

let ownServers: ThrowAwayServers | undefined;

/**
 * The addresses of Postgres and Redis: servers of `make test`, which has built everything, or servers of this process,
 * after building outdated parts.
 */
export async function testServers(): Promise<{ postgresUrl: string; redisUrl: string }> {
  const { TEST_DATABASE_ADMIN_URL: postgresUrl, TEST_REDIS_URL: redisUrl } = process.env
    .TEST_DATABASE_ADMIN_URL
    ? process.env
    : await prepareServers();
  return { postgresUrl: String(postgresUrl), redisUrl: String(redisUrl) };
}

/** In watch mode the previous run's servers still exist. */
async function prepareServers(): Promise<NodeJS.Dict<string>> {
  await build(console.log, ['services/migrate']);
  ownServers ??= await startThrowAwayServers();
  return ownServers.env;
}

/** Stops those of this process. */
export async function stopTestServers(): Promise<void> {
  await ownServers?.stop();
  ownServers = undefined;
}

export interface TestDatabase {
  /** Its address, for the superuser. */
  url: string;
  drop(): Promise<void>;
}

/** A new database: empty, or a copy of one that no one uses meanwhile, which is much cheaper than to migrate it. */
export async function createDatabase(
  serverUrl: string,
  prefix: string,
  template?: TestDatabase,
): Promise<TestDatabase> {
  const name = `${prefix}_${randomBytes(5).toString('hex')}`;
  const onServer = (statement: string) =>
    withClient(serverUrl, async (client) => {
      await client.query(statement);
    });
  const source = template ? ` TEMPLATE ${new URL(template.url).pathname.slice(1)}` : '';
  await onServer(`CREATE DATABASE ${name}${source}`);
  return {
    url: withPath(serverUrl, name),
    drop: () => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** The migrate step, as every start of the product runs it. */
export async function migrate(adminUrl: string): Promise<void> {
  const passwords = serviceNames.map((name) => [
    `${name.toUpperCase()}_DB_PASSWORD`,
    databasePassword,
  ]);
  await execaNode(join(repository, 'services/migrate/dist/main.js'), {
    env: { DATABASE_ADMIN_URL: adminUrl, ...Object.fromEntries(passwords) },
    extendEnv: false,
  });
}

export function withPath(url: string, path: string): string {
  const other = new URL(url);
  other.pathname = `/${path}`;
  return other.href;
}

/** The address for a service's role. */
export function asUser(url: string, user: string): string {
  const other = new URL(url);
  other.username = user;
  other.password = databasePassword;
  return other.href;
}
