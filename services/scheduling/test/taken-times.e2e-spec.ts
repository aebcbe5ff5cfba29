import { addDays, easternInstant, maxHorizonDays } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { addContact, saveRules, signIn, startScheduling } from './scheduling-app.js';
import { schedulingSuite } from './scheduling-suite.js';

const suite = schedulingSuite();

const today = '2026-11-20';

/** Sixteen calls a day for this many days from tomorrow. */
async function fillDays(days: number): Promise<void> {
  await admin.query(
    `INSERT INTO scheduling.appointments (contact_id, scheduled_at, duration, calendar_uid, meeting_room)
     SELECT $1, $2::timestamptz + day * interval '24 hours' + slot * interval '30 minutes', 30,
       gen_random_uuid(), 'room'
     FROM generate_series(1, $3) AS day, generate_series(0, 15) AS slot`,
    [await addContact(), easternInstant(today, '09:00'), days],
  );
}

async function taken(query = '') {
  const answer = await suite.app.inject({ url: `/api/appointments${query}` });
  expect(answer.statusCode).toBe(200);
  const times: { scheduledAt: string }[] = answer.json();
  return { times, total: answer.headers['x-total-count'], link: answer.headers.link };
}

const setHorizon = (horizonDays: number | null) => saveRules(suite.app, { horizonDays });

it('should tell anyone all taken times of the horizon in one answer', async () => {
  await fillDays(62);
  const { times, total, link } = await taken();
  expect([times.length, total, link]).toEqual([960, '960', undefined]);
  const horizonEnds = easternInstant(addDays(today, 61), '00:00').toISOString();
  expect(times.every(({ scheduledAt }) => scheduledAt < horizonEnds)).toBe(true);
  const [first, last] = [times[0], times[959]];
  const asked = new URLSearchParams({ limit: '1', offset: '5' });
  expect((await taken(`?${asked}`)).times).toEqual(times);
  const span = new URLSearchParams({ from: first?.scheduledAt ?? '', to: last?.scheduledAt ?? '' });
  expect((await taken(`?${span}`)).times).toEqual(times.slice(0, -1));
});

it('should follow the horizon that the owner sets', async () => {
  await fillDays(62);
  await setHorizon(2);
  expect((await taken()).times).toHaveLength(32);
  await setHorizon(null);
  expect((await taken()).times).toHaveLength(992);
});

it('should stay bounded when the owner cleared the horizon', async () => {
  await setHorizon(null);
  await fillDays(maxHorizonDays + 10);
  expect((await taken()).times).toHaveLength(16 * maxHorizonDays);
  const from = easternInstant(addDays(today, maxHorizonDays), '12:00').toISOString();
  expect((await taken(`?${new URLSearchParams({ from })}`)).times).toHaveLength(10 + 16 * 10);
});

it('should answer 304 while nothing has changed, and see any change at once on every replica', async () => {
  const replica = await startScheduling();
  await fillDays(2);
  const ask = (from: NestFastifyApplication, etag?: string) =>
    from.inject({
      url: '/api/appointments',
      headers: etag ? { 'if-none-match': etag } : {},
    });
  const first = await ask(suite.app);
  expect(first.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-type': 'application/json; charset=utf-8',
  });
  const changes = [
    `UPDATE scheduling.appointments SET scheduled_at = scheduled_at + interval '20 minutes'
     WHERE id = (SELECT max(id) FROM scheduling.appointments)`,
    `UPDATE scheduling.appointments SET duration = 45 WHERE id = (SELECT max(id) FROM scheduling.appointments)`,
    `UPDATE scheduling.appointments SET status = 'cancelled' WHERE id = (SELECT min(id) FROM scheduling.appointments)`,
    'DELETE FROM leads.contacts',
  ];
  let etag = String(first.headers.etag);
  for (const change of changes) {
    for (const one of [suite.app, replica]) expect((await ask(one, etag)).statusCode).toBe(304);
    await admin.query(change);
    const answers = [await ask(suite.app, etag), await ask(replica, etag)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.body).toBe(answers[1]?.body);
    etag = String(answers[0]?.headers.etag);
  }
  expect((await ask(suite.app)).json()).toEqual([]);
});

it('should never give the owner’s list to be kept', async () => {
  const answer = await suite.app.inject({ url: '/api/appointments', headers: await signIn() });
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
});

it('should read the taken times from an index', async () => {
  await fillDays(700);
  await admin.query('ANALYZE scheduling.appointments');
  const plan = await admin.query(
    `EXPLAIN SELECT scheduled_at, duration FROM scheduling.appointments
     WHERE status <> 'cancelled' AND scheduled_at > $1 AND scheduled_at >= $1
       AND scheduled_at < $2 AND scheduled_at < 'infinity' ORDER BY scheduled_at`,
    [easternInstant(today, '12:00'), easternInstant(addDays(today, 61), '00:00')],
  );
  expect(JSON.stringify(plan)).toContain('appointments_by_time');
});
