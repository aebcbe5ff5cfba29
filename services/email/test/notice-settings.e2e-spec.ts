import {
  addressConfirmationHours,
  apiPaths,
  brand,
  confirmAddressParam,
  type NoticeSettings,
  noticeAddressPath,
  noticeSettingsSchema,
  testAddressPath,
} from '@agency/contracts';
import { OutboxRelay } from '@agency/platform';
import { admin } from '@agency/testing/admin-database';
import { callers } from '@agency/testing/callers';
import { signIn } from '@agency/testing/sign-in';
import { until } from '@agency/testing/until';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { fromAddress, ownerEmail } from './email-app.js';
import { EmailStand, hours } from './email-stand.js';
import { refusal } from './mail-server.js';
import { addCall, addLead, deliveries, order, orderReply } from './stored.js';

const stand = new EmailStand();
const startsAt = new Date('2026-11-12T14:00:00Z');
const office = 'office@agency.example';
let app: NestFastifyApplication;
let headers: { cookie: string };
beforeEach(async () => {
  app = await stand.startWorker();
  headers = await signIn(['admin']);
});

const send = (method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, headers, ...(payload && { payload }) });
const read = async (): Promise<NoticeSettings> =>
  noticeSettingsSchema.parse((await send('GET', apiPaths.noticeSettings)).json());
const change = async (body: object) =>
  send('PATCH', apiPaths.noticeSettings, { version: (await read()).version, ...body });
const add = (address = office) => send('POST', apiPaths.noticeAddresses, { address });
const confirm = (token: string) =>
  app.inject({ method: 'POST', url: apiPaths.confirmAddress, payload: { token } });

/** Waits until no email is on its way: the service relays on its own, too. */
async function work(): Promise<void> {
  await until(async () => {
    await app.get(OutboxRelay).relayBatch();
    const waiting = await admin.query(
      'SELECT FROM email.outbox WHERE relayed_at IS NULL AND due_at <= $1',
      [stand.now],
    );
    return waiting.length === 0;
  });
  await stand.work();
}

/** The token in the newest email with a link that confirms an address. */
async function receivedToken(): Promise<string> {
  await work();
  const texts = (await stand.server.emails()).map(({ text = '' }) => text).reverse();
  const pattern = new RegExp(`${confirmAddressParam}=(\\S+)`);
  return texts.map((text) => pattern.exec(text)?.[1]).find(Boolean) ?? '';
}

async function addConfirmed(address = office): Promise<number> {
  expect((await add(address)).statusCode).toBe(201);
  expect((await confirm(await receivedToken())).statusCode).toBe(204);
  await work();
  const { addresses } = await read();
  return addresses.find((one) => one.address === address)?.id ?? Number.NaN;
}

/** Who got the email with this name, which is requested now. */
async function recipientsOf(schema: 'leads' | 'scheduling', name: string): Promise<string[]> {
  await admin.query('DELETE FROM scheduling.appointments');
  const call = await addCall(startsAt);
  const about = schema === 'leads' ? call.contactId : call.id;
  stand.server.received.length = 0;
  await order(schema, { name, about, dueAt: stand.now });
  await work();
  return stand.server.received.flatMap(({ recipients }) => recipients);
}

it('should be as the environment says until the owner chooses', async () => {
  expect(await read()).toEqual({
    version: 0,
    addresses: [
      {
        id: 0,
        address: ownerEmail,
        kinds: ['lead', 'call', 'change', 'rankings', 'trouble'],
        isMain: true,
        isConfirmed: true,
      },
    ],
    from: fromAddress,
    senderName: brand.name,
    replyToId: null,
  });
  expect(await recipientsOf('leads', 'lead-notice')).toEqual([ownerEmail]);
});

