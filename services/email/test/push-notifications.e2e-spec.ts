import { until } from '@agency/testing/until';
import { PushSubscriptionsService } from '../src/push/push-subscriptions.service.js';
import { refusal } from './mail-server.js';
import { vapidClaims } from './push-service.js';
import { PushStand } from './push-stand.js';
import { addCall, addLead, changeCall, deliveries, order } from './stored.js';

const stand = new PushStand();
const { emails, service } = stand;
const nine = new Date('2026-11-12T14:00:00Z');

/** A lead has come in and been processed. */
async function newLead(): Promise<number> {
  const id = await addLead();
  await order('leads', { name: 'lead-notice', about: id, dueAt: emails.now });
  await stand.work();
  return id;
}

const sent = () => service.received.map(({ path }) => path);
const publicKey = async () => (await stand.state()).json().publicKey;

it('should tell every device of a new lead, encrypted, signed and without a word about the lead', async () => {
  const one = await stand.subscribe();
  const two = await stand.subscribe();
  const id = await newLead();
  expect(service.received).toHaveLength(2);
  for (const notification of service.received) {
    const { device } = one.device.endpoint.endsWith(notification.path) ? one : two;
    expect(device.read(notification.body)).toEqual({
      kind: 'new-lead',
      text: 'A new lead came in.',
      path: '/admin?tab=today',
    });
    expect(notification.headers).toMatchObject({
      ttl: '86400',
      urgency: 'high',
      topic: 'new-lead',
      'content-encoding': 'aes128gcm',
    });
    expect(JSON.stringify(notification.headers)).not.toMatch(new RegExp(`Ann|ann@|${id}`));
    expect(vapidClaims(notification, await publicKey())).toMatchObject({
      aud: service.origin,
      sub: 'mailto:hello@agency.example',
    });
  }
  expect(emails.server.received).toHaveLength(1);
  const { devices } = (await stand.state()).json();
  expect(devices.map((known: { lastSuccessAt: string }) => known.lastSuccessAt)).toEqual([
    emails.now.toISOString(),
    emails.now.toISOString(),
  ]);
});

it('should tell of a call that a visitor books, moves or cancels, and of no other email', async () => {
  const { device } = await stand.subscribe();
  const { id } = await addCall(nine);
  const about = { about: id, dueAt: emails.now };
  const read = () => service.received.map(({ body }) => device.read(body));
  await order('scheduling', { ...about, name: 'booking-notice' });
  await order('scheduling', { ...about, name: 'booking-invitation' });
  await stand.work();
  const moved = await changeCall(id, { startsAt: new Date('2026-11-12T15:00:00Z') });
  await order('scheduling', { ...about, name: 'booking-change-notice', sequence: moved });
  await stand.work();
  const cancelled = await changeCall(id, { status: 'cancelled' });
  await order('scheduling', { ...about, name: 'booking-change-notice', sequence: cancelled });
  await stand.work();
  expect(read()).toMatchObject([
    { kind: 'call-booked' },
    { kind: 'call-moved' },
    { kind: 'call-cancelled' },
  ]);
});

it('should say nothing of a lead that was erased before, and nothing twice when the email is retried', async () => {
  await stand.subscribe();
  await order('leads', { name: 'lead-notice', about: 2 ** 40 + 7, dueAt: emails.now });
  await stand.work();
  expect(sent()).toEqual([]);
  emails.server.behavior.onRecipient = () => {
    throw refusal(451, 'later');
  };
  await newLead();
  emails.server.behavior = {};
  await emails.retryNow();
  await stand.settle();
  expect(await deliveries()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  expect(sent()).toHaveLength(1);
});

it.each([404, 410])('should forget a device that answers %s', async (status) => {
  await stand.subscribe();
  service.answers.push(status);
  await newLead();
  expect((await stand.state()).json().devices).toEqual([]);
  await newLead();
  expect(sent()).toHaveLength(1);
});

it('should wait as long as the push service asks, and longer with every other failure', async () => {
  await stand.subscribe();
  service.answers.push({ status: 429, retryAfter: '600' }, 500, 201);
  const began = Date.now();
  await newLead();
  const [limited] = await stand.queue.getDelayed();
  expect(limited?.delay).toBe(600_000);
  await stand.retryNow();
  const [failed] = await stand.queue.getDelayed();
  expect(failed?.delay).toBe(60_000);
  await stand.retryNow();
  expect(sent()).toHaveLength(3);
  expect(await stand.queue.getDelayedCount()).toBe(0);
  expect(emails.server.received).toHaveLength(1);
  expect(Date.now() - began).toBeLessThan(60_000);
});

it('should give up at once when the push service rejects the request', async () => {
  await stand.subscribe();
  service.answers.push(403);
  await newLead();
  const [job] = await stand.queue.getFailed();
  expect(job?.failedReason).toBe('The push service answered 403.');
  expect(JSON.stringify(job)).not.toContain(service.origin);
  expect((await stand.state()).json().devices).toHaveLength(1);
});

it('should send the email while the push service hangs', async () => {
  await stand.subscribe();
  service.answers.push('hang');
  await order('leads', { name: 'lead-notice', about: await addLead(), dueAt: emails.now });
  await emails.work();
  expect(await deliveries()).toMatchObject([{ state: 'sent', attempts: 1 }]);
  await until(() => sent().length === 1);
});

it('should send the email when no notification can be queued', async () => {
  await stand.subscribe();
  const subscriptions = stand.app.get(PushSubscriptionsService);
  const asked = jest.spyOn(subscriptions, 'all');
  asked.mockRejectedValueOnce(new Error('Postgres is away'));
  await newLead();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await deliveries()).toMatchObject([{ state: 'sent', attempts: 1 }]);
  expect(sent()).toEqual([]);
});
