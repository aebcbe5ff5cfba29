import { apiPaths } from '@agency/contracts';
import { callers } from '@agency/testing/callers';
import { routeAccess } from '@agency/testing/route-access';
import { signIn } from '@agency/testing/sign-in';
import { until } from '@agency/testing/until';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { EmailFactsRepository } from '../src/delivery/email-facts.repository.js';
import { EmailStand } from './email-stand.js';
import { refusal } from './mail-server.js';
import { addCall, deliveries, order } from './stored.js';

const stand = new EmailStand();
const nine = new Date('2026-11-12T14:00:00Z');
const path = `${apiPaths.queues}/email`;
let app: NestFastifyApplication;
let headers: { cookie: string };
beforeEach(async () => {
  app = await stand.startWorker();
  headers = await signIn(['admin']);
});

const get = (query = '') => app.inject({ url: `${path}${query}`, headers });
const jobs = async (query: string) => (await get(`/jobs?${query}`)).json();
const retry = (id: string, more: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `${path}/jobs/${id}/retry`, headers: { ...headers, ...more } });

/** An invitation whose job failed at its only attempt; the cause is gone. */
async function failedJob(): Promise<{ job: string; call: number }> {
  const { id: call } = await addCall(nine);
  const words = new Error('ann@harbor-bakery.example is in the way');
  vi.spyOn(app.get(EmailFactsRepository), 'load').mockRejectedValueOnce(words);
  const data = { requestId: 'request-7', payload: { appointmentId: call, sequence: 0 } };
  await stand.queue.add('booking-invitation', data, { jobId: 'scheduling-7', attempts: 1 });
  await until(async () => (await stand.queue.getFailedCount()) === 1);
  return { job: 'scheduling-7', call };
}

it('should show the email of a call that waits for its next try, by ids', async () => {
  const { id } = await addCall(nine);
  await order('scheduling', { name: 'booking-invitation', about: id, dueAt: stand.now });
  stand.server.behavior.onRecipient = (address) => {
    throw refusal(451, `4.3.0 not now, ${address}`);
  };
  await stand.work();
  const answer = await get('/jobs?state=delayed');
  expect(answer.headers).toMatchObject({ 'x-total-count': '1', 'cache-control': 'no-store' });
  const [job, ...others] = answer.json();
  expect(others).toEqual([]);
  expect(job).toEqual({
    id: expect.stringMatching(/^scheduling-\d+$/),
    name: 'booking-invitation',
    facts: { appointmentId: id, sequence: 0, requestId: 'request-1' },
    attempts: 1,
    maxAttempts: 13,
    addedAt: expect.any(String),
    triedAt: expect.any(String),
    nextTryAt: expect.any(String),
    finishedAt: null,
    reason: 'The mail server asked to try again later (451 4.3.0).',
  });
  expect(Date.parse(job.nextTryAt) - Date.parse(job.triedAt)).toBe(30_000);
});

it('should say how the queue stands', async () => {
  const none = { waiting: 0, active: 0, delayed: 0, failed: 0, completed: 0 };
  expect((await get()).json()).toEqual({ isPaused: false, counts: none, oldestWaitingAt: null });
  await failedJob();
  await stand.queue.pause();
  for (const timestamp of [1_000, 2_000, 3_000]) await stand.queue.add('any', {}, { timestamp });
  expect((await get()).json()).toEqual({
    isPaused: true,
    counts: { ...none, waiting: 3, failed: 1 },
    oldestWaitingAt: '1970-01-01T00:00:01.000Z',
  });
});

