import { createLeadResponseSchema } from '@agency/contracts';
import type { ServiceProcess } from '@agency/testing/service-process';
import { until } from '@agency/testing/until';
import { lead } from './leads-app.js';
import { startProcess } from './service-process.js';

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
  await until(() => service.log().includes('PATCH'));
  const lines = service
    .log()
    .split('\n')
    .filter((line) => line.includes('request completed'));
  expect(JSON.parse(String(lines[0]))).toMatchObject({
    req: { id: 'request-of-this-test', method: 'POST', path: '/api/contacts' },
    res: { statusCode: 201 },
  });
  // The whole of the number's end: three digits also occur in the time of a line.
  expect(service.log()).not.toMatch(/Ann|Rivers|harbor|555-?0123|secret|Some Browser|127\.0\.0\.1/);
  expect(service.log()).not.toContain(String(id));
});
