import { connect, createServer, type Server } from 'node:net';
import { admin } from '@agency/testing/admin-database';
import { adminUrl } from '@agency/testing/test-stack';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../src/database/database-options.js';
import { isDatabaseUnavailable } from '../src/database/postgres-errors.js';

let proxy: Server;
let database: DataSource;
/** Whether Postgres ends the next connection in the moment in which it opens. */
let isEnding = false;

beforeAll(async () => {
  const url = new URL(adminUrl);
  const { hostname, port } = url;
  proxy = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    const held: Buffer[] = [];
    client.pipe(upstream);
    upstream.on('data', (data) => {
      // The end of the login, which a busy process reads together with the error that follows.
      if (isEnding && data.includes('server_version')) {
        isEnding = false;
        held.push(data);
        void admin.query(
          'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE client_port = $1',
          [upstream.localPort],
        );
      } else if (held.length > 0) held.push(data);
      else client.write(data);
    });
    upstream.on('end', () => client.end(Buffer.concat(held)));
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  url.host = `127.0.0.1:${address.port}`;
  database = await new DataSource(
    databaseOptions(
      { schema: 'leads', entities: [], migrations: [] },
      { DATABASE_URL: url.href, DATABASE_POOL_SIZE: 2, REQUEST_TIMEOUT_MS: 60_000 },
    ),
  ).initialize();
});
afterAll(async () => {
  await database.destroy();
  proxy.close();
});

it('should fail a query, and not end the process, if its connection ends as it opens', async () => {
  const first = database.createQueryRunner();
  await first.connect();
  isEnding = true;
  const query = database.query('SELECT 1 AS one');
  expect(isDatabaseUnavailable(await query.catch((error: unknown) => error))).toBe(true);
  expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await first.release();
});
