import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Redis } from 'ioredis';
import pg from 'pg';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const password = 'test-password';

/** A Redis database per suite: suites that run side by side must not see each other's jobs. */
const redisDatabases = { platform: 1, leads: 2, scheduling: 3, rankings: 4, email: 5, migrate: 6 };

/**
 * Gives a jest run its own migrated Postgres database and Redis database: on the servers named by
 * TEST_DATABASE_ADMIN_URL and TEST_REDIS_URL, else on ones it starts and stops itself.
 */
export async function startTestStack(suite) {
  const stops = [];
  const adminUrl = process.env.TEST_DATABASE_ADMIN_URL ?? (await startPostgres(stops));
  const redisUrl = process.env.TEST_REDIS_URL ?? (await startRedis(stops));
  const name = `test_${suite}_${randomBytes(5).toString('hex')}`;
  await administrate(adminUrl, `CREATE DATABASE ${name}`);
  stops.unshift(() => administrate(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  const database = withDatabase(adminUrl, name);
  if (suite !== 'migrate') await migrate(database);
  process.env.TEST_ADMIN_URL = database;
  process.env.TEST_DATABASE_URL = asRole(database, suite);
  process.env.TEST_REDIS_DATABASE_URL = withDatabase(redisUrl, String(redisDatabases[suite]));
  await emptyRedis(process.env.TEST_REDIS_DATABASE_URL);
  if (suite !== 'platform' && suite !== 'migrate') {
    await createRedisUser(redisUrl, suite);
    process.env.TEST_SERVICE_REDIS_URL = asRole(process.env.TEST_REDIS_DATABASE_URL, suite);
  }
  process.env.TEST_DB_PASSWORD = password;
  globalThis.stopTestStack = async () => {
    for (const stop of stops) await stop();
  };
}

async function migrate(database) {
  // Whoever brings a server has built already; several suites building at once would trip each other.
  if (!process.env.TEST_DATABASE_ADMIN_URL) {
    await run('npm', ['run', 'build:services', '--silent'], { cwd: root });
  }
  await run(process.execPath, [join(root, 'services/migrate/dist/main.js')], {
    env: {
      DATABASE_ADMIN_URL: database,
      LEADS_DB_PASSWORD: password,
      SCHEDULING_DB_PASSWORD: password,
      RANKINGS_DB_PASSWORD: password,
      EMAIL_DB_PASSWORD: password,
    },
  });
}

function withDatabase(url, name) {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

function asRole(url, role) {
  const other = new URL(url);
  other.username = role;
  other.password = password;
  return other.href;
}

async function administrate(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Limits and used proofs of an earlier run would fail this one. */
async function emptyRedis(url) {
  const redis = new Redis(url);
  await redis.flushdb();
  redis.disconnect();
}

/** The service's user with the rights it has in the product. */
async function createRedisUser(url, service) {
  const { redisRules } = await import('../../../infra/native/redis/users.ts');
  const redis = new Redis(url);
  await redis.acl('SETUSER', service, 'reset', 'on', `>${password}`, ...redisRules(service));
  redis.disconnect();
}

async function startPostgres(stops) {
  const native = await import('../../../infra/native/postgres/postgres.ts');
  const folder = await temporaryFolder(stops);
  const server = await native.startPostgres({
    dataDir: join(folder, 'data'),
    port: await freePort(),
    durable: false,
    logFile: join(folder, 'postgres.log'),
  });
  stops.unshift(() => server.stop());
  return server.url;
}

async function startRedis(stops) {
  const native = await import('../../../infra/native/redis/redis.ts');
  const folder = await temporaryFolder(stops);
  const server = await native.startRedis({
    dataDir: folder,
    port: await freePort(),
    durable: false,
    logFile: join(folder, 'redis.log'),
  });
  stops.unshift(() => server.stop());
  return server.url;
}

async function temporaryFolder(stops) {
  const folder = await mkdtemp(join(tmpdir(), 'agency-test-'));
  stops.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
