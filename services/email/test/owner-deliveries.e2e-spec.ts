import { parseEmailJob } from '@agency/platform';
import { admin } from '@agency/testing/admin-database';
import { signIn } from '@agency/testing/sign-in';
import { until } from '@agency/testing/until';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DeliveryRepository } from '../src/delivery/delivery.repository.js';
import { EmailFactsRepository } from '../src/delivery/email-facts.repository.js';
import { EmailStand } from './email-stand.js';
import { refusal } from './mail-server.js';
import { addCall, addLead, deliveries, order } from './stored.js';

const stand = new EmailStand();
const nine = new Date('2026-11-12T14:00:00Z');
const path = '/api/deliveries';
let app: NestFastifyApplication;
let headers: { cookie: string };
beforeEach(async () => {
  app = await stand.startWorker();
  headers = await signIn(['admin']);
});

const get = (query = '') => app.inject({ url: `${path}${query}`, headers });
const sendAgain = (id: number, more: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `${path}/${id}/send-again`, headers: { ...headers, ...more } });

/** An email that the mail server has rejected for good. */
async function failedEmail(): Promise<number> {
  const about = await addLead({ email: 'gone@harbor-bakery.example' });
  await order('leads', { name: 'lead-auto-reply', about, dueAt: stand.now });
  stand.server.behavior.onRecipient = () => {
    throw refusal(550, '5.1.1 no such mailbox');
  };
  await stand.work();
  stand.server.behavior = {};
  return (await get('?state=failed')).json()[0].id;
}

it('should list the emails of a lead and of her call, those included that wait', async () => {
  const call = await addCall(nine);
  await addCall(new Date('2026-11-12T15:00:00Z'));
  await order('leads', { name: 'lead-notice', about: call.contactId, dueAt: stand.now });
  await stand.work();
  const about = { about: call.id, dueAt: new Date('2026-11-12T13:50:00Z') };
  await order('scheduling', { ...about, name: 'reminder-10-minutes' });
  const all = (await get(`?contactId=${call.contactId}`)).json();
  const contact = {
    id: call.contactId,
    name: 'Ann Rivers',
    email: 'ann@harbor-bakery.example',
  };
  const waiting = {
    id: null,
    mail: 'reminder-10-minutes',
    state: 'queued',
    reason: null,
    attempts: 0,
    dismissedAt: null,
    at: '2026-11-12T13:50:00.000Z',
    to: 'lead',
    contact,
    appointmentId: call.id,
  };
  const sent = {
    id: expect.any(Number),
    mail: 'lead-notice',
    state: 'sent',
    reason: null,
    attempts: 1,
    dismissedAt: null,
    at: '2026-11-10T17:00:00.000Z',
    to: 'owner',
    contact,
    appointmentId: null,
  };
  expect(all).toEqual([waiting, sent]);
  expect((await get(`?appointmentId=${call.id}`)).json()).toEqual([waiting]);
  const page = await get(`?contactId=${call.contactId}&limit=1`);
  expect([page.json().length, page.headers['x-total-count']]).toEqual([1, '2']);
  expect(page.headers.link).toContain('offset=1');
});

/** An invitation whose job failed at its only attempt, before anything was recorded. */
async function failedJob(): Promise<void> {
  const { id } = await addCall(nine);
  const words = new Error('ann@harbor-bakery.example is in the way');
  jest.spyOn(app.get(EmailFactsRepository), 'load').mockRejectedValueOnce(words);
  const data = { requestId: 'request-7', payload: { appointmentId: id, sequence: 0 } };
  await stand.queue.add('booking-invitation', data, { jobId: 'scheduling-7', attempts: 1 });
  await until(async () => (await stand.queue.getFailedCount()) > 0);
}

it('should list an email whose job failed before the mail server was reached, and send it again once', async () => {
  await failedJob();
  expect(await deliveries()).toEqual([]);
  // Records it at its start, and then every minute.
  await stand.startAnotherWorker();
  await until(async () => (await deliveries()).length > 0);
  const [failed, ...others] = (await get('?state=failed&dismissed=no')).json();
  expect(others).toEqual([]);
  expect(failed).toMatchObject({
    mail: 'booking-invitation',
    reason: 'It failed before it reached the mail server.',
    attempts: 0,
    contact: { name: 'Ann Rivers' },
  });
  await until(async () => (await stand.queue.getFailedCount()) === 0);
  await Promise.all([sendAgain(failed.id), sendAgain(failed.id)]);
  await until(() => stand.server.received.length > 0);
  await stand.startAnotherWorker();
  await stand.settle();
  expect(stand.server.received).toHaveLength(1);
  expect(await deliveries()).toMatchObject([{ state: 'sent', attempts: 1 }]);
});

it('should drop a failed job whose lead has been erased, and keep what is no email', async () => {
  await failedJob();
  await admin.query('DELETE FROM leads.contacts');
  await stand.queue.add('any', { requestId: 'request-8' }, { attempts: 1 });
  await until(async () => (await stand.queue.getFailedCount()) === 2);
  await stand.startAnotherWorker();
  await until(async () => (await stand.queue.getFailedCount()) === 1);
  expect((await stand.queue.getFailed()).map(({ name }) => name)).toEqual(['any']);
  expect(await deliveries()).toEqual([]);
});

