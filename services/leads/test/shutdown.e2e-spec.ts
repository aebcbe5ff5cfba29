import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createContactResponse } from '@agency/contracts';
import { DataSource } from 'typeorm';
import { databaseUrl, lead, redisUrl } from './leads-app.js';

let service: ChildProcess;
let admin: DataSource;
let address: string;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Asks again until the answer comes: a process needs a moment to listen, a request to arrive. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}

beforeAll(async () => {
  admin = await new DataSource({ type: 'postgres', url: process.env.TEST_ADMIN_URL }).initialize();
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  service = spawn(process.execPath, [join(__dirname, '../dist/main.js')], {
    env: {
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      BOT_CHECK_SECRET: 'a secret of more than thirty-two characters',
      LOG_LEVEL: 'silent',
    },
  });
  await until(() =>
    fetch(`${address}/api/health/leads/ready`).then(
      (answer) => answer.ok,
      () => false,
    ),
  );
});
afterAll(async () => {
  service.kill('SIGKILL');
  await admin.destroy();
});

it('should finish the form it accepted before it stops', async () => {
  const blocker = admin.createQueryRunner();
  await blocker.startTransaction();
  await blocker.query('LOCK TABLE leads.contacts IN EXCLUSIVE MODE');
  const answer = fetch(`${address}/api/contacts`, {
    method: 'POST',
    body: JSON.stringify(lead),
    headers: { 'content-type': 'application/json' },
  });
  await until(async () => {
    const [{ waiting }] = await admin.query(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND usename = 'leads'`,
    );
    return waiting > 0;
  });
  const exited = once(service, 'exit');
  service.kill('SIGTERM');
  await until(() =>
    fetch(`${address}/api/health/leads/live`).then(
      () => false,
      () => true,
    ),
  );
  await blocker.commitTransaction();
  const response = await answer;
  expect(response.status).toBe(201);
  const { id } = createContactResponse.parse(await response.json());
  expect(await exited).toEqual([0, null]);
  expect(await admin.query('SELECT name FROM leads.contacts WHERE id = $1', [id])).toEqual([
    { name: lead.name },
  ]);
});
