import { addDays, dayOfWeek, easternInstant } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { databaseUrl, redisUrl } from '@agency/testing/test-stack';
import { NetworkKeyCleanupService } from '../src/appointments/network-key-cleanup.service.js';
import { schedulingEnvSchema } from '../src/env.js';
import {
  addContact,
  book,
  botCheckSecret,
  emptyCalendar,
  linkSecret,
  setTime,
  signIn,
  startScheduling,
} from './scheduling-app.js';
import { schedulingSuite } from './scheduling-suite.js';

const suite = schedulingSuite({
  UPCOMING_CALLS_PER_EMAIL: 5,
  UPCOMING_CALLS_PER_PHONE: 8,
  UPCOMING_CALLS_PER_NETWORK: 12,
});

const holidays = ['2026-11-26', '2026-12-25', '2027-01-01'];
const weekdays = Array.from({ length: 40 }, (_, index) => addDays('2026-11-23', index)).filter(
  (day) => dayOfWeek(day) % 6 !== 0 && !holidays.includes(day),
);
/** A different free time for each number. */
const time = (index: number) => {
  const [day = '', hour] = [weekdays[index % 20], 9 + Math.floor(index / 20)];
  return easternInstant(day, `${String(hour).padStart(2, '0')}:00`).toISOString();
};
const hex = (number: number) => number.toString(16).padStart(2, '0');
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const otherNetwork = (index: number) =>
  from(`198.51.${Math.floor(index / 200)}.${1 + (index % 200)}`);
const networkKeys = async () => {
  const rows: { network_key: string | null }[] = await admin.query(
    `SELECT nullif(concat_ws(' ', network_key, network_56_key, network_48_key), '') AS network_key
     FROM scheduling.appointments ORDER BY scheduled_at`,
  );
  return rows.map((row) => row.network_key);
};

/** Books once for each contact, concurrently; returns how many were booked, and the answers of those rejected. */
async function bookAll(contacts: number[], caller: (index: number) => object) {
  const answers = await Promise.all(
    contacts.map((id, index) => book(suite.app, id, time(index), caller(index))),
  );
  const refused = answers.filter(({ statusCode }) => statusCode !== 201);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 422));
  return { booked: answers.length - refused.length, refused };
}

const fifty = (facts: (index: number) => { email?: string; phone?: string }) =>
  Promise.all(Array.from({ length: 50 }, (_, index) => addContact('Ann Rivers', facts(index))));

describe('50 bookings at once under different contacts', () => {
  it.each([
    ['one email address', 5, (i: number) => ({ email: i % 2 ? 'a@b.example' : 'A@B.example' })],
    [
      'one mailbox',
      5,
      (i: number) => ({ email: i % 2 ? `T.arget+x${i}@gmail.com` : 'target@googlemail.com' }),
    ],
    ['one phone number', 8, (i: number) => ({ phone: i % 2 ? '9105550123' : '+1 (910) 555-0123' })],
  ])('should leave %s with %i upcoming calls', async (_, most, facts) => {
    const { booked } = await bookAll(await fifty(facts), otherNetwork);
    expect(booked).toBe(most);
  });

  it.each([
    ['an IPv4 address', () => '192.0.2.7'],
    ['an IPv6 network', (index: number) => `2001:db8:1:2::${index + 1}`],
  ])('should leave %s with 12 upcoming calls', async (_, address) => {
    const { booked } = await bookAll(await fifty(() => ({})), (index) => from(address(index)));
    expect(booked).toBe(12);
  });

  it.each([
    ['/56', 24, (index: number) => `2001:db8:1:2${hex(index % 10)}::1`],
    ['/48', 48, (index: number) => `2001:db8:2:${hex(index)}00::1`],
  ])('should leave the %s of an IPv6 customer with %i upcoming calls', async (_, most, address) => {
    const { booked } = await bookAll(await fifty(() => ({})), (index) => from(address(index)));
    expect(booked).toBe(most);
  });
});

describe('a refusal', () => {
  it('should say the same whichever limit is reached, and nothing about other calls', async () => {
    const shared = { email: 'family@example.com', phone: '9105550123' };
    const refusals = [];
    for (const facts of [{ email: shared.email }, { phone: shared.phone }, {}]) {
      await emptyCalendar();
      const { refused } = await bookAll(
        await fifty(() => facts),
        Object.keys(facts).length > 0 ? otherNetwork : () => from('192.0.2.7'),
      );
      refusals.push(...refused.map((answer) => answer.json().message));
    }
    expect(new Set(refusals)).toEqual(
      new Set([
        'We can’t book another call for you online right now. Please email us, and we’ll find a time together.',
      ]),
    );
  });

  it('should end when a call is canceled or over', async () => {
    const contacts = await fifty(() => ({ email: 'family@example.com' }));
    for (let index = 0; index < 5; index++) {
      expect((await book(suite.app, contacts[index] ?? 0, time(index))).statusCode).toBe(201);
    }
    const again = (index: number) => book(suite.app, contacts[index] ?? 0, time(index));
    expect((await again(5)).statusCode).toBe(422);
    await admin.query(
      `UPDATE scheduling.appointments SET status = 'cancelled' WHERE scheduled_at = $1`,
      [time(0)],
    );
    expect((await again(6)).statusCode).toBe(201);
    expect((await again(7)).statusCode).toBe(422);
    setTime(suite.app, new Date(time(1)));
    expect((await again(8)).statusCode).toBe(201);
  });
});

