import { MetricsService } from '@agency/platform';
import { admin } from '@agency/testing/admin-database';
import { PinoLogger } from 'nestjs-pino';
import { CalendarRepository } from '../src/busy-calendars/calendar.repository.js';
import { calendarFile } from './calendar-stand-in.js';
import { busyAt, CalendarsStand } from './calendars-stand.js';
import { monday } from './scheduling-suite.js';

const stand = new CalendarsStand();
beforeEach(() => stand.setMinute(0));

const busyStarts = async () => {
  const rows = await admin.query('SELECT starts_at FROM scheduling.busy_times ORDER BY starts_at');
  return rows.map((row: { starts_at: Date }) => row.starts_at.toISOString());
};
const emails = () =>
  admin.query(
    `SELECT name, payload, subject FROM scheduling.outbox WHERE name = 'calendar-unreadable' ORDER BY id`,
  );
const minute = (number: number) =>
  new Date(Date.parse('2026-11-20T17:00:00Z') + number * 60_000).toISOString();

describe.each([
  ['error', 'http-error'],
  ['html', 'not-a-calendar'],
  ['dead', 'unreachable'],
] as const)('a calendar that is answered by %s', (behavior, failure) => {
  it('should keep its last copy, say since when and why, and be clear again once it can be read', async () => {
    const path = stand.offer([busyAt('10:00')]);
    await stand.added(path);
    stand.provider.behave(path, behavior);
    for (const at of [5, 10]) {
      stand.setMinute(at);
      await stand.poll();
    }
    expect(await stand.only()).toMatchObject({
      failure,
      failingSince: minute(5),
      readAt: minute(0),
      busyCount: 1,
    });
    expect(await busyStarts()).toEqual([monday('10:00')]);
    stand.provider.set(path, calendarFile([busyAt('11:00')]));
    stand.setMinute(60);
    await stand.poll();
    expect(await stand.only()).toMatchObject({
      failure: null,
      failingSince: null,
      readAt: minute(60),
    });
    expect(await busyStarts()).toEqual([monday('11:00')]);
  });
});

it('should be left alone for longer after each failure, and read at once when the owner asks', async () => {
  const path = stand.offer([]);
  const id = await stand.added(path);
  stand.provider.behave(path, 'error');
  for (let at = 5; at <= 120; at += 5) {
    stand.setMinute(at);
    await stand.poll();
  }
  // Every five minutes would be 24 times.
  expect(stand.provider.requestsFor(path)).toBeLessThan(12);
  expect(stand.provider.requestsFor(path)).toBeGreaterThan(6);
  stand.provider.behave(path, 'serve');
  expect((await stand.ask('POST', `/${id}/read`)).json()).toMatchObject({ failure: null });
});

it('should keep its busy times when it is suddenly empty, until it is empty twice in a row', async () => {
  const path = stand.offer([busyAt('10:00')]);
  await stand.added(path);
  const full = calendarFile([busyAt('10:00')]);
  const read = async (at: number, file: string) => {
    stand.provider.set(path, file);
    stand.setMinute(at);
    await stand.poll();
    return { ...(await stand.only()), starts: await busyStarts() };
  };
  const suspect = { failure: 'suddenly-empty', starts: [monday('10:00')] };
  expect(await read(5, calendarFile([]))).toMatchObject(suspect);
  expect(await read(10, full)).toMatchObject({ failure: null, starts: [monday('10:00')] });
  expect(await read(15, calendarFile([]))).toMatchObject(suspect);
  expect(await read(20, '<!doctype html>')).toMatchObject({ failure: 'not-a-calendar' });
  expect(await read(35, calendarFile([]))).toMatchObject(suspect);
  expect(await read(70, calendarFile([]))).toMatchObject({
    failure: null,
    eventCount: 0,
    starts: [],
  });
});

