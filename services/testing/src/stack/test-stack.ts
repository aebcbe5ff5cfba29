import { Redis } from 'ioredis';
import { z } from 'zod';
import { redisRules } from '../../../../infra/native/redis/users.ts';
import { serviceNames } from '../../../../infra/settings/service-names.ts';
import type { TestStack } from '../test-stack.ts';
import {
  asUser,
  createDatabase,
  databasePassword,
  migrate,
  stopTestServers,
  testServers,
  withPath,
} from './database.ts';

/** The suites that test against Postgres and Redis. */
const suiteNames = [...serviceNames, 'platform', 'migrate'] as const;
export type SuiteName = (typeof suiteNames)[number];

/** The suite of a project of jest, such as `leads:e2e`. */
export function suiteOf(projectName: string): SuiteName {
  return z.enum(suiteNames).parse(projectName.split(':')[0]);
}

const cleanUps: (() => Promise<void>)[] = [];

/** Gives a suite its own migrated Postgres database and Redis database. */
export async function startTestStack(suite: SuiteName): Promise<TestStack> {
  const servers = await testServers();
  const { url: adminUrl, drop } = await createDatabase(servers.postgresUrl, `test_${suite}`);
  cleanUps.push(drop);
  if (suite !== 'migrate') await migrate(adminUrl);
  const redisUrl = await createRedisUser(servers.redisUrl, suite);
  return {
    adminUrl,
    databaseUrl: asUser(adminUrl, suite),
    redisUrl,
    serviceRedisUrl: asUser(redisUrl, suite),
    databasePassword,
  };
}

export async function stopTestStack(): Promise<void> {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
  await stopTestServers();
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
