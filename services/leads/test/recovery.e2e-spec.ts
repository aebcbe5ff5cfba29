import { apiPaths, loginAttempts, passwordPath } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
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

beforeAll(async () => {
  const hashes = await hashPasswords();
  app = await startLeads(hashes);
  other = await startLeads(hashes);
});
beforeEach(async () => {
  await redis.flushdb();
  await admin.query('TRUNCATE leads.gate_passwords, leads.recovery_codes, leads.outbox');
});
afterAll(() => redis.disconnect());

const signIn = async (password: string = passwords.admin) =>
  cookieOf(await tryPassword(app, 'admin', password));
const make = (cookie: string, current: string = passwords.admin, on = app) =>
  on.inject({
    method: 'POST',
    url: apiPaths.recoveryCodes,
    headers: { cookie },
    payload: { current },
  });
const codesOf = async (cookie: string, current?: string): Promise<string[]> =>
  (await make(cookie, current)).json().codes;
const recover = (code: string, { on = app, password = next, from = '203.0.113.9' } = {}) =>
  on.inject({
    method: 'POST',
    url: apiPaths.recovery,
    headers: { 'x-forwarded-for': from },
    payload: { code, next: password },
  });
const session = async (cookie = '', on = app) =>
  (await on.inject({ url: apiPaths.session, headers: { cookie } })).json();
const left = async (cookie: string) =>
  (await other.inject({ url: apiPaths.recoveryCodes, headers: { cookie } })).json().left;

describe('recovery codes', () => {
  it('should be ten for whoever knows the password, and readable nowhere else', async () => {
    const cookie = await signIn();
    expect(await session()).toEqual({ gates: [] });
    expect((await make(cookie, 'a wrong password')).json().errors).toEqual([
      expect.objectContaining({ path: 'current' }),
    ]);
    const codes = await codesOf(cookie);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes)
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    const stored = JSON.stringify(await admin.query('SELECT * FROM leads.recovery_codes'));
    for (const code of codes) expect(stored).not.toContain(code);
    expect(await left(cookie)).toBe(10);
    expect(await session()).toEqual({ gates: [], canRecover: true });
    expect(await session(cookie)).toEqual({ gates: ['admin', 'rankings'] });
  });

  it('should each set a new password once, sign in, end other sessions and tell the owner', async () => {
    const stolen = await signIn();
    const [first = '', second = ''] = await codesOf(stolen);
    expect(await admin.query('SELECT name FROM leads.outbox')).toEqual([
      { name: 'recovery-codes-made' },
    ]);
    await admin.query('DELETE FROM leads.outbox');
    const answer = await recover(first.toLowerCase().replaceAll('-', ' '), { on: other });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ gates: ['admin', 'rankings'] });
    const cookie = cookieOf(answer);
    expect((await session(cookie)).gates).toContain('admin');
    expect((await session(stolen)).gates).toEqual([]);
    expect((await tryPassword(app, 'admin', passwords.admin)).statusCode).toBe(401);
    expect((await tryPassword(app, 'admin', next)).statusCode).toBe(200);
    expect(await left(cookie)).toBe(9);
    expect(await admin.query('SELECT name FROM leads.outbox')).toEqual([
      { name: 'password-changed' },
    ]);
    expect((await recover(first, { password: 'seven green lanterns float' })).statusCode).toBe(401);
    expect((await recover(second, { password: 'seven green lanterns float' })).statusCode).toBe(
      200,
    );
  });

  it('should not be used up by a password that is refused', async () => {
    const cookie = await signIn();
    const [code = ''] = await codesOf(cookie);
    for (const password of ['password1234', passwords.admin, passwords.rankings]) {
      const answer = await recover(code, { password });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toEqual([expect.objectContaining({ path: 'next' })]);
    }
    expect(await left(cookie)).toBe(10);
    expect((await recover(code)).statusCode).toBe(200);
  });

  it('should work once, however many use it at once', async () => {
    const [code = ''] = await codesOf(await signIn());
    const answers = await Promise.all([
      recover(code, { from: '203.0.113.1' }),
      recover(code, { from: '203.0.113.2', on: other, password: 'seven green lanterns float' }),
      recover(code, { from: '203.0.113.3', password: 'nine quiet rivers wander' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
  });

  it('should replace the earlier ones, also if two replicas make them at once', async () => {
    const cookie = await signIn();
    const [old = ''] = await codesOf(cookie);
    await Promise.all([make(cookie), make(cookie, passwords.admin, other)]);
    expect(await left(cookie)).toBe(10);
    expect((await recover(old)).statusCode).toBe(401);
  });

  it('should end with the password, changed on the desk or in the environment', async () => {
    const cookie = await signIn();
    const [code = ''] = await codesOf(cookie);
    const changed = await app.inject({
      method: 'PUT',
      url: passwordPath('admin'),
      headers: { cookie },
      payload: { current: passwords.admin, next },
    });
    expect(changed.statusCode).toBe(204);
    expect((await recover(code)).statusCode).toBe(401);
    const again = await codesOf(cookieOf(changed), next);
    expect(again).toHaveLength(10);
    const renewed = await startLeads(await hashPasswords());
    expect((await recover(again[0] ?? '', { on: renewed })).statusCode).toBe(401);
    expect((await session('', renewed)).canRecover).toBeUndefined();
  });

  it('should be guessed no faster than passwords', async () => {
    const [code = ''] = await codesOf(await signIn());
    for (let guess = 0; guess < loginAttempts.client.failures; guess++) {
      expect((await recover('0000-0000-0000-0000')).statusCode).toBe(401);
    }
    expect((await recover(code)).statusCode).toBe(429);
    expect((await recover(code, { from: '198.51.100.1' })).statusCode).toBe(200);
  });
});

it('should know a password whose accents were typed as characters of their own', async () => {
  const cookie = await signIn();
  const [code = ''] = await codesOf(cookie);
  const accented = 'Čtyři žluté krávy běží';
  expect((await recover(code, { password: accented.normalize('NFD') })).statusCode).toBe(200);
  for (const form of ['NFC', 'NFD']) {
    expect((await tryPassword(app, 'admin', accented.normalize(form))).statusCode).toBe(200);
  }
});
