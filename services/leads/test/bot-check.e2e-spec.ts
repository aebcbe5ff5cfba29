import { type BotChallenge, honeypotField } from '@agency/contracts';
import { Clock } from '@agency/platform';
import { encodeProof as encode, solve } from '@agency/testing/bot-proof';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { lead, startLeads } from './leads-app.js';

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