it('should list page by page what comes next, and of what is over the latest', async () => {
  await stand.queue.pause();
  for (const jobId of ['a1', 'a2', 'a3']) await stand.queue.add('any', {}, { jobId });
  const idsOf = async (query: string) =>
    (await jobs(query)).map(({ id }: { id: string }) => id).join();
  expect(await idsOf('state=waiting&limit=2')).toBe('a1,a2');
  expect(await idsOf('state=waiting&limit=2&offset=2')).toBe('a3');
  for (const [jobId, delay] of [
    ['late', 9_000_000],
    ['soon', 6_000_000],
  ] as const) {
    await stand.queue.add('any', {}, { jobId, delay });
  }
  expect(await idsOf('state=delayed')).toBe('soon,late');
  await stand.queue.resume();
  await until(async () => (await stand.queue.getFailedCount()) === 3);
  await stand.queue.add('any', {}, { jobId: 'z9' });
  await until(async () => (await stand.queue.getFailedCount()) === 4);
  expect(await idsOf('state=failed&limit=1')).toBe('z9');
  expect((await get('/jobs?state=any')).statusCode).toBe(400);
});

it('should let nothing but ids through of whatever a job carries', async () => {
  const payload = { email: 'ann@harbor-bakery.example' };
  await stand.queue.add('any', { requestId: 'request-1', payload });
  await until(async () => (await stand.queue.getFailedCount()) === 1);
  const [job] = await jobs('state=failed');
  expect([job.name, job.facts, job.reason]).toEqual([
    'any',
    { requestId: 'request-1' },
    'This is not an email job.',
  ]);
});

it('should try a failed job once more, once however often it is asked for', async () => {
  const { job, call } = await failedJob();
  expect(await jobs('state=failed')).toMatchObject([
    { facts: { appointmentId: call }, attempts: 1, maxAttempts: 1, reason: 'Error' },
  ]);
  const answers = await Promise.all([retry(job), retry(job), retry(job)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  await until(() => stand.server.received.length > 0);
  await stand.settle();
  expect((await retry(job)).statusCode).toBe(204);
  await stand.settle();
  expect(stand.server.received).toHaveLength(1);
  expect(await deliveries()).toMatchObject([{ state: 'sent', attempts: 1 }]);
});

it('should answer 404 for a job that there is not', async () => {
  expect((await retry('scheduling-404')).statusCode).toBe(404);
});

it.each([
  'events',
  'id',
  'meta',
  'completed',
  'failed',
  'stalled-check',
  'scheduling-7:logs',
  'constructor',
  'scheduling-7%0A',
])('should answer 404 for the id %s, which is the name of something else in Redis', async (id) => {
  const { job } = await failedJob();
  await stand.queue.addJobLog(job, 'a line');
  expect((await retry(id)).statusCode).toBe(404);
  expect(await stand.queue.getFailedCount()).toBe(1);
});

it('should refuse what another site’s page asks for', async () => {
  const { job } = await failedJob();
  expect((await retry(job, { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
  expect(await stand.queue.getFailedCount()).toBe(1);
});

describe('who may call', () => {
  const routes = {
    'QueueController.summary': { method: 'GET', url: path, owner: 200 },
    'QueueController.list': { method: 'GET', url: `${path}/jobs?state=failed`, owner: 200 },
    'QueueController.retry': {
      method: 'POST',
      url: `${path}/jobs/scheduling-7/retry`,
      owner: 204,
    },
  } as const;

  it('should know every route of the queue', () => {
    const served = routeAccess(app).map(({ route }) => route);
    expect(served.filter((route) => route.startsWith('Queue')).sort()).toEqual(
      Object.keys(routes).sort(),
    );
  });

  it.each(Object.entries(routes))(
    'should answer nobody but the owner: %s',
    async (_, { method, url, owner }) => {
      await failedJob();
      const { admin, ...others } = callers;
      for (const [caller, asCaller] of Object.entries(others)) {
        const answer = await app.inject({ method, url, headers: await asCaller() });
        expect([caller, answer.statusCode]).toEqual([caller, 401]);
        expect(Object.keys(answer.json()).sort()).toEqual(['message', 'requestId', 'statusCode']);
      }
      expect(await stand.queue.getFailedCount()).toBe(1);
      const answer = await app.inject({ method, url, headers: await admin?.() });
      expect(answer.statusCode).toBe(owner);
    },
  );
});