describe('an address that the owner adds', () => {
  it('should get nothing but its link until that is used, then notices as well', async () => {
    expect((await add()).json().addresses).toEqual([
      expect.objectContaining({ id: 0 }),
      expect.objectContaining({ id: 1, address: office, isConfirmed: false, isMain: false }),
    ]);
    const token = await receivedToken();
    expect(stand.server.received.map(({ recipients }) => recipients)).toEqual([[office]]);
    expect(await recipientsOf('leads', 'lead-notice')).toEqual([ownerEmail]);
    stand.server.received.length = 0;
    expect((await confirm(token)).statusCode).toBe(204);
    const { version } = await read();
    expect((await confirm(token)).statusCode).toBe(204);
    expect((await read()).version).toBe(version);
    await work();
    // The main address is told, in case somebody else did it.
    expect(stand.server.received.map(({ recipients }) => recipients)).toEqual([[ownerEmail]]);
    expect((await stand.server.emails())[0]?.text).toContain(`Also notified: ${office}`);
    expect(await recipientsOf('leads', 'lead-notice')).toEqual([ownerEmail, office]);
    const [{ headerLines = [] } = {}] = await stand.server.emails();
    expect(headerLines.filter(({ key }: { key: string }) => key === 'to')).toHaveLength(1);
  });

  it('should not be confirmed by a wrong, a foreign or an old link', async () => {
    await add();
    const token = await receivedToken();
    await add('second@agency.example');
    for (const wrong of ['', '1', '1.', `2.${token.split('.')[1]}`, `${token}x`, 'x'.repeat(80)]) {
      expect([400, 404]).toContain((await confirm(wrong)).statusCode);
    }
    stand.pass(hours(addressConfirmationHours) + 1);
    expect((await confirm(token)).json().message).toMatch(/no longer valid/);
    expect((await send('POST', testAddressPath(1))).statusCode).toBe(204);
    expect((await confirm(await receivedToken())).statusCode).toBe(204);
  });

  it('should be valid, new, and one of ten at most', async () => {
    for (const address of [
      'nobody',
      'a@b',
      `x\r\nBcc: y@agency.example`,
      ownerEmail.toUpperCase(),
    ]) {
      const answer = await add(address);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toEqual([expect.objectContaining({ path: 'address' })]);
    }
    for (let number = 1; number < 10; number++) await add(`number-${number}@agency.example`);
    expect((await add()).json().errors[0].message).toMatch(/at most 10/);
    expect(new Set((await read()).addresses.map(({ id }) => id)).size).toBe(10);
  });

  it('should get no more after it was removed, and its number is not used again', async () => {
    await add();
    const token = await receivedToken();
    await send('DELETE', noticeAddressPath(1));
    expect((await confirm(token)).statusCode).toBe(404);
    expect((await send('POST', testAddressPath(1))).statusCode).toBe(404);
    await add();
    expect((await read()).addresses.map(({ id }) => id)).toEqual([0, 2]);
    expect((await confirm(token)).statusCode).toBe(404);
  });

  it('should get a test when it is confirmed', async () => {
    const id = await addConfirmed();
    stand.server.received.length = 0;
    await send('POST', testAddressPath(id));
    await send('POST', testAddressPath(0));
    await work();
    const sent = (await stand.server.emails()).map(({ subject, to }) => [
      subject,
      to?.[0]?.address,
    ]);
    expect(sent.sort()).toEqual([
      [`A test from ${brand.name}`, office],
      [`A test from ${brand.name}`, ownerEmail],
    ]);
  });
});

describe('what an address is notified of', () => {
  const byKind = [
    ['lead', 'leads', 'lead-notice'],
    ['call', 'scheduling', 'booking-notice'],
    ['change', 'scheduling', 'booking-change-notice'],
    ['trouble', 'scheduling', 'booking-surge-notice'],
  ] as const;
  it.each(byKind)('should be %s alone if the owner says so', async (kind, schema, name) => {
    const id = await addConfirmed();
    await change({ kindsOf: { id, kinds: [kind] } });
    await change({ kindsOf: { id: 0, kinds: [] } });
    const toMain = kind === 'trouble' ? [ownerEmail] : [];
    expect(await recipientsOf(schema, name)).toEqual([...toMain, office]);
    const others = byKind.filter(([other]) => other !== kind && other !== 'trouble');
    for (const [, otherSchema, other] of others) {
      expect(await recipientsOf(otherSchema, other)).toEqual([]);
    }
    expect(await deliveries()).toContainEqual(
      expect.objectContaining({ state: 'skipped', reason: 'No address is notified of this.' }),
    );
  });
});

describe('the main address', () => {
  it('should be a confirmed one, get what cannot be turned off, and the former one is told', async () => {
    await add();
    expect((await change({ mainId: 1 })).statusCode).toBe(409);
    await confirm(await receivedToken());
    await work();
    stand.server.received.length = 0;
    expect((await change({ mainId: 1 })).json().addresses).toEqual([
      expect.objectContaining({ id: 0, isMain: false }),
      expect.objectContaining({ id: 1, isMain: true }),
    ]);
    await work();
    await send('PUT', apiPaths.calendarNotices, { isAttached: true });
    const [told] = await stand.server.emails();
    expect(stand.server.received.map(({ recipients }) => recipients)).toEqual([[ownerEmail]]);
    expect(told?.text).toContain(`Main address:  ${office}`);
    expect(await recipientsOf('scheduling', 'own-change-notice')).toEqual([office]);
    // It stays on the list; so does the environment's address.
    expect((await send('DELETE', noticeAddressPath(1))).statusCode).toBe(409);
    expect((await send('DELETE', noticeAddressPath(0))).statusCode).toBe(409);
    expect((await read()).addresses).toHaveLength(2);
    await change({ mainId: 0 });
    await work();
    expect(await recipientsOf('scheduling', 'own-change-notice')).toEqual([ownerEmail]);
  });
});

