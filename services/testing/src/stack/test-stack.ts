import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { execaNode } from 'execa';
import { Redis } from 'ioredis';
import pg from 'pg';
import { build } from '../../../../infra/native/compile/build.ts';
import { redisRules } from '../../../../infra/native/redis/users.ts';
import { repository } from '../../../../infra/settings/paths.ts';
import { serviceNames } from '../../../../infra/settings/service-names.ts';
import {
  startThrowAwayServers,
  type ThrowAwayServers,
} from '../../../../infra/test/throw-away-servers.ts';
import type { TestStack } from '../test-stack.ts';
import { type SuiteName, suiteNames } from './suites.ts';

const databasePassword = 'test-password';
const cleanUps: (() => Promise<void>)[] = [];
let ownServers: ThrowAwayServers | undefined;

/**
 * Gives a suite its own migrated Postgres database and Redis database: on the servers of `make test`, which has built
 * everything, or on servers of this run, after building outdated parts.
 */
export async function startTestStack(suite: SuiteName): Promise<TestStack> {
  const { TEST_DATABASE_ADMIN_URL: postgresUrl, TEST_REDIS_URL: redisUrl } = process.env
    .TEST_DATABASE_ADMIN_URL
    ? process.env
    : await prepareServers();
  const adminUrl = await createDatabase(String(postgresUrl), suite);
  if (suite !== 'migrate') await migrate(adminUrl);
  const suiteRedisUrl = await createRedisUser(String(redisUrl), suite);
  return {
    adminUrl,
    databaseUrl: asUser(adminUrl, suite),
    redisUrl: suiteRedisUrl,
    serviceRedisUrl: asUser(suiteRedisUrl, suite),
    databasePassword,
  };
}

export async function stopTestStack(): Promise<void> {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
  await ownServers?.stop();
  ownServers = undefined;
}

/** In watch mode the previous run's servers still exist. */
async function prepareServers(): Promise<NodeJS.Dict<string>> {
  await build(repository, console.log, (target) => target !== 'frontend');
  ownServers ??= await startThrowAwayServers();
  return ownServers.env;
}

async function createDatabase(serverUrl: string, suite: SuiteName): Promise<string> {
  const name = `test_${suite}_${randomBytes(5).toString('hex')}`;
  await runOn(serverUrl, `CREATE DATABASE ${name}`);
  cleanUps.push(() => runOn(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  return withPath(serverUrl, name);
}

async function runOn(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function migrate(adminUrl: string): Promise<void> {
  const passwords = serviceNames.map((name) => [
    `${name.toUpperCase()}_DB_PASSWORD`,
    databasePassword,
  ]);
  await execaNode(join(repository, 'services/migrate/dist/main.js'), {
    env: { DATABASE_ADMIN_URL: adminUrl, ...Object.fromEntries(passwords) },
    extendEnv: false,
  });
}

/** A Redis database per suite, without an earlier run's limits and used proofs, and the service's user. */
async function createRedisUser(serverUrl: string, suite: SuiteName): Promise<string> {
  const url = withPath(serverUrl, String(suiteNames.indexOf(suite) + 1));
  const redis = new Redis(url);
  await redis.flushdb();
  const service = serviceNames.find((name) => name === suite);
  if (service) {
    const rules = ['reset', 'on', `>${databasePassword}`, ...redisRules(service)];
    await redis.acl('SETUSER', service, ...rules);
  }
  redis.disconnect();
  return url;
}

function withPath(url: string, path: string): string {
  const other = new URL(url);
  other.pathname = `/${path}`;
  return other.href;
}

function asUser(url: string, user: string): string {
  const other = new URL(url);
  other.username = user;
  other.password = databasePassword;
  return other.href;
}
