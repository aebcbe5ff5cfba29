import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { admin } from '@agency/testing/admin-database';
import { until } from '@agency/testing/until';
import { EmailStand } from './email-stand.js';
import { startProcess } from './service-process.js';
import { addLead, deliveries, order } from './stored.js';

const stand = new EmailStand();
let killed: ChildProcess | undefined;
beforeEach(() => stand.stopWorkers());
afterEach(() => killed?.kill('SIGKILL'));

const oneFailed = [
  {
    mail: 'lead-notice',
    state: 'failed',
    reason: 'Sending was interrupted. It may have been sent.',
    attempts: 1,
  },
];

it('should not send an email again whose worker was killed in the middle, and say so', async () => {
  const contactId = await addLead();
  let underWay = 0;
  stand.server.behavior.onEmail = () => {
    underWay += 1;
  };
  stand.now = new Date();
  await order('leads', { name: 'lead-notice', about: contactId, dueAt: stand.now });
  killed = startProcess(stand.server.url);
  await stand.relay();
  await until(() => underWay === 1);
  killed.kill('SIGKILL');
  await once(killed, 'exit');

  stand.server.behavior = {};
  await stand.startWorker();
  // Handed over again before anyone can know that its worker is gone.
  await stand.redis.flushdb();
  await stand.sweep();
  expect(stand.server.received).toHaveLength(0);
  expect(await deliveries()).toMatchObject([{ state: 'queued', attempts: 1 }]);

  stand.pass(1);
  await stand.startAnotherWorker();
  await until(async () => (await deliveries())[0]?.state === 'failed');
  expect(await deliveries()).toEqual(oneFailed);
  await stand.retryNow();
  await stand.sweep();
  expect(stand.server.received).toHaveLength(0);
  expect(await deliveries()).toEqual(oneFailed);
});

it('should send once what a killed worker had taken and not begun to send', async () => {
  const contactId = await addLead();
  stand.now = new Date();
  await order('leads', { name: 'lead-notice', about: contactId, dueAt: stand.now });
  const blocker = admin.createQueryRunner();
  await blocker.startTransaction();
  await blocker.query('LOCK TABLE leads.contacts IN ACCESS EXCLUSIVE MODE');
  killed = startProcess(stand.server.url);
  await stand.relay();
  await until(async () => (await stand.queue.getJobCounts('active')).active === 1);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  await blocker.rollbackTransaction();
  await blocker.release();

  await stand.startWorker();
  await stand.redis.flushdb();
  await stand.sweep();
  expect(stand.server.received).toHaveLength(1);
  expect(await deliveries()).toMatchObject([{ state: 'sent', attempts: 1 }]);
});
