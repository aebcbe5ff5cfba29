import { apiPaths, maxSessionHours, passwordPath, sessionPath } from '@agency/contracts';
import { Clock, fingerprintsKey, SessionStore } from '@agency/platform';
import { admin } from '@agency/testing/admin-database';
import { redisUrl } from '@agency/testing/test-stack';
import { until } from '@agency/testing/until';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Redis } from 'ioredis';
import { SessionService } from '../src/access/session.service.js';
import {
  cookieOf,
  type Gate,
  hashPasswords,
  type PasswordHashes,
  passwords,
  tryPassword,
} from './gates.js';
import { startLeads } from './leads-app.js';

let hashes: PasswordHashes;
let app: NestFastifyApplication;
/** Another replica. */
let other: NestFastifyApplication;
const redis = new Redis(redisUrl);
const next = 'purple turtle dances slowly';

beforeAll(async () => {
  hashes = await hashPasswords();
});
beforeEach(async () => {
  await redis.flushdb();
  await admin.query('TRUNCATE leads.gate_passwords, leads.outbox');
  app = await startLeads(hashes);
  other = await startLeads(hashes);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
  await other.close();
});
afterAll(() => redis.disconnect());

async function signIn(gate: Gate, password: string = passwords[gate], cookie = '') {
  const answer = await tryPassword(app, gate, password, { cookie });
  expect(answer.statusCode).toBe(200);
  return cookieOf(answer);
}

const sessionsOf = async (cookie: string) =>
  (
    await app.inject({
      url: apiPaths.sessions,
      headers: { cookie, 'x-forwarded-for': '203.0.113.7' },
    })
  ).json();
const isOpen = async (cookie: string, on = other) =>
  (await on.inject({ url: apiPaths.contacts, headers: { cookie } })).statusCode === 200;
const change = (
  cookie: string,
  payload: { current?: string; next?: string } = {},
  gate: string = 'admin',
) =>
  app.inject({
    method: 'PUT',
    url: passwordPath(gate as Gate),
    headers: { cookie, 'user-agent': 'Mozilla/5.0 Chrome/149' },
    payload: { current: passwords.admin, next, ...payload },
  });

describe('the sessions', () => {
  it('should be listed for the owner of the desk, each with its browser', async () => {
    const rankings = await signIn('rankings');
    const cookie = await signIn('admin');
    const [own, guest] = await sessionsOf(cookie);
    expect(own).toMatchObject({
      gates: ['admin', 'rankings'],
      isThisOne: true,
      isThisNetwork: true,
    });
    expect(guest).toMatchObject({ gates: ['rankings'], isThisOne: false });
    expect(guest.id).not.toContain(rankings.slice('session='.length));
    const refused = await app.inject({ url: apiPaths.sessions, headers: { cookie: rankings } });
    expect(refused.statusCode).toBe(401);
  });

  it('should say when each was last used, and forget those that have ended', async () => {
    const first = await signIn('rankings');
    const cookie = await signIn('admin');
    const later = new Date(Date.now() + 5 * 60_000);
    for (const one of [app, other]) jest.spyOn(one.get(Clock), 'now').mockReturnValue(later);
    await isOpen(cookie);
    await until(async () => (await sessionsOf(cookie))[0].lastSeenAt === later.toISOString());
    await app.inject({
      method: 'DELETE',
      url: `${apiPaths.session}/rankings`,
      headers: { cookie: first },
    });
    expect(await sessionsOf(cookie)).toHaveLength(1);
    const tomorrow = new Date(Date.now() + (maxSessionHours + 1) * 3_600_000);
    for (const one of [app, other]) jest.spyOn(one.get(Clock), 'now').mockReturnValue(tomorrow);
    const fresh = await signIn('admin');
    expect(await sessionsOf(fresh)).toHaveLength(1);
    expect(await redis.zcard('sessions')).toBe(1);
  });

  it('should be one when a second gate is opened in the same browser', async () => {
    const first = await signIn('rankings');
    const cookie = await signIn('admin', passwords.admin, first);
    expect(await sessionsOf(cookie)).toHaveLength(1);
  });

  it('should end one by one, or all others at once, on every replica', async () => {
    const [cookie, phone, tablet] = [
      await signIn('admin'),
      await signIn('admin'),
      await signIn('admin'),
    ];
    const ids = (await sessionsOf(phone)).filter((one: { isThisOne: boolean }) => one.isThisOne);
    const end = (id: string) =>
      app.inject({ method: 'DELETE', url: sessionPath(id), headers: { cookie } });
    expect((await end(ids[0].id)).statusCode).toBe(204);
    expect((await end(ids[0].id)).statusCode).toBe(204);
    expect((await end('fingerprints')).statusCode).toBe(404);
    expect([await isOpen(phone), await isOpen(tablet)]).toEqual([false, true]);
    await app.inject({ method: 'DELETE', url: apiPaths.sessions, headers: { cookie } });
    expect([await isOpen(cookie), await isOpen(tablet)]).toEqual([true, false]);
  });

  it('should open even if Redis does not grant the list yet', async () => {
    await redis.set('sessions', 'of another kind');
    expect(await isOpen(await signIn('admin'))).toBe(true);
  });
});