it('should be written about after an hour, once for each outage', async () => {
  const path = stand.offer([]);
  const id = await stand.added(path);
  const fail = async (...minutes: number[]) => {
    stand.provider.behave(path, 'dead');
    for (const at of minutes) {
      stand.setMinute(at);
      await stand.poll();
    }
  };
  await fail(5, 30, 60);
  expect(await emails()).toEqual([]);
  const seconds = (at: number) => Date.parse(minute(at)) / 1_000;
  const emailAbout = (at: number) => ({
    name: 'calendar-unreadable',
    payload: { calendarId: id, failingSince: seconds(at) },
    subject: `calendar:${id}`,
  });
  await fail(65, 70, 200);
  expect(await emails()).toEqual([emailAbout(5)]);
  stand.provider.behave(path, 'serve');
  await stand.ask('POST', `/${id}/read`);
  await fail(205, 230, 265, 300);
  expect(await emails()).toEqual([emailAbout(5), emailAbout(205)]);
});

it.each(['claim', 'storeResult'] as const)(
  'should be logged as an error once when its %s fails, and fail the poll without quoting the database',
  async (step) => {
    await stand.added(stand.offer([]));
    const failing = jest
      .spyOn(stand.app.get(CalendarRepository), step)
      .mockRejectedValueOnce(new Error('invalid input syntax: "Dentist"'));
    const logged = jest.spyOn(PinoLogger.prototype, 'error');
    stand.setMinute(5);
    const failure = await stand.poll().catch((error: unknown) => error);
    expect(failure).toEqual(new Error('Some calendars couldn’t be stored.'));
    expect(logged).toHaveBeenCalledTimes(1);
    failing.mockRestore();
    logged.mockRestore();
  },
);

it('should store nothing of a read that is out of date when it ends', async () => {
  const path = stand.offer([busyAt('10:00', { title: 'Dentist' })]);
  const id = await stand.added(path, { showsTitles: true });
  stand.provider.set(path, calendarFile([busyAt('11:00', { title: 'Dentist' })]), 'hang');
  const reading = stand.ask('POST', `/${id}/read`);
  await stand.untilAsked(path, 2);
  await stand.ask('PATCH', `/${id}`, { showsTitles: false });
  stand.provider.release();
  expect((await reading).statusCode).toBe(200);
  const titles = await admin.query('SELECT title FROM scheduling.busy_times');
  expect(titles).toEqual([{ title: null }]);
});

it('should be read by one replica at a time, and by another one when that died', async () => {
  const path = stand.offer([]);
  await stand.added(path);
  const replica = await stand.start();
  stand.provider.set(path, calendarFile([busyAt('10:00')]), 'hang');
  for (const app of [stand.app, replica]) stand.setMinute(5, app);
  const polls = [stand.poll(), stand.poll(replica)];
  await stand.untilAsked(path, 2);
  stand.provider.release();
  await Promise.all(polls);
  expect(stand.provider.requestsFor(path)).toBe(2);
  expect(await busyStarts()).toEqual([monday('10:00')]);
  await admin.query('UPDATE scheduling.calendars SET reading_until = $1', [minute(11)]);
  stand.setMinute(12, replica);
  await stand.poll(replica);
  expect(stand.provider.requestsFor(path)).toBe(3);
});

it('should log and measure numbers and kinds, and no address and no title', async () => {
  const levels = ['info', 'warn', 'error'] as const;
  const spies = levels.map((level) => jest.spyOn(PinoLogger.prototype, level));
  const path = stand.offer([busyAt('10:00', { title: 'Dentist' })]);
  await stand.added(path, { showsTitles: true, ownEmail: 'ann@example.com' });
  for (const behavior of ['serve', 'html', 'error', 'dead'] as const) {
    stand.provider.behave(path, behavior);
    const [{ id }] = (await stand.ask('GET')).json();
    await stand.ask('POST', `/${id}/read`);
  }
  const lines = JSON.stringify(spies.flatMap(({ mock }) => mock.calls));
  expect(lines).toContain('not-a-calendar');
  const metrics = await stand.app.get(MetricsService).text();
  expect(metrics).toMatch(/^other_calendars\{state="failing",.*\} 1$/m);
  expect(lines + metrics).not.toMatch(/private-|basic\.ics|Dentist|ann@example|Private/);
});