it('should not call an email failed that the owner has sent again since, or that was settled', async () => {
  await failedEmail();
  const [email] = (await get('?state=failed')).json();
  const job = parseEmailJob('lead-auto-reply', {
    requestId: 'request-7',
    payload: { contactId: email.contact.id },
  });
  const repository = app.get(DeliveryRepository);
  await repository.markUnsent(job, new Date());
  expect((await deliveries())[0]?.reason).not.toMatch(/before it reached/);
  await admin.query(`UPDATE email.deliveries SET state = 'queued'`);
  await repository.markUnsent(job, new Date(stand.now.getTime() - 1));
  expect(await deliveries()).toMatchObject([{ state: 'queued' }]);
  await repository.markUnsent(job, stand.now);
  expect(await deliveries()).toMatchObject([{ state: 'failed' }]);
});

it('should send a failed email again, once however often it is asked for', async () => {
  const id = await failedEmail();
  const answers = await Promise.all([sendAgain(id), sendAgain(id), sendAgain(id)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(answers.map((answer) => answer.json().state)).not.toContain('failed');
  await until(() => stand.server.received.length > 0);
  await stand.settle();
  expect((await sendAgain(id)).json().state).toBe('sent');
  await stand.settle();
  expect(stand.server.received).toHaveLength(1);
  expect(await deliveries()).toMatchObject([{ state: 'sent', reason: null, attempts: 2 }]);
  expect((await get('?state=failed')).json()).toEqual([]);
});

it('should not send what no longer holds, however often it is asked for', async () => {
  const { id } = await addCall(nine);
  await order('scheduling', { name: 'booking-invitation', about: id, dueAt: stand.now });
  stand.server.behavior.onRecipient = () => {
    throw refusal(550, 'no');
  };
  await stand.work();
  stand.server.behavior = {};
  const [failed] = (await get('?state=failed')).json();
  stand.now = nine;
  await sendAgain(failed.id);
  await until(async () => (await deliveries())[0]?.state === 'skipped');
  expect(stand.server.received).toHaveLength(0);
});

it('should put failed emails aside, and bring them back', async () => {
  const id = await failedEmail();
  const other = await addLead();
  await order('leads', { name: 'lead-notice', about: other, dueAt: stand.now });
  await stand.work();
  const [sent] = (await get('?state=sent')).json();
  const change = async (what: 'dismiss' | 'restore', ids: number[]) =>
    (
      await app.inject({ method: 'POST', url: `${path}/${what}`, payload: { ids }, headers })
    ).json();
  expect(await change('dismiss', [id, sent.id, 999_999_999])).toEqual({ ids: [id] });
  expect(await change('dismiss', [id])).toEqual({ ids: [] });
  expect((await get('?state=failed&dismissed=no')).json()).toEqual([]);
  expect((await get('?state=failed&dismissed=no')).headers['x-total-count']).toBe('0');
  const [dismissed] = (await get('?dismissed=yes')).json();
  expect(dismissed).toMatchObject({ id, state: 'failed', dismissedAt: stand.now.toISOString() });
  expect(
    await admin.query(
      `SELECT detail->'isDismissed' AS is FROM email.contact_events
     WHERE contact_id = $1`,
      [dismissed.contact.id],
    ),
  ).toEqual([{ is: true }]);
  expect(await change('restore', [id])).toEqual({ ids: [id] });
  expect((await get('?state=failed&dismissed=no')).json()).toHaveLength(1);
  await change('dismiss', [id]);
  expect((await sendAgain(id)).json()).toMatchObject({ dismissedAt: null });
});

it('should give the booking link of the call that an email is about', async () => {
  const { id } = await addCall(nine);
  await order('scheduling', { name: 'booking-notice', about: id, dueAt: stand.now });
  await stand.work();
  const [notice] = (await get()).json();
  const answer = await get(`/${notice.id}/booking-link`);
  expect(answer.json().url).toMatch(/^https:\/\/agency\.example\/booking\/[\w-]{32}$/);
  const about = await addLead();
  await order('leads', { name: 'lead-notice', about, dueAt: stand.now });
  await stand.work();
  const [ofLead] = (await get(`?contactId=${about}`)).json();
  expect((await get(`/${ofLead.id}/booking-link`)).statusCode).toBe(404);
});

it('should answer 404 for an email that there is not', async () => {
  expect((await sendAgain(999_999_999)).statusCode).toBe(404);
});

it('should forget an email with its lead, an email that waits to be sent again included', async () => {
  const id = await failedEmail();
  await sendAgain(id);
  await stand.settle();
  const { id: call, contactId } = await addCall(nine);
  await order('scheduling', { name: 'booking-notice', about: call, dueAt: stand.now });
  await stand.work();
  expect((await deliveries()).length).toBe(2);
  await admin.query('DELETE FROM leads.contacts');
  expect(await deliveries()).toEqual([]);
  expect(await admin.query('SELECT * FROM email.outbox')).toEqual([]);
  expect((await get(`?contactId=${contactId}`)).json()).toEqual([]);
});
