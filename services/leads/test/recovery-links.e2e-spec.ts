import { createHash, createHmac } from 'node:crypto';
import {
  apiPaths,
  loginAttempts,
  maxRecoveryLinksPerDay,
  maxRecoveryLinksPerHour,
  passwordPath,
  recoveryLinkMinutes,
} from '@agency/contracts';
import { Clock, signBookingLink } from '@agency/platform';
import { admin, storeSetting } from '@agency/testing/admin-database';
import { redisUrl } from '@agency/testing/test-stack';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Redis } from 'ioredis';
import { cookieOf, hashPasswords, passwords, tryPassword } from './gates.js';
import { startLeads } from './leads-app.js';

let app: NestFastifyApplication;
/** Another replica. */
let other: NestFastifyApplication;
const redis = new Redis(redisUrl);
const next = 'purple turtle dances slowly';
const wrong = 'This link is no longer valid. Each works once, within 60 minutes.';

beforeAll(async () => {
  const hashes = await hashPasswords();
  app = await startLeads(hashes);
  other = await startLeads(hashes);
});
beforeEach(async () => {
  jest.restoreAllMocks();
  await redis.flushdb();
  await admin.query(
    'TRUNCATE leads.gate_passwords, leads.settings, leads.recovery_links, leads.outbox',
  );
  await keepAddresses();
});
afterEach(() => admin.query('TRUNCATE email.settings'));
afterAll(() => redis.disconnect());

/** The owner's addresses 3, 4 and 5, as the email service keeps them. */
async function keepAddresses(third: object = {}): Promise<void> {
  const moment = '2026-11-01T15:00:00.000Z';
  const kept = { kinds: [], isMain: false, addedAt: moment, confirmedAt: moment };
  const addresses = [3, 4, 5].map((id) => ({
    id,
    address: `office-${id}@agency.example`,
    ...kept,
    ...(id === 3 && third),
  }));
  await storeSetting('email', 'notices', { addresses, lastAddressId: 5 });
}

const signIn = async (password: string = passwords.admin) =>
  cookieOf(await tryPassword(app, 'admin', password));
const choose = (cookie: string, addressId: number | null, current: string = passwords.admin) =>
  app.inject({
    method: 'PUT',
    url: apiPaths.recoveryAddress,
    headers: { cookie },
    payload: { current, addressId },
  });
const chosen = async (cookie: string, on = other) =>
  (await on.inject({ url: apiPaths.recoveryAddress, headers: { cookie } })).json().addressId;
const ask = async (on = app) => {
  const answer = await on.inject({ method: 'POST', url: apiPaths.recoveryLink });
  return [answer.statusCode, answer.body];
};
const recover = (
  proof: { link: string } | object,
  { on = app, password = next, from = '203.0.113.9' } = {},
) =>
  on.inject({
    method: 'POST',
    url: apiPaths.recovery,
    headers: { 'x-forwarded-for': from },
    payload: { ...proof, next: password },
  });
const session = async (cookie = '') =>
  (await app.inject({ url: apiPaths.session, headers: { cookie } })).json();

interface Requested {
  name: string;
  subject: string;
  payload: { addressId: number; linkId: number; madeAt: number; token: string };
}

const requested = (name: string): Promise<Requested[]> =>
  admin.query('SELECT name, subject, payload FROM leads.outbox WHERE name = $1 ORDER BY id', [
    name,
  ]);

/** The tokens of the links that were asked for, as the email service gets them. */
const tokens = async () =>
  (await requested('password-recovery')).map(({ payload }) => payload.token);

const change = (cookie: string) =>
  app.inject({
    method: 'PUT',
    url: passwordPath('admin'),
    headers: { cookie },
    payload: { current: passwords.admin, next },
  });

/** A link to the chosen address. */
async function linkOf(addressId = 3): Promise<string> {
  await choose(await signIn(), addressId);
  await ask();
  return (await tokens()).at(-1) ?? '';
}

const linkSecret = 'another secret of more than thirty-two characters';

/** A token made of a link's id and time and the secret of booking links, as version 1.0 made them. */
function computedToken({ linkId, madeAt }: { linkId: number; madeAt: number }): string {
  const id = Buffer.alloc(6);
  id.writeUIntBE(linkId, 0, 6);
  const signature = createHmac('sha256', linkSecret).update(`recovery-link:${linkId}:${madeAt}`);
  return Buffer.concat([id, signature.digest().subarray(0, 18)]).toString('base64url');
}

/** Advances the clocks of both replicas. */
function pass(minutes: number): void {
  const later = new Date(Date.now() + minutes * 60_000);
  for (const one of [app, other]) jest.spyOn(one.get(Clock), 'now').mockReturnValue(later);
}

