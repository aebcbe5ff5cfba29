import { easternInstant } from '@agency/contracts';
import { BotCheckService } from '@agency/platform';
import { admin } from '@agency/testing/admin-database';
import { solve } from '@agency/testing/bot-proof';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  addContact,
  book,
  emptyCalendar,
  friday,
  setTime,
  signIn,
  startScheduling,
} from './scheduling-app.js';

let requiring: NestFastifyApplication;
let replica: NestFastifyApplication;
beforeAll(async () => {
  requiring = await startScheduling({ BOT_CHECK: 'required' });
  replica = await startScheduling({ BOT_CHECK: 'required' });
});
beforeEach(emptyCalendar);

const monday = (time: string) => easternInstant('2026-11-23', time).toISOString();
const verdicts = () => admin.query('SELECT bot_check FROM scheduling.appointments ORDER BY id');

/** The library uses the machine's clock for a proof's age. */
async function proof(madeAt = new Date()): Promise<string> {
  setTime(requiring, madeAt);
  const challenge = await requiring.get(BotCheckService).createChallenge();
  setTime(requiring, friday);
  return solve(challenge);
}

describe('a required bot check', () => {
  it('should take a proof for one booking only, also on another replica', async () => {
    const [ann, bob] = [await addContact(), await addContact()];
    const altcha = await proof();
    const answers = await Promise.all([
      book(requiring, ann, monday('09:00'), { altcha }),
      book(replica, bob, monday('10:00'), { altcha }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 403]);
    expect(await verdicts()).toEqual([{ bot_check: 'passed' }]);
  });

  it('should refuse a booking with the proof of a form', async () => {
    const altcha = await proof();
    // Like the leads service with a form's proof.
    expect(await requiring.get(BotCheckService).check({ proof: altcha })).toBe('passed');
    const answer = await book(requiring, await addContact(), monday('09:00'), { altcha });
    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      expect.stringMatching(/reload the page and try again/),
    ]);
    expect(await verdicts()).toEqual([]);
  });

  it('should ask no proof of the owner, nor of the holder of a booking link', async () => {
    const headers = await signIn();
    const answer = await book(requiring, await addContact(), monday('09:00'), { headers });
    expect(answer.statusCode).toBe(201);
    expect(await verdicts()).toEqual([{ bot_check: null }]);
  });
});

describe('an observed bot check', () => {
  it('should take a plain booking and keep what it would have refused', async () => {
    const observing = await startScheduling();
    expect((await book(observing, await addContact(), monday('09:00'))).statusCode).toBe(201);
    const altcha = await proof();
    await book(observing, await addContact(), monday('10:00'), { altcha });
    await book(observing, await addContact(), monday('11:00'), { altcha });
    expect(await verdicts()).toEqual(
      ['missing', 'passed', 'replayed'].map((verdict) => ({ bot_check: verdict })),
    );
  });
});
