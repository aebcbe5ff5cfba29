import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { build } from '@agency/infra/native/compile/build';
import { dropDatabase, ensureDatabase } from '@agency/infra/native/stack/database';
import { repository } from '@agency/infra/settings/paths';
import { startThrowAwayServers } from '@agency/infra/test/throw-away-servers';
import { Redis } from 'ioredis';
import pg from 'pg';
import { migrate } from '../services/migrate.ts';
import { type RunningServices, startServices } from '../services/start-services.ts';
import { Attacker } from './attacker.ts';

const secret = 'a secret of more than thirty-two characters';

/**
 * Gives each suite of a spec file the services on an empty database, with its settings on top of the defaults, and an
 * attacker for them. Files that run at the same time need different Redis databases.
 */
export function attackedProducts(redisDatabase: number) {
  const folder = mkdtempSync(join(tmpdir(), 'agency-abuse-'));
  const servers = { postgres: '', redis: '', stop: async () => {} };
  before(
    async () => {
      const { TEST_DATABASE_ADMIN_URL: postgres, TEST_REDIS_URL: redis } = process.env;
      if (postgres && redis) Object.assign(servers, { postgres, redis });
      else {
        await build(repository, () => undefined);
        const { env, stop } = await startThrowAwayServers();
        const { TEST_DATABASE_ADMIN_URL, TEST_REDIS_URL } = env;
        Object.assign(servers, { postgres: TEST_DATABASE_ADMIN_URL, redis: TEST_REDIS_URL, stop });
      }
    },
    { timeout: 300_000 },
  );
  after(async () => {
    await servers.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  });

  return (name: string, settings: Record<string, string> = {}) => {
    const product = {
      attacker: new Attacker({ leads: '', scheduling: '' }),
      /** The column `number` of the first row that a query returns. */
      number: async (_sql: string) => 0,
      calls: () => product.number('SELECT count(*)::int AS number FROM scheduling.appointments'),
    };
    let url: string;
    let client: pg.Client;
    let services: RunningServices | undefined;
    before(
      async () => {
        const address = new URL(servers.postgres);
        address.pathname = `/abuse_${name}`;
        url = address.href;
        await dropDatabase(url);
        await ensureDatabase(url);
        await migrate(url);
        const redisUrl = `${servers.redis}/${redisDatabase}`;
        const redis = new Redis(redisUrl);
        await redis.flushdb();
        redis.disconnect();
        const secrets = { BOT_CHECK_SECRET: secret, BOOKING_LINK_SECRET: secret };
        services = await startServices(url, redisUrl, {
          folder: join(folder, name),
          settings: { LOG_LEVEL: 'warn', ...secrets, ...settings },
        });
        product.attacker = new Attacker(services.addresses);
        client = new pg.Client({ connectionString: url });
        await client.connect();
        product.number = async (sql) => (await client.query(sql)).rows[0].number;
      },
      { timeout: 300_000 },
    );
    after(async () => {
      await client.end();
      await services?.stop();
      await dropDatabase(url);
    });
    return product;
  };
}

/** For attackers who take hours: without the limits per ten minutes, which would not stop them. */
export const hoursLater = { RATE_LIMIT_CONTACTS: '100000', RATE_LIMIT_APPOINTMENTS: '100000' };
