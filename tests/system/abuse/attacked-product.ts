import { after, before, beforeEach } from 'node:test';
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
/** Of the Redis databases, one that no other suite uses. */
const redisDatabase = '8';

/**
 * For one spec file: gives each suite the services with its settings on top of the defaults, and an attacker for them.
 * The services are started once for a suite, and each test finds them without leads, calls and counted requests.
 */
export function attackedProducts() {
  let servers: Awaited<ReturnType<typeof testServers>>;
  let template: TestDatabase;
  before(
    async () => {
      servers = await testServers();
      template = await createDatabase(servers.postgresUrl, 'abuse_template');
      await migrate(template.url);
    },
    { timeout: 300_000 },
  );
  after(async () => {
    await template.drop();
    await stopTestServers();
  });

  return (settings: Record<string, string> = {}) => {
    const product = {
      attacker: new Attacker({ leads: '', scheduling: '' }),
      /** The column `number` of the first row that a query returns. */
      number: async (_sql: string) => 0,
      calls: () => product.number('SELECT count(*)::int AS number FROM scheduling.appointments'),
    };
    let database: TestDatabase;
    let client: pg.Client;
    let redis: Redis;
    let services: RunningServices | undefined;
    before(
      async () => {
        database = await createDatabase(servers.postgresUrl, 'abuse', template);
        client = new pg.Client({ connectionString: database.url });
        await client.connect();
        product.number = async (sql) => (await client.query(sql)).rows[0].number;
        const redisUrl = withPath(servers.redisUrl, redisDatabase);
        redis = new Redis(redisUrl);
        const secrets = { BOT_CHECK_SECRET: secret, BOOKING_LINK_SECRET: secret };
        services = await startServices(database.url, redisUrl, {
          LOG_LEVEL: 'warn',
          ...secrets,
          ...settings,
        });
      },
      { timeout: 300_000 },
    );
    beforeEach(async () => {
      await client.query(
        'TRUNCATE leads.contacts, leads.outbox, scheduling.appointments, scheduling.outbox CASCADE',
      );
      await redis.flushdb();
      // It remembers which times it has tried.
      if (services) product.attacker = new Attacker(services.addresses);
    });
    after(async () => {
      redis.disconnect();
      await client.end();
      await services?.stop();
      await database.drop();
    });
    return product;
  };
}