describe('how emails are sent', () => {
  const sentTo = async (address: string) =>
    (await stand.server.emails()).find(({ to }) => to?.[0]?.address === address);

  it('should be with the owner’s name, and answers go where she says', async () => {
    const id = await addConfirmed();
    await change({ senderName: '  Ann "from" <Harbor>,\n Tide ' });
    await change({ replyToId: id });
    await work();
    expect((await stand.server.emails()).at(-1)?.text).toContain(`Replies go to: ${office}`);
    const call = await addCall(startsAt);
    await order('scheduling', { name: 'booking-invitation', about: call.id, dueAt: stand.now });
    await work();
    const invitation = await sentTo('ann@harbor-bakery.example');
    expect(invitation?.from).toEqual({ name: 'Ann "from" <Harbor>, Tide', address: fromAddress });
    expect(invitation?.replyTo).toEqual([{ name: brand.name, address: office }]);
    stand.server.received.length = 0;
    await orderReply(call.contactId, { dueAt: stand.now });
    await work();
    expect((await sentTo('ann@harbor-bakery.example'))?.replyTo?.[0]?.address).toBe(office);
    await send('DELETE', noticeAddressPath(id));
    expect((await read()).replyToId).toBeNull();
  });

  it('should be saved only on the version that was read, and need a confirmed address', async () => {
    await add();
    expect((await change({ replyToId: 1 })).statusCode).toBe(409);
    expect((await change({ replyToId: 7 })).statusCode).toBe(404);
    const { version } = await read();
    const save = (senderName: string) =>
      send('PATCH', apiPaths.noticeSettings, { version, senderName });
    const both = await Promise.all([save('One'), save('Two')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await change({ senderName: ' ' })).statusCode).toBe(400);
    expect((await change({ senderName: brand.name })).json().senderName).toBe(brand.name);
  });

  it('should be wholly one or the other while a name flips under a load of emails', async () => {
    const names = ['Ann', 'Ann of the Harbor'];
    const about = await Promise.all(Array.from({ length: 20 }, () => addLead({})));
    const flips = (async () => {
      for (let flip = 0; flip < 20; flip++) await change({ senderName: names[flip % 2] });
    })();
    for (const id of about) {
      await order('leads', { name: 'lead-notice', about: id, dueAt: stand.now });
    }
    await Promise.all([work(), flips]);
    await work();
    const from = (await stand.server.emails()).map((email) => email.from?.name);
    expect(from.length).toBeGreaterThan(10);
    for (const name of from) expect([brand.name, ...names]).toContain(name);
  });
});

it('should tell the former main address, even if it was removed at once', async () => {
  const id = await addConfirmed();
  const second = await addConfirmed('second@agency.example');
  await change({ mainId: id });
  await work();
  stand.server.received.length = 0;
  await change({ mainId: second });
  await send('DELETE', noticeAddressPath(id));
  expect((await read()).addresses.map((one) => one.id)).toEqual([0, second]);
  await work();
  expect(stand.server.received.map(({ recipients }) => recipients)).toEqual([[office]]);
});

it('should say that one of several addresses was refused', async () => {
  await addConfirmed();
  stand.server.behavior.onRecipient = (address) => {
    if (address === ownerEmail) throw refusal(550, '5.1.1 no such mailbox');
  };
  expect(await recipientsOf('leads', 'lead-notice')).toEqual([office]);
  expect(await deliveries()).toContainEqual(
    expect.objectContaining({
      mail: 'lead-notice',
      state: 'failed',
      reason: 'The mail server refused one of several addresses. The others have it.',
    }),
  );
});

it('should be the owner’s alone', async () => {
  await addConfirmed();
  const routes = [
    ['GET', apiPaths.noticeSettings, undefined],
    ['PATCH', apiPaths.noticeSettings, { version: 2, senderName: 'Mallory' }],
    ['POST', apiPaths.noticeAddresses, { address: 'mallory@agency.example' }],
    ['DELETE', noticeAddressPath(1), undefined],
    ['POST', testAddressPath(1), undefined],
  ] as const;
  const settled = await read();
  for (const [caller, sign] of Object.entries(callers).filter(([name]) => name !== 'admin')) {
    for (const [method, url, payload] of routes) {
      const answer = await app.inject({
        method,
        url,
        headers: await sign(),
        ...(payload && { payload }),
      });
      expect([caller, method, url, answer.statusCode]).toEqual([caller, method, url, 401]);
      expect(answer.body).not.toContain(office);
    }
  }
  expect(await read()).toEqual(settled);
});
