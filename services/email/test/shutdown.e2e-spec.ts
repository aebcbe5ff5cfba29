import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { until } from '@agency/testing/until';
import getPort from 'get-port';
import { EmailStand } from './email-stand.js';
import { startProcess } from './service-process.js';
import { addLead, deliveries, order } from './stored.js';

const stand = new EmailStand();
/** The supervisor kills it soon after this. */
const stopTimeoutMs = 10_000;
let service: ChildProcess | undefined;
let port: number;
let answers: (() => void)[];

const orderEmail = async () =>
  order('leads', { name: 'lead-notice', about: await addLead(), dueAt: stand.now });

/** Every answer of a stopping service ends its connection. */
async function isStopping(): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/health/email/live`);
  return answer.headers.get('connection') === 'close';
}

/** Tells it to stop in the middle of an email: the server has read it and not answered yet. */
async function stopInTheMiddle(): Promise<{ code: Promise<unknown[]>; since: number }> {
  const child = startProcess(stand.server.url, port);
  service = child;
  await orderEmail();
  await stand.relay();
  await until(() => answers.length === 1);
  const since = Date.now();
  const code = once(child, 'exit');
  child.kill('SIGTERM');
  await until(isStopping);
  return { code, since };
}

beforeEach(async () => {
  stand.now = new Date();
  answers = [];
  stand.server.behavior.onEmail = (reply) => answers.push(() => reply());
  port = await getPort({ host: '127.0.0.1' });
});
afterEach(() => service?.kill('SIGKILL'));

it('should finish the email that is under way when it is told to stop, and begin no other', async () => {
  const { code, since } = await stopInTheMiddle();
  await orderEmail();
  // Concurrently: the service waits for the mail server only for a while.
  const handedOver = stand.relay();
  answers[0]?.();
  await handedOver;
  expect(await code).toEqual([0, null]);
  expect(Date.now() - since).toBeLessThan(stopTimeoutMs);
  expect(stand.server.received).toHaveLength(1);
  expect(await deliveries()).toMatchObject([{ state: 'sent', attempts: 1 }]);
  expect(await stand.queue.getWaitingCount()).toBe(1);
});

it('should stop in time when the mail server does not answer, and not have sent it for sure', async () => {
  const { code, since } = await stopInTheMiddle();
  expect(await code).toEqual([0, null]);
  expect(Date.now() - since).toBeLessThan(stopTimeoutMs);
  expect(await deliveries()).toMatchObject([{ state: 'queued', attempts: 1 }]);
});
