/**
 * Keeps a Postgres and a Redis running until its standard input ends, which happens when the requesting process is
 * gone.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { startPostgres } from '../native/postgres/postgres.ts';
import type { RunningServer } from '../native/process/server.ts';
import { startRedis } from '../native/redis/redis.ts';

const isOver = once(process.stdin.resume(), 'end');
const folder = mkdtempSync(join(tmpdir(), 'agency-test-'));
const servers: RunningServer[] = [];

/** A temporary folder, a free port and no durability. */
const place = async (name: string) => ({
  dataDir: join(folder, name),
  logFile: join(folder, `${name}.log`),
  port: await getPort({ host: '127.0.0.1', reserve: true }),
  durable: false,
});

try {
  const postgres = await startPostgres(await place('postgres'));
  servers.push(postgres);
  const redis = await startRedis(await place('redis'));
  servers.push(redis);
  const env = { TEST_DATABASE_ADMIN_URL: postgres.url, TEST_REDIS_URL: redis.url };
  process.stdout.write(`${JSON.stringify(env)}\n`);
  await isOver;
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
