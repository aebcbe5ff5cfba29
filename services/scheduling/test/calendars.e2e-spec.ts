import { calendarFailureMessages } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { until } from '@agency/testing/until';
import { CalendarRepository } from '../src/busy-calendars/calendar.repository.js';
import { calendarFile } from './calendar-stand-in.js';
import { busyAt, CalendarsStand } from './calendars-stand.js';
import { friday } from './scheduling-app.js';
import { monday } from './scheduling-suite.js';

const stand = new CalendarsStand();

const busyTimes = () =>
  admin.query('SELECT starts_at, ends_at, title FROM scheduling.busy_times ORDER BY starts_at');
const stored = async () => JSON.stringify(await admin.query('SELECT * FROM scheduling.calendars'));

describe('a calendar by its address', () => {
  it('should be read as it is added, and show all but its address', async () => {
    const path = stand.offer([busyAt('10:00', { title: 'Dentist' }), busyAt('14:00')]);
    const answer = await stand.add(path, { ownEmail: ' ann@example.com ' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      name: 'Private',
      color: 'blue',
      source: 'address',
      addressHint: expect.stringMatching(/^127\.0\.0\.1:\d+ …10\d\d$/),
      createdAt: friday.toISOString(),
      ownEmail: 'ann@example.com',
      showsTitles: false,
      readAt: friday.toISOString(),
      failingSince: null,
      failure: null,
      eventCount: 2,
      busyCount: 2,
      knownUntil: monday('14:30'),
      warnings: [],
    });
    expect((await stand.ask('GET')).json()).toEqual([answer.json()]);
    expect(await busyTimes()).toEqual([
      { starts_at: new Date(monday('10:00')), ends_at: new Date(monday('10:30')), title: null },
      { starts_at: new Date(monday('14:00')), ends_at: new Date(monday('14:30')), title: null },
    ]);
    expect(await stored()).not.toContain('private-');
    expect(await stored()).not.toContain(Buffer.from('private-').toString('hex'));
  });

  it('should be read when the service starts', async () => {
    const path = stand.offer([]);
    await stand.added(path);
    await stand.startPolling();
    await stand.untilAsked(path, 2);
  });

  it.each([
    ['html', 'not-a-calendar'],
    ['error', 'http-error'],
    ['dead', 'unreachable'],
  ] as const)('should not be stored when it is answered by %s', async (behavior, kind) => {
    const path = stand.offer([busyAt('10:00')]);
    stand.provider.behave(path, behavior);
    const answer = await stand.add(path);
    expect(answer.statusCode).toBe(400);
    const message = calendarFailureMessages[kind];
    expect(answer.json().errors).toEqual([{ path: 'address', message }]);
    expect((await stand.ask('GET')).json()).toEqual([]);
  });

  it('should be refused at an address of this machine', async () => {
    const address = 'https://127.0.0.1/a.ics';
    const answer = await stand.ask('POST', '', { name: 'A', color: 'rose', address });
    expect(answer.statusCode).toBe(400);
    const message = calendarFailureMessages['refused-address'];
    expect(answer.json().errors).toEqual([{ path: 'address', message }]);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ color: 'beige' }, 'color'],
    [{ address: '' }, 'address'],
    [{ ownEmail: 'ann' }, 'ownEmail'],
  ])('should be refused with %j', async (fields, path) => {
    const answer = await stand.add(stand.offer([]), fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ path, message: expect.any(String) }]);
  });

  it('should not be there twice', async () => {
    const path = stand.offer([]);
    await stand.added(path);
    const answer = await stand.add(path);
    expect(answer.json().errors).toEqual([
      { path: 'address', message: 'This calendar has already been added.' },
    ]);
  });

  it('should change its name and color without being read', async () => {
    const path = stand.offer([busyAt('10:00')]);
    const id = await stand.added(path);
    const answer = await stand.ask('PATCH', `/${id}`, { name: 'Family', color: 'violet' });
    expect(answer.json()).toMatchObject({ name: 'Family', color: 'violet', busyCount: 1 });
    expect(stand.provider.requestsFor(path)).toBe(1);
  });

  it('should show titles while the owner wants them, and forget them at once', async () => {
    const id = await stand.added(stand.offer([busyAt('10:00', { title: 'Dentist' })]));
    await stand.ask('PATCH', `/${id}`, { showsTitles: true });
    expect(await busyTimes()).toMatchObject([{ title: 'Dentist' }]);
    await stand.ask('PATCH', `/${id}`, { showsTitles: false });
    expect(await busyTimes()).toMatchObject([{ title: null }]);
  });

  it('should be read again at once when the owner changes how it is read during a read', async () => {
    const path = stand.offer([busyAt('10:00', { title: 'Dentist' })]);
    const id = await stand.added(path);
    stand.provider.behave(path, 'hang');
    const reading = stand.ask('POST', `/${id}/read`);
    await stand.untilAsked(path, 2);
    const change = stand.ask('PATCH', `/${id}`, { showsTitles: true });
    await until(async () => (await stand.only()).showsTitles);
    stand.provider.release();
    expect([(await reading).statusCode, (await change).statusCode]).toEqual([200, 200]);
    expect(await busyTimes()).toMatchObject([{ title: 'Dentist' }]);
    expect(stand.provider.requestsFor(path)).toBe(3);
  });

  it('should be read again, without another replica in between, until it is as the owner wants it', async () => {
    const path = stand.offer([busyAt('10:00', { title: 'Dentist' })]);
    const id = await stand.added(path);
    const calendars = stand.app.get(CalendarRepository);
    const storeResult = calendars.storeResult.bind(calendars);
    const isClaimed: boolean[] = [];
    const stored = jest.spyOn(calendars, 'storeResult').mockImplementation(async (...result) => {
      const outcome = await storeResult(...result);
      isClaimed.push(await calendars.isBeingRead(id));
      return outcome;
    });
    stand.provider.behave(path, 'hang');
    const reading = stand.ask('POST', `/${id}/read`);
    await stand.untilAsked(path, 2);
    const first = stand.ask('PATCH', `/${id}`, { showsTitles: true });
    await until(async () => (await stand.only()).showsTitles);
    stand.provider.release();
    stand.provider.behave(path, 'hang');
    await stand.untilAsked(path, 3);
    const second = stand.ask('PATCH', `/${id}`, { ownEmail: 'ann@example.com' });
    await until(async () => (await stand.only()).ownEmail !== null);
    stand.provider.release();
    const answers = await Promise.all([reading, first, second]);
    stored.mockRestore();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(stand.provider.requestsFor(path)).toBe(4);
    expect(isClaimed).toEqual([true, true, false]);
    expect(await busyTimes()).toMatchObject([{ title: 'Dentist' }]);
  });

  it('should be free for other replicas when it changes during every read', async () => {
    const path = stand.offer([]);
    const id = await stand.added(path);
    const calendars = stand.app.get(CalendarRepository);
    const stored = jest.spyOn(calendars, 'storeResult').mockResolvedValue('outdated');
    await stand.ask('POST', `/${id}/read`);
    stored.mockRestore();
    expect(stand.provider.requestsFor(path)).toBe(4);
    expect(await calendars.isBeingRead(id)).toBe(false);
  });

  it('should be read from another address once that can be read', async () => {
    const id = await stand.added(stand.offer([busyAt('10:00')]));
    const other = stand.offer([busyAt('15:00')]);
    const address = stand.provider.origin + other;
    stand.provider.behave(other, 'html');
    expect((await stand.ask('PATCH', `/${id}`, { address, name: 'B' })).statusCode).toBe(400);
    expect(await stand.only()).toMatchObject({ name: 'Private' });
    expect(await busyTimes()).toMatchObject([{ starts_at: new Date(monday('10:00')) }]);
    stand.provider.behave(other, 'serve');
    const answer = await stand.ask('PATCH', `/${id}`, { address });
    expect(answer.json()).toMatchObject({
      addressHint: expect.stringContaining(other.slice(-14, -10)),
    });
    expect(await busyTimes()).toMatchObject([{ starts_at: new Date(monday('15:00')) }]);
  });

  it('should be read now, and free its times when it is removed', async () => {
    const path = stand.offer([]);
    const id = await stand.added(path);
    stand.provider.set(path, calendarFile([busyAt('10:00')]));
    const answer = await stand.ask('POST', `/${id}/read`);
    expect([answer.statusCode, answer.json().busyCount]).toEqual([200, 1]);
    expect((await stand.ask('DELETE', `/${id}`)).statusCode).toBe(204);
    expect(await busyTimes()).toEqual([]);
    expect((await stand.ask('DELETE', `/${id}`)).statusCode).toBe(404);
    expect((await stand.ask('POST', `/${id}/read`)).statusCode).toBe(404);
  });

  it('should not be added where addresses cannot be encrypted', async () => {
    const app = await stand.start({ CALENDAR_SECRET: undefined });
    const address = stand.provider.origin + stand.offer([]);
    const answer = await stand.ask('POST', '', { name: 'A', color: 'blue', address }, app);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].message).toContain('CALENDAR_SECRET');
  });
});