describe('the recovery address', () => {
  it('should be chosen by whoever knows the password, who is told', async () => {
    const cookie = await signIn();
    expect(await chosen(cookie)).toBeNull();
    const refused = await choose(cookie, 3, 'a wrong password');
    expect(refused.json().errors).toEqual([expect.objectContaining({ path: 'current' })]);
    expect(await chosen(cookie)).toBeNull();
    expect((await choose(cookie, 3)).json()).toEqual({ addressId: 3 });
    expect(await chosen(cookie)).toBe(3);
    await choose(cookie, 3);
    expect(await requested('recovery-address-changed')).toHaveLength(1);
    expect((await choose(cookie, null)).json()).toEqual({ addressId: null });
    expect(await chosen(cookie)).toBeNull();
  });

  it('should end with a password that is changed on the desk', async () => {
    await choose(await signIn(), 3);
    expect((await change(await signIn())).statusCode).toBe(204);
    expect(await chosen(await signIn(next))).toBeNull();
    await ask();
    expect(await requested('password-recovery')).toEqual([]);
  });

  it('should not be chosen by a password that is being replaced', async () => {
    const cookie = await signIn();
    const [changed, chose] = await Promise.all([change(cookie), choose(await signIn(), 5)]);
    expect(changed.statusCode).toBe(204);
    expect([200, 400, 401, 409]).toContain(chose.statusCode);
    expect(await chosen(await signIn(next))).toBeNull();
  });

  it('should outlast its own link, but not a password in the environment', async () => {
    await recover({ link: await linkOf() });
    const cookie = await signIn(next);
    expect(await chosen(cookie)).toBe(3);
    const renewed = await startLeads(await hashPasswords());
    const fresh = cookieOf(await tryPassword(renewed, 'admin', passwords.admin));
    expect(await chosen(fresh, renewed)).toBeNull();
    await ask(renewed);
    expect(await requested('password-recovery')).toHaveLength(1);
  });
});