it('should let a network book ten times in ten minutes unless told otherwise', () => {
  const { RATE_LIMIT_APPOINTMENTS, UPCOMING_CALLS_PER_NETWORK } = schedulingEnvSchema.parse({
    PORT: 0,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    BOOKING_LINK_SECRET: linkSecret,
    BOT_CHECK_SECRET: botCheckSecret,
  });
  expect([RATE_LIMIT_APPOINTMENTS, UPCOMING_CALLS_PER_NETWORK]).toEqual([10, 12]);
});

it('should let a /56 book twice and a /48 four times as often in ten minutes', async () => {
  const strict = await startScheduling({ RATE_LIMIT_APPOINTMENTS: 2 });
  const statusesOf = async (networks: string[]) => {
    const statuses: number[] = [];
    for (const network of networks)
      statuses.push((await book(strict, 2 ** 40, time(0), from(`${network}::1`))).statusCode);
    return statuses;
  };
  const ofOne56 = ['01', '02', '03', '04', '05'].map((end) => `2001:db8:56:7${end}`);
  expect(await statusesOf(ofOne56)).toEqual([404, 404, 404, 404, 429]);
  const ofOne48 = ['8', '9', 'a', 'b', 'c'].map((start) => `2001:db8:56:${start}00`);
  // Requests rejected for the /56 do not count against its neighbors.
  expect(await statusesOf(ofOne48)).toEqual([404, 404, 404, 404, 429]);
  expect(await statusesOf(['2001:db8:57:700'])).toEqual([404]);
});

describe('the owner', () => {
  it('should book and move without limit, and beyond the horizon', async () => {
    const owner = { headers: await signIn() };
    const contacts = await fifty(() => ({ email: 'family@example.com' }));
    const answers = await Promise.all(
      contacts.slice(0, 20).map((id, index) => book(suite.app, id, time(index), owner)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(await networkKeys())).toEqual(new Set([null]));
    const [{ by }] = await admin.query(`SELECT detail->>'by' AS by FROM scheduling.events LIMIT 1`);
    expect(by).toBe('owner');
    const scheduledAt = easternInstant('2027-06-01', '10:00').toISOString();
    const moved = await suite.patch(answers[0]?.json().id, { scheduledAt });
    expect(moved.statusCode).toBe(200);
  });
});

describe('the network of a visitor', () => {
  it('should be kept as a keyed hash, and in no answer', async () => {
    const { id } = (
      await book(suite.app, await addContact(), time(0), from('2001:db8:3::7'))
    ).json();
    const [key] = await networkKeys();
    expect(key).toMatch(/^[\w-]{22}( [\w-]{22}){2}$/);
    const owned = await suite.app.inject({ url: '/api/appointments', headers: await signIn() });
    expect(owned.json()).toEqual([expect.objectContaining({ id })]);
    for (const one of key?.split(' ') ?? []) expect(owned.body).not.toContain(one);
    expect(owned.body).not.toMatch(/network|botCheck/i);
  });

  it('should be removed when the call is over, canceled or booked 60 days ago, and with its lead', async () => {
    const contacts = await Promise.all(Array.from({ length: 4 }, () => addContact()));
    for (const [index, id] of contacts.entries())
      await book(suite.app, id, time(index), from('2001:db8:3::7'));
    const cleanup = suite.app.get(NetworkKeyCleanupService);
    await cleanup.clean();
    expect((await networkKeys()).filter(Boolean)).toHaveLength(4);
    await admin.query(
      `UPDATE scheduling.appointments SET status = 'cancelled' WHERE scheduled_at = $1`,
      [time(1)],
    );
    setTime(suite.app, new Date(time(0)));
    await cleanup.clean();
    expect((await networkKeys()).map(Boolean)).toEqual([false, false, true, true]);
    await admin.query(
      'UPDATE scheduling.appointments SET created_at = $2 WHERE scheduled_at = $1',
      [time(2), new Date(Date.parse(time(0)) - 60 * 86_400_000)],
    );
    await cleanup.clean();
    expect((await networkKeys()).map(Boolean)).toEqual([false, false, false, true]);
    await admin.query('DELETE FROM leads.contacts');
    expect(await networkKeys()).toEqual([]);
  });
});
