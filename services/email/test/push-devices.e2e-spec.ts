import { createHash } from 'node:crypto';
import { maxPushDevices } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { PushStand } from './push-stand.js';

const stand = new PushStand();
const state = async () => (await stand.state()).json();
const stored = () => admin.query('SELECT endpoint, label FROM email.push_subscriptions');

it('should list the devices, and let each recognize itself without naming its address', async () => {
  const { device, id } = await stand.subscribe('Chrome on Android');
  const answer = await stand.state();
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    publicKey: expect.stringMatching(/^[\w-]{87}$/),
    devices: [
      {
        id,
        label: 'Chrome on Android',
        fingerprint: createHash('sha256').update(device.endpoint).digest('base64url'),
        createdAt: stand.emails.now.toISOString(),
        lastSuccessAt: null,
      },
    ],
  });
  expect(answer.body).not.toContain(device.endpoint);
});

it('should keep one subscription of an address, with its latest keys', async () => {
  const { device, id } = await stand.subscribe();
  const again = await stand.ask('POST', '', device.subscription('My laptop'));
  expect(again.json()).toMatchObject({ id, label: 'My laptop' });
  expect(await stored()).toEqual([{ endpoint: device.endpoint, label: 'My laptop' }]);
});

it('should remove a device, and take it back', async () => {
  const { device, id } = await stand.subscribe();
  const removed = await stand.ask('DELETE', `/${id}`);
  expect(removed.json()).toEqual(device.subscription());
  expect((await state()).devices).toEqual([]);
  expect((await stand.ask('DELETE', `/${id}`)).statusCode).toBe(404);
  expect((await stand.ask('POST', '', removed.json())).statusCode).toBe(201);
  expect((await state()).devices).toHaveLength(1);
});

it('should notify twenty devices at most, however many ask at once', async () => {
  const devices = Array.from({ length: maxPushDevices + 3 }, () => stand.newDevice());
  const answers = await Promise.all(
    devices.map((device) => stand.ask('POST', '', device.subscription())),
  );
  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  expect(refused).toHaveLength(3);
  expect(refused[0]?.json().message).toMatch(/At most 20 devices/);
  expect(await stored()).toHaveLength(maxPushDevices);
});

it.each([
  ['another host', { endpoint: 'https://attacker.example/x' }],
  ['an address of this network', { endpoint: 'https://redis:6379/' }],
  ['no TLS', { endpoint: 'http://fcm.googleapis.com/fcm/send/x' }],
  [
    'a key that is no point of the curve',
    { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } },
  ],
  ['a key that is too short', { keys: { p256dh: 'BA', auth: 'A'.repeat(22) } }],
  ['no label', { label: ' ' }],
])('should reject %s', async (_, fault) => {
  const body = { ...stand.newDevice().subscription(), ...fault };
  expect((await stand.ask('POST', '', body)).statusCode).toBe(400);
  expect(await stored()).toEqual([]);
});

it.each([
  [201, 'sent'],
  [410, 'gone'],
  [403, 'failed'],
  [500, 'failed'],
])('should say what became of a test: %s is %s', async (status, outcome) => {
  const { device, id } = await stand.subscribe();
  stand.service.answers.push(status);
  const answer = await stand.ask('POST', `/${id}/test`);
  expect([answer.statusCode, answer.json()]).toEqual([200, { outcome }]);
  const [notification] = stand.service.received;
  expect(device.read(notification?.body ?? Buffer.alloc(0))).toMatchObject({ kind: 'test' });
  expect((await state()).devices).toHaveLength(outcome === 'gone' ? 0 : 1);
});

it('should start without a secret, with notifications off', async () => {
  await stand.subscribe();
  await stand.startApp(undefined);
  expect(await state()).toEqual({ publicKey: null, devices: [] });
  const answer = await stand.ask('POST', '', stand.newDevice().subscription());
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'Notifications aren’t set up on this server.',
  ]);
});

it('should forget devices of a former secret when one is turned on again', async () => {
  await stand.subscribe();
  const { publicKey } = await state();
  await stand.startApp('a third secret of more than thirty-two characters');
  const renewed = await state();
  expect(renewed.devices).toEqual([]);
  expect(renewed.publicKey).not.toBe(publicKey);
  const { device } = await stand.subscribe();
  expect(await stored()).toEqual([{ endpoint: device.endpoint, label: 'Chrome on Linux' }]);
});