describe('a new password', () => {
  it('should end the gate’s other sessions on every replica, keep this one, and email the owner', async () => {
    const [cookie, phone] = [await signIn('admin'), await signIn('admin')];
    const answer = await change(cookie);
    expect(answer.statusCode).toBe(204);
    const renewed = cookieOf(answer);
    expect([await isOpen(renewed), await isOpen(cookie), await isOpen(phone)]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await tryPassword(other, 'admin', passwords.admin)).statusCode).toBe(401);
    expect((await tryPassword(other, 'admin', next)).statusCode).toBe(200);
    const [email] = await admin.query('SELECT * FROM leads.outbox');
    expect(email).toMatchObject({ subject: 'password:admin' });
    expect(JSON.stringify(email)).not.toContain(next);
    const stored = await admin.query('SELECT * FROM leads.gate_passwords');
    expect(JSON.stringify(stored)).not.toContain(next);
  });

  it('should hold after a restart, until the environment has another one', async () => {
    await change(await signIn('admin'));
    const restarted = await startLeads(hashes);
    expect((await tryPassword(restarted, 'admin', next)).statusCode).toBe(200);
    await restarted.close();
    const reset = await startLeads(await hashPasswords());
    expect((await tryPassword(reset, 'admin', passwords.admin)).statusCode).toBe(200);
    expect((await tryPassword(reset, 'admin', next)).statusCode).toBe(401);
    // A replica that has the old environment does not bring it back.
    expect((await tryPassword(app, 'admin', next)).statusCode).toBe(401);
    await reset.close();
  });

  it('should be for the rankings as well, and leave the desk logged in', async () => {
    const [cookie, guest] = [await signIn('admin'), await signIn('rankings')];
    const answer = await change(cookie, {}, 'rankings');
    expect(answer.statusCode).toBe(204);
    expect(await isOpen(cookieOf(answer))).toBe(true);
    const session = await app.inject({ url: apiPaths.session, headers: { cookie: guest } });
    expect(session.json()).toEqual({ gates: [] });
    expect((await tryPassword(app, 'rankings', next)).statusCode).toBe(200);
  });

  it('should need the current one, and be neither weak nor in use', async () => {
    const cookie = await signIn('admin');
    const errorsOf = async (payload: object, gate?: string) => {
      const answer = await change(cookie, payload, gate);
      expect(answer.statusCode).toBe(400);
      return answer.json().errors.map(({ path }: { path: string }) => path);
    };
    expect(await errorsOf({ current: 'wrong' })).toEqual(['current']);
    expect(await errorsOf({ next: 'short' })).toEqual(['next']);
    expect(await errorsOf({ next: 'password1234' })).toEqual(['next']);
    expect(await errorsOf({ next: passwords.admin })).toEqual(['next']);
    // Otherwise, whoever reads the rankings would know the desk's password.
    expect(await errorsOf({ next: passwords.admin }, 'rankings')).toEqual(['next']);
    expect((await change(cookie, {}, 'cellar')).statusCode).toBe(404);
    expect(await admin.query('SELECT gate FROM leads.gate_passwords')).toEqual([]);
  });

  it('should be one of two that are sent at once', async () => {
    const [cookie, thief] = [await signIn('admin'), await signIn('admin')];
    const answers = await Promise.all([
      change(cookie),
      change(thief, { next: 'four gray herons on ice' }),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses[0]).toBe(204);
    expect([401, 409]).toContain(statuses[1]);
    const open = answers.find(({ statusCode }) => statusCode === 204);
    expect(open && (await isOpen(cookieOf(open)))).toBe(true);
  });

  it('should be published by any replica if the one that stored it could not', async () => {
    const [cookie, phone] = [await signIn('admin'), await signIn('admin')];
    const publish = jest.spyOn(app.get(SessionStore), 'updateFingerprints');
    publish.mockRejectedValue(new Error('OOM'));
    expect((await change(cookie)).statusCode).toBe(500);
    publish.mockRestore();
    await other.get(SessionService).publishChosen();
    expect(await isOpen(phone)).toBe(false);
    expect((await tryPassword(app, 'admin', next)).statusCode).toBe(200);
  });

  it('should not let the version before open old sessions again', async () => {
    const [cookie, phone] = [await signIn('admin'), await signIn('admin')];
    const before = await redis.get(fingerprintsKey);
    await change(cookie);
    // As that version does when Redis reconnects.
    await redis.set(fingerprintsKey, before ?? '');
    expect(await isOpen(phone)).toBe(false);
  });

  it('should count wrong ones like a login', async () => {
    const cookie = await signIn('admin');
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push((await change(cookie, { current: 'wrong' })).statusCode);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('should not open a gate that is closed', async () => {
    const closed = await startLeads({ ADMIN_PASSWORD_HASH: hashes.ADMIN_PASSWORD_HASH });
    const cookie = cookieOf(await tryPassword(closed, 'admin', passwords.admin));
    const answer = await closed.inject({
      method: 'PUT',
      url: passwordPath('rankings'),
      headers: { cookie },
      payload: { current: passwords.admin, next },
    });
    expect(answer.statusCode).toBe(409);
    await closed.close();
  });
});
