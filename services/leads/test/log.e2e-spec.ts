import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createLeadResponseSchema } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { type ServiceProcess, spawnService } from '@agency/testing/service-process';
import { until } from '@agency/testing/until';
import { lead } from './leads-app.js';
import { processSettings, startProcess } from './service-process.js';

// Seven digits of the phone number: three would also occur in the time of a line.
const personal = /Ann|Rivers|harbor|555-?0123|secret|Some Browser|127\.0\.0\.1/;
let service: ServiceProcess;

beforeAll(async () => {
  service = await startProcess('info');
});
afterAll(() => {
  service.child.kill('SIGKILL');
});

it('should write a line per request under its id, and nothing about a person', async () => {
  const answer = await fetch(`${service.address}/api/contacts?email=ann@harbor-bakery.com`, {
    method: 'POST',
    body: JSON.stringify({ ...lead, message: 'My secret plan' }),
    headers: {
      'content-type': 'application/json',
      'x-request-id': 'request-of-this-test',
      'user-agent': 'Some Browser',
    },
  });
  const { id } = createLeadResponseSchema.parse(await answer.json());
  await fetch(`${service.address}/api/contacts/${id}`, { method: 'PATCH' });
  const lines = () =>
    service
      .log()
      .split('\n')
      .filter((line) => line.includes('request completed') && line.endsWith('}'));
  // A log may arrive in parts.
  await until(() => lines().some((line) => line.includes('PATCH')));
  expect(JSON.parse(String(lines()[0]))).toMatchObject({
    req: { id: 'request-of-this-test', method: 'POST', path: '/api/contacts' },
    res: { statusCode: 201 },
  });
  expect(service.log()).not.toMatch(personal);
  expect(service.log()).not.toContain(String(id));
});

it('should write what failed, and nothing that was typed', async () => {
  // The error holds the statement's parameters, its detail the whole row, and its message what a trigger quotes.
  await admin.query(`
    CREATE FUNCTION leads.refuse() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE check_violation USING MESSAGE = NEW.message, CONSTRAINT = 'refuse';
      END $$;
    CREATE TRIGGER refuse BEFORE INSERT ON leads.contacts FOR EACH ROW EXECUTE FUNCTION leads.refuse()`);
  try {
    const answer = await fetch(`${service.address}/api/contacts`, {
      method: 'POST',
      body: JSON.stringify({ ...lead, message: 'My secret plan' }),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(500);
  } finally {
    await admin.query('DROP FUNCTION leads.refuse CASCADE');
  }
  await until(() => service.log().includes('"constraint":"refuse"'));
  expect(service.log()).toContain('"msg":"Request failed"');
  expect(service.log()).not.toMatch(personal);
});

it('should write why it could not start, and exit', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  try {
    const child = spawnService('leads', {
      ...processSettings,
      PORT: String(port),
      LOG_LEVEL: 'fatal',
    });
    let log = '';
    child.stdout?.on('data', (chunk) => {
      log += chunk;
    });
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(JSON.parse(log)).toMatchObject({
      msg: 'The service could not start',
      err: { code: 'EADDRINUSE' },
    });
  } finally {
    other.close();
  }
});
