import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import {
  createDatabase,
  migrate,
  stopTestServers,
  type TestDatabase,
  testServers,
  withPath,
} from '@agency/testing/stack/database';
import { Redis } from 'ioredis';
import pg from 'pg';
import { Attacker } from './attacker.ts';
import { type RunningServices, startServices } from './start-services.ts';

const secret = 'a secret of more than thirty-two characters';

/**
 * Gives each suite of a spec file the services on an empty database, with its settings on top of the defaults, and an
 * attacker for them. Files that run at the same time need different Redis databases.
 */
export function attackedProducts(redisDatabase: number) {
  const folder = mkdtempSync(join(tmpdir(), 'agency-abuse-'));
  let servers: Awaited<ReturnType<typeof testServers>>;
  before(
    async () => {
      servers = await testServers();
    },
    { timeout: 300_000 },
  );
  after(async () => {
    await stopTestServers();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  });

  return (name: string, settings: Record<string, string> = {}) => {
    const product = {
      attacker: new Attacker({ leads: '', scheduling: '' }),
      /** The column `number` of the first row that a query returns. */
      number: async (_sql: string) => 0,
      calls: () => product.number('SELECT count(*)::int AS number FROM scheduling.appointments'),
    };
    let database: TestDatabase;
    let client: pg.Client;
    let services: RunningServices | undefined;
    before(
      async () => {
        database = await createDatabase(servers.postgresUrl, `abuse_${name}`);
        await migrate(database.url);
        const redisUrl = withPath(servers.redisUrl, String(redisDatabase));
        const redis = new Redis(redisUrl);
        await redis.flushdb();
        redis.disconnect();
        const secrets = { BOT_CHECK_SECRET: secret, BOOKING_LINK_SECRET: secret };
        services = await startServices(database.url, redisUrl, {
          folder: join(folder, name),
          settings: { LOG_LEVEL: 'warn', ...secrets, ...settings },
        });
        product.attacker = new Attacker(services.addresses);
        client = new pg.Client({ connectionString: database.url });
        await client.connect();
        product.number = async (sql) => (await client.query(sql)).rows[0].number;
      },
      { timeout: 300_000 },
    );
    after(async () => {
      await client.end();
      await services?.stop();
      await database.drop();
    });
    return product;
  };
}

/** For attackers who take hours: without the limits per ten minutes, which would not stop them. */
export const hoursLater = { RATE_LIMIT_CONTACTS: '100000', RATE_LIMIT_APPOINTMENTS: '100000' };
