import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { createLeadResponseSchema } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import type { ServiceProcess } from '@agency/testing/service-process';
import { until } from '@agency/testing/until';
import { lead } from './leads-app.js';
import { startProcess } from './service-process.js';

let service: ServiceProcess;

beforeEach(async () => {
  service = await startProcess('silent');
});
afterEach(() => {
  service.child.kill('SIGKILL');
});

const live = () => `${service.address}/api/health/leads/live`;

/** Whether it no longer accepts connections. */
const isClosed = () =>
  fetch(live()).then(
    () => false,
    () => true,
  );

it('should finish the form it accepted before it stops', async () => {
  const blocker = admin.createQueryRunner();
  await blocker.startTransaction();
  // Lets the sweep's `SELECT … FOR UPDATE` pass: a stopping service waits for it, and the form would time out in the
  // meantime.
  await blocker.query('LOCK TABLE leads.contacts IN SHARE MODE');
  const answer = fetch(`${service.address}/api/contacts`, {
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
  const exited = once(service.child, 'exit');
  service.child.kill('SIGTERM');
  await until(isClosed);
  await blocker.commitTransaction();
  const response = await answer;
  expect(response.status).toBe(201);
  const { id } = createLeadResponseSchema.parse(await response.json());
  expect(await exited).toEqual([0, null]);
  expect(await admin.query('SELECT name FROM leads.contacts WHERE id = $1', [id])).toEqual([
    { name: lead.name },
  ]);
});

it('should answer once more on a connection that the gateway holds open', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const [answer]: IncomingMessage[] = await once(get(live(), { agent }), 'response');
    answer?.resume();
    return { status: answer?.statusCode, connection: answer?.headers.connection };
  };
  expect(await ask()).toEqual({ status: 200, connection: 'keep-alive' });
  const exited = once(service.child, 'exit');
  service.child.kill('SIGTERM');
  await until(isClosed);
  expect(await ask()).toEqual({ status: 200, connection: 'close' });
  expect(await exited).toEqual([0, null]);
});