describe('a calendar from a file', () => {
  const query = '/files?name=Club&color=amber';

  it('should be added and replaced, and show its date', async () => {
    const added = await stand.ask('POST', query, calendarFile([busyAt('10:00')]));
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({
      source: 'file',
      addressHint: null,
      readAt: friday.toISOString(),
      busyCount: 1,
    });
    stand.setMinute(10);
    const { id } = added.json();
    const replaced = await stand.ask('PUT', `/${id}/file`, calendarFile([busyAt('11:00')]));
    expect(replaced.statusCode).toBe(200);
    expect(replaced.json().readAt).not.toBe(friday.toISOString());
    expect(await busyTimes()).toMatchObject([{ starts_at: new Date(monday('11:00')) }]);
    await stand.poll();
    expect(await stand.only()).toMatchObject({ failingSince: null, busyCount: 1 });
    stand.setMinute(0);
  });

  it('should be refused if it is not a calendar, or is too large', async () => {
    const none = await stand.ask('POST', query, '<!doctype html>');
    expect(none.statusCode).toBe(400);
    const message = 'This is a web page. Please choose a calendar file (.ics).';
    expect(none.json().errors).toEqual([{ path: 'file', message }]);
    const large = await stand.ask('POST', query, `BEGIN:VCALENDAR${' '.repeat(10 * 1024 * 1024)}`);
    expect(large.statusCode).toBe(413);
    expect((await stand.ask('POST', query, { no: 'file' })).statusCode).toBe(415);
    expect((await stand.ask('GET')).json()).toEqual([]);
  });

  it('should not become one by address, nor the other way around', async () => {
    const { id } = (await stand.ask('POST', query, calendarFile([]))).json();
    const address = stand.provider.origin + stand.offer([]);
    expect((await stand.ask('PATCH', `/${id}`, { address })).statusCode).toBe(409);
    const other = await stand.added(stand.offer([]));
    expect((await stand.ask('PUT', `/${other}/file`, calendarFile([]))).statusCode).toBe(409);
  });
});
