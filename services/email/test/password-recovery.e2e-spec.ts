import { randomBytes } from 'node:crypto';
import {
  apiPaths,
  confirmAddressParam,
  type NoticeSettings,
  noticeAddressPath,
  recoverParam,
  recoveryLinkMinutes,
} from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { signIn } from '@agency/testing/sign-in';
import { until } from '@agency/testing/until';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ownerEmail } from './email-app.js';
import { EmailStand } from './email-stand.js';
import { refusal } from './mail-server.js';
import { deliveries } from './stored.js';

const stand = new EmailStand();
const office = 'office@agency.example';
let app: NestFastifyApplication;
let headers: { cookie: string };
beforeEach(async () => {
  app = await stand.startWorker();
  headers = await signIn(['admin']);
});

const send = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, headers, ...(payload && { payload }) });

/** Adds an address, which gets its link. Returns its id. */
async function addAddress(address = office): Promise<number> {
  const answer = await send('POST', apiPaths.noticeAddresses, { address });
  const { addresses }: NoticeSettings = answer.json();
  await arrived(address);
  return addresses.find((one) => one.address === address)?.id ?? Number.NaN;
}

async function confirm(): Promise<void> {
  const texts = (await stand.server.emails()).map(({ text = '' }) => text);
  const token = new RegExp(`${confirmAddressParam}=([^\\s>]+)`).exec(texts.at(-1) ?? '')?.[1];
  const answer = await send('POST', apiPaths.confirmAddress, { token });
  expect(answer.statusCode).toBe(204);
  await arrived(ownerEmail);
  stand.server.received.length = 0;
}

/** Waits until an email went there: the service relays its own. */
const arrived = (address: string) =>
  until(async () => stand.server.received.some(({ recipients }) => recipients.includes(address)));

/** Asks for a link, like the leads service. Returns its token. */
async function ask(addressId: number, linkId = 7): Promise<string> {
  const madeAt = stand.now.getTime() / 1_000;
  const token = randomBytes(32).toString('base64url');
  await admin.query(
    `INSERT INTO leads.outbox (name, payload, subject, request_id, due_at)
     VALUES ('password-recovery', $1, $2, 'request-1', $3)`,
    [{ addressId, linkId, madeAt, token }, `recovery:${addressId}:${linkId}`, stand.now],
  );
  return token;
}

const recipients = () => stand.server.received.flatMap((one) => one.recipients);
const stored = async () => {
  const found = await deliveries();
  return found
    .filter(({ mail }) => mail === 'password-recovery')
    .map(({ state, reason }) => [state, reason]);
};

it('should go to the recovery address alone, and leave its token nowhere else', async () => {
  const id = await addAddress();
  await confirm();
  const token = await ask(id);
  await stand.work();
  expect(recipients()).toEqual([office]);
  const [{ subject, text = '', html = '' } = {}] = await stand.server.emails();
  expect(subject).toBe('Set a new desk password');
  expect(new RegExp(`/admin\\?${recoverParam}=([^\\s>]+)`).exec(text)?.[1]).toBe(token);
  expect(html).toContain(token);
  expect(text).toContain('It works once, until 1:00 PM');
  const jobs = await stand.queue.getJobs(['completed', 'waiting', 'active', 'delayed', 'failed']);
  expect(jobs.map(({ name }) => name)).toContain('password-recovery');
  expect(JSON.stringify(jobs.map(({ data }) => data))).not.toContain(token);
  await stand.sweep();
  const known = await admin.query('SELECT * FROM leads.outbox, email.deliveries');
  expect(known).not.toEqual([]);
  expect(JSON.stringify(known)).not.toContain(token);
});

it('should be another link each time, and have no limit of notices', async () => {
  const id = await addAddress();
  await confirm();
  for (const linkId of [7, 8, 9]) await ask(id, linkId);
  await stand.work();
  expect(recipients()).toEqual([office, office, office]);
  const texts = (await stand.server.emails()).map(({ text }) => text);
  expect(new Set(texts).size).toBe(3);
});

it('should be skipped if the address was removed or never confirmed', async () => {
  const reason = 'The recovery address was removed, or is no longer confirmed.';
  const id = await addAddress();
  stand.server.received.length = 0;
  await ask(id);
  await stand.work();
  expect(await stored()).toEqual([['skipped', reason]]);
  await send('DELETE', noticeAddressPath(id));
  await ask(id, 8);
  await ask(99, 9);
  await stand.work();
  expect(await stored()).toEqual(Array(3).fill(['skipped', reason]));
  // An address that is added again gets another id, so the choice does not apply to it.
  await addAddress();
  await confirm();
  await ask(id, 10);
  await stand.work();
  expect(recipients()).toEqual([]);
});

it('should be skipped if its token is forgotten already', async () => {
  const id = await addAddress();
  await confirm();
  await ask(id);
  await admin.query("UPDATE leads.outbox SET payload = payload - 'token'");
  await stand.work();
  expect(recipients()).toEqual([]);
  expect(await stored()).toEqual([['skipped', 'The link had already expired.']]);
});

it('should not arrive once it is useless', async () => {
  const id = await addAddress();
  await confirm();
  stand.server.behavior.onRecipient = () => {
    throw refusal(451, 'Please try later.');
  };
  await ask(id);
  await stand.work();
  expect(await stored()).toEqual([['queued', expect.any(String)]]);
  stand.server.behavior = {};
  stand.pass(recoveryLinkMinutes);
  await stand.retryNow();
  expect(recipients()).toEqual([]);
  expect(await stored()).toEqual([['skipped', 'The link had already expired.']]);
});
