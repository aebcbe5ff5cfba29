import { join } from 'node:path';
import getPort from 'get-port';
import { startPostgres } from '../native/postgres/postgres.ts';
import { startRedis } from '../native/redis/redis.ts';

export interface ThrowAwayServers {
  /** The environment that tells the suites where they are. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** One Postgres and one Redis for all suites; each makes its own database on them. */
export async function startThrowAwayServers(folder: string): Promise<ThrowAwayServers> {
  const port = () => getPort({ host: '127.0.0.1', reserve: true });
  const postgres = await startPostgres({
    dataDir: join(folder, 'postgres'),
    port: await port(),
    durable: false,
    logFile: join(folder, 'postgres.log'),
  });
  const redis = await startRedis({
    dataDir: join(folder, 'redis'),
    port: await port(),
    durable: false,
    logFile: join(folder, 'redis.log'),
  }).catch(async (error: unknown) => {
    await postgres.stop();
    throw error;
  });
  return {
    env: { TEST_DATABASE_ADMIN_URL: postgres.url, TEST_REDIS_URL: redis.url },
    async stop() {
      await Promise.all([postgres.stop(), redis.stop()]);
    },
  };
}
