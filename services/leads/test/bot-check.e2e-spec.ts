import { type BotChallenge, honeypotField } from '@agency/contracts';
import { Clock } from '@agency/platform';
import { admin } from '@agency/testing/admin-database';
import { encodeProof as encode, solve } from '@agency/testing/bot-proof';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { addCall, addLead, lead, startLeads } from './leads-app.js';

let observing: NestFastifyApplication;
let requiring: NestFastifyApplication;

beforeAll(async () => {
  observing = await startLeads({ BOT_CHECK: 'observe' });
  requiring = await startLeads({ BOT_CHECK: 'required' });
});

async function challengeOf(app: NestFastifyApplication): Promise<BotChallenge> {
  return (await app.inject({ url: '/api/bot-check/challenge' })).json();
}

async function send(app: NestFastifyApplication, extra: object) {
  const payload = { ...lead, ...extra };
  const answer = await app.inject({ method: 'POST', url: '/api/contacts', payload });
  const rows = await app
    .get(DataSource)
    .query('SELECT bot_check FROM leads.contacts WHERE id = $1', [answer.json().id ?? 0]);
  return { status: answer.statusCode, message: answer.json().message, verdict: rows[0]?.bot_check };
}

describe('a surge', () => {
  const counters = async (app: NestFastifyApplication) => {
    const proof = await solve(await challengeOf(app));
    return JSON.parse(Buffer.from(proof, 'base64').toString()).solution.counter;
  };

  it('of forms should make proofs cost four times as much, for an hour', async () => {
    await admin.query('DELETE FROM leads.contacts');
    const app = await startLeads({ BOT_CHECK: 'required', SURGE_FORMS_PER_HOUR: 2 });
    for (let form = 0; form < 2; form++) await addLead({ created_at: new Date() });
    expect(await counters(app)).toBeLessThan(3_000);
    await addLead({ created_at: new Date() });
    expect(await counters(app)).toBeGreaterThanOrEqual(4_000);
    const altcha = await solve(await challengeOf(app));
    expect(await send(app, { altcha })).toMatchObject({ status: 201, verdict: 'passed' });
    await admin.query(`UPDATE leads.contacts SET created_at = now() - interval '61 minutes'`);
    expect(await counters(app)).toBeLessThan(3_000);
  });

  it('of bookings should do the same, also when they were canceled', async () => {
    await admin.query('DELETE FROM leads.contacts');
    const app = await startLeads({ SURGE_BOOKINGS_PER_HOUR: 1 });
    const id = await addLead();
    for (let call = 0; call < 2; call++) await addCall(id, new Date().toISOString());
    // Calls without a bot verdict were booked by the owner, and do not count.
    expect(await counters(app)).toBeLessThan(3_000);
    await admin.query(
      `UPDATE scheduling.appointments SET bot_check = 'missing', status = 'cancelled'`,
    );
    expect(await counters(app)).toBeGreaterThanOrEqual(4_000);
    await admin.query('DELETE FROM leads.contacts');
  });
});

describe('a required bot check', () => {
  it('should take a solved challenge once', async () => {
    const altcha = await solve(await challengeOf(requiring));
    expect(await send(requiring, { altcha })).toMatchObject({ status: 201, verdict: 'passed' });
    expect(await send(requiring, { altcha })).toMatchObject({ status: 403 });
  });

  it('should let one of many simultaneous uses of a proof through', async () => {
    const altcha = await solve(await challengeOf(requiring));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(requiring, { altcha })),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
  });

  it('should refuse an answer without work, in words a visitor understands', async () => {
    const challenge = await challengeOf(requiring);
    const derivedKey = challenge.parameters.keyPrefix.padEnd(64, '0');
    const altcha = encode({ challenge, solution: { counter: 0, derivedKey, time: 1 } });
    expect(await send(requiring, { altcha })).toMatchObject({
      status: 403,
      message: expect.stringContaining('reload the page'),
    });
  });

  it('should refuse a changed, a foreign, an expired and a missing proof', async () => {
    const foreign = await startLeads({
      BOT_CHECK_SECRET: 'another secret of over thirty-two letters',
    });
    const alien = await challengeOf(foreign);
    const anHourAgo = new Date(Date.now() - 3_600_000);
    const clock = jest.spyOn(requiring.get(Clock), 'now').mockReturnValue(anHourAgo);
    const expired = await challengeOf(requiring);
    clock.mockRestore();
    const solvedCheaply = JSON.parse(
      Buffer.from(await solve(await challengeOf(requiring)), 'base64').toString(),
    );
    solvedCheaply.challenge.parameters.cost = 1;
    for (const altcha of [encode(solvedCheaply), await solve(alien), await solve(expired)]) {
      expect(await send(requiring, { altcha })).toMatchObject({ status: 403 });
    }
    for (const altcha of [undefined, 'not base64 json', encode({ challenge: null })]) {
      expect(await send(requiring, { altcha })).toMatchObject({ status: 403 });
    }
  });

  it('should refuse a filled honeypot', async () => {
    const altcha = await solve(await challengeOf(requiring));
    const answer = await send(requiring, { altcha, [honeypotField]: 'https://spam.example' });
    expect(answer.status).toBe(403);
  });
});

describe('an observed bot check', () => {
  it('should take everything and keep what it would have refused', async () => {
    expect(await send(observing, {})).toMatchObject({ status: 201, verdict: 'missing' });
    expect(await send(observing, { [honeypotField]: 'x' })).toMatchObject({
      status: 201,
      verdict: 'honeypot',
    });
    expect(await send(observing, { altcha: 'x' })).toMatchObject({
      status: 201,
      verdict: 'invalid',
    });
    const altcha = await solve(await challengeOf(observing));
    await send(observing, { altcha });
    expect(await send(observing, { altcha })).toMatchObject({ status: 201, verdict: 'replayed' });
  });
});