describe('a link', () => {
  it('should be asked for with the same answer, whether an address is set or not', async () => {
    expect(await ask()).toEqual([204, '']);
    expect(await requested('password-recovery')).toEqual([]);
    await linkOf();
    expect(await ask()).toEqual([204, '']);
    const [first, second] = await requested('password-recovery');
    expect(first).toEqual({
      name: 'password-recovery',
      subject: `recovery:3:${first?.payload.linkId}`,
      payload: {
        addressId: 3,
        linkId: expect.any(Number),
        madeAt: expect.any(Number),
        // 256 random bits.
        token: expect.stringMatching(/^[\w-]{43}$/),
      },
    });
    expect(second?.payload.token).not.toBe(first?.payload.token);
  });

  it('should be stored as its hash alone', async () => {
    const token = await linkOf();
    const stored: { hash: string }[] = await admin.query('SELECT * FROM leads.recovery_links');
    expect(stored.map(({ hash }) => hash)).toEqual([
      createHash('sha256').update(token).digest('hex'),
    ]);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect((await recover({ link: stored[0]?.hash ?? '' })).statusCode).toBe(401);
  });

  it('should be offered only while a confirmed address other than the main one is chosen', async () => {
    expect(await session()).toEqual({ gates: [] });
    await choose(await signIn(), 3);
    expect(await session()).toEqual({ gates: [], canRecover: true });
    expect(await session(await signIn())).toEqual({ gates: ['admin', 'rankings'] });
    for (const change of [
      { confirmedAt: null },
      { removedAt: '2026-11-02T15:00:00.000Z' },
      { isMain: true },
    ]) {
      await keepAddresses(change);
      expect([change, await session()]).toEqual([change, { gates: [] }]);
      expect(await ask()).toEqual([204, '']);
    }
    expect(await requested('password-recovery')).toEqual([]);
    await keepAddresses();
    await choose(await signIn(), null);
    expect(await session()).toEqual({ gates: [] });
  });

  it('should end with its address when that is removed', async () => {
    const link = await linkOf();
    await keepAddresses({ removedAt: '2026-11-02T15:00:00.000Z' });
    expect((await recover({ link })).statusCode).toBe(401);
  });

  it('should be sent three times an hour at most, whoever asks where', async () => {
    await choose(await signIn(), 3);
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, index) => ask(index % 2 ? app : other)),
    );
    expect(new Set(answers.map((answer) => answer.join()))).toEqual(new Set(['204,']));
    expect(maxRecoveryLinksPerHour).toBe(3);
    expect(await requested('password-recovery')).toHaveLength(3);
    pass(59);
    await ask();
    expect(await requested('password-recovery')).toHaveLength(3);
    pass(61);
    await ask();
    expect(await requested('password-recovery')).toHaveLength(4);
  });

  it('should be sent to an address six times a day at most, whoever asks', async () => {
    const askOften = async () => {
      for (const on of [app, other, app, other]) await ask(on);
      return (await requested('password-recovery')).length;
    };
    await choose(await signIn(), 3);
    expect(maxRecoveryLinksPerDay).toBe(6);
    expect(await askOften()).toBe(3);
    pass(61);
    expect(await askOften()).toBe(6);
    for (const minutes of [122, 12 * 60, 24 * 60 - 1]) {
      pass(minutes);
      expect(await askOften()).toBe(6);
    }
    const cookie = await signIn();
    await choose(cookie, 4);
    expect(await askOften()).toBe(9);
    await choose(cookie, 3);
    expect(await askOften()).toBe(9);
    pass(25 * 60 + 2);
    expect(await askOften()).toBe(12);
  });

  it('should set a new password, log in, end other sessions and tell the owner', async () => {
    const stolen = await signIn();
    const link = await linkOf();
    expect(await session(stolen)).toEqual({ gates: ['admin', 'rankings'] });
    const answer = await recover({ link }, { on: other });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ gates: ['admin', 'rankings'] });
    expect((await session(cookieOf(answer))).gates).toContain('admin');
    expect((await session(stolen)).gates).toEqual([]);
    expect((await tryPassword(app, 'admin', passwords.admin)).statusCode).toBe(401);
    expect((await tryPassword(app, 'admin', next)).statusCode).toBe(200);
    expect(await requested('password-changed')).toHaveLength(1);
    const again = await recover({ link }, { password: 'seven green lanterns float' });
    expect([again.statusCode, again.json().message]).toEqual([401, wrong]);
  });

  it('should work once, however many use it at once', async () => {
    const link = await linkOf();
    const answers = await Promise.all([
      recover({ link }, { from: '203.0.113.1' }),
      recover({ link }, { from: '203.0.113.2', on: other, password: 'seven green lanterns float' }),
      recover({ link }, { from: '203.0.113.3', password: 'nine quiet rivers wander' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
    expect(await requested('password-changed')).toHaveLength(1);
  });

  it('should not be used up by a password that is refused', async () => {
    const link = await linkOf();
    for (const password of ['password1234', passwords.admin, passwords.rankings]) {
      const answer = await recover({ link }, { password });
      expect(answer.json().errors).toEqual([expect.objectContaining({ path: 'next' })]);
    }
    expect((await recover({ link })).statusCode).toBe(200);
  });

  it('should work for an hour', async () => {
    const link = await linkOf();
    expect(recoveryLinkMinutes).toBe(60);
    pass(61);
    const late = await recover({ link }, { on: other });
    expect([late.statusCode, late.json().message]).toEqual([401, wrong]);
    pass(59);
    expect((await recover({ link }, { on: other })).statusCode).toBe(200);
  });

  it('should end with the password, changed on the desk, by another link or in the environment', async () => {
    const first = await linkOf();
    await ask(other);
    const [, second = ''] = await tokens();
    const cookie = await signIn();
    expect((await change(cookie)).statusCode).toBe(204);
    expect((await recover({ link: first })).statusCode).toBe(401);
    await choose(await signIn(next), 3, next);
    await ask();
    const third = (await tokens()).at(-1) ?? '';
    const again = 'seven green lanterns float';
    expect((await recover({ link: third }, { password: again })).statusCode).toBe(200);
    expect((await recover({ link: second }, { password: next })).statusCode).toBe(401);
    await admin.query('DELETE FROM leads.recovery_links');
    await ask();
    const renewed = await startLeads(await hashPasswords());
    const fourth = (await tokens()).at(-1) ?? '';
    expect((await recover({ link: fourth }, { on: renewed })).statusCode).toBe(401);
  });

  it('should end with the address, also if that is chosen again', async () => {
    const link = await linkOf();
    const cookie = await signIn();
    await choose(cookie, 4);
    expect((await recover({ link })).statusCode).toBe(401);
    await choose(cookie, 3);
    expect((await recover({ link }, { on: other })).statusCode).toBe(401);
    await ask();
    await choose(cookie, null);
    const last = (await tokens()).at(-1) ?? '';
    expect((await recover({ link: last })).statusCode).toBe(401);
  });

  it('should be this one: no foreign, changed or made-up one, with one sentence for all', async () => {
    const link = await linkOf();
    const [{ payload }] = (await requested('password-recovery')) as [Requested];
    const others = [
      computedToken(payload),
      signBookingLink(payload.linkId, linkSecret),
      `${link.slice(0, -1)}~`,
      `${link}x`,
      'x',
    ];
    for (const [index, one] of others.entries()) {
      const answer = await recover({ link: one }, { from: `203.0.113.${20 + index}` });
      expect([answer.statusCode, answer.json().message]).toEqual([401, wrong]);
    }
    expect((await recover({ link })).statusCode).toBe(200);
  });

  it('should be guessed no faster than passwords', async () => {
    const link = await linkOf();
    for (let guess = 0; guess < loginAttempts.client.failures; guess++) {
      expect((await recover({ link: 'a'.repeat(32) })).statusCode).toBe(401);
    }
    expect((await recover({ link })).statusCode).toBe(429);
    expect((await recover({ link }, { from: '198.51.100.1' })).statusCode).toBe(200);
  });
});
