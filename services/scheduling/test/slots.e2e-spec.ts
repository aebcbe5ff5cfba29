import { addDays, apiPaths, easternInstant, type OwnerSlots, type Slots } from '@agency/contracts';
import { admin, storeSetting } from '@agency/testing/admin-database';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  addContact,
  addDayOff,
  book,
  emptyCalendar,
  friday,
  patchCall,
  saveRules,
  setTime,
  signIn,
  startScheduling,
} from './scheduling-app.js';

let app: NestFastifyApplication;
/** A second instance on the same database. */
let replica: NestFastifyApplication;
beforeAll(async () => {
  app = await startScheduling();
  replica = await startScheduling();
});
beforeEach(async () => {
  await emptyCalendar();
  setTime(app, friday);
  setTime(replica, friday);
});

const monday = '2026-11-23';
const at = (time: string, day = monday) => easternInstant(day, time).toISOString();

async function slots(from: NestFastifyApplication = app, query = ''): Promise<Slots> {
  const answer = await from.inject({ url: `${apiPaths.slots}${query}` });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
async function ownerSlots(query = ''): Promise<OwnerSlots> {
  const answer = await app.inject({
    url: `${apiPaths.ownerSlots}${query}`,
    headers: await signIn(),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
/** Why a start cannot be booked; undefined if the day is not in the answer. */
function reason({ starts, days }: OwnerSlots, time: string, day = monday) {
  return days.find((one) => one.day === day)?.reasons[starts.indexOf(time)];
}

async function addCalendar(): Promise<number> {
  const [{ id }] = await admin.query(
    `INSERT INTO scheduling.calendars (name, color, source) VALUES ('Family', 'channel', 'address') RETURNING id`,
  );
  return id;
}
const addBusyTime = (calendarId: number, from: string, to: string) =>
  admin.query(
    'INSERT INTO scheduling.busy_times (calendar_id, starts_at, ends_at) VALUES ($1, $2, $3)',
    [calendarId, from, to],
  );

describe(`GET ${apiPaths.slots}`, () => {
  it('should tell the weekdays of the horizon, each with its starts and what is in their way', async () => {
    await book(app, await addContact(), at('10:00'));
    const answer = await slots();
    expect([answer.starts.length, answer.lastDay]).toEqual([16, addDays('2026-11-20', 60)]);
    const days = answer.days.map(({ day }) => day);
    expect([days.length, days[0], days[1], days.at(-1)]).toEqual([
      43,
      '2026-11-20',
      monday,
      '2027-01-19',
    ]);
    expect([reason(answer, '09:30'), reason(answer, '10:00')]).toEqual([null, 'taken']);
    expect([reason(answer, '12:00', '2026-11-20'), reason(answer, '12:30', '2026-11-20')]).toEqual([
      'past',
      null,
    ]);
  });

  it('should end with a nearer horizon, and go on from a later day where there is more', async () => {
    const set = (horizonDays: number | null) => saveRules(app, { horizonDays });
    await set(3);
    expect((await slots()).days.map(({ day }) => day)).toEqual(['2026-11-20', monday]);
    await set(0);
    expect(await slots()).toMatchObject({ lastDay: '2026-11-20', days: [{ day: '2026-11-20' }] });
    await set(null);
    const [first, later] = [await slots(), await slots(app, '?from=2027-01-25')];
    expect([first.lastDay, first.days.at(-1)?.day]).toEqual([null, '2027-01-22']);
    expect([later.days[0]?.day, later.days.at(-1)?.day]).toEqual(['2027-01-25', '2027-03-26']);
    await set(60);
    expect(await slots(app, '?from=2027-02-01')).toMatchObject({ days: [] });
    expect((await slots(app, '?from=2020-01-01')).days).toEqual((await slots()).days);
  });

  it('should not let a call that is being moved block its own times', async () => {
    await saveRules(app, { bufferMinutes: 30, maxCallsPerDay: 1 });
    await book(app, await addContact(), at('10:00'));
    const answer = await slots();
    expect(['09:30', '10:00', '10:30', '11:00'].map((time) => reason(answer, time))).toEqual([
      'taken',
      'taken',
      'taken',
      'day-full',
    ]);
    const moving = await slots(app, `?${new URLSearchParams({ present: at('10:00') })}`);
    expect(new Set(moving.days[1]?.reasons)).toEqual(new Set([null]));
  });

  it('should answer 304 while nothing has changed, and only then', async () => {
    const first = await app.inject({ url: apiPaths.slots });
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache' });
    const etag = String(first.headers.etag);
    const ask = (tag: string) =>
      replica.inject({ url: apiPaths.slots, headers: { 'if-none-match': tag } });
    const known = await ask(`"another", W/${etag}`);
    expect([known.statusCode, known.headers.etag]).toEqual([304, etag]);
    expect((await ask('"another"')).statusCode).toBe(200);
    await book(app, await addContact(), at('10:00'));
    const changed = await ask(etag);
    expect([changed.statusCode, reason(changed.json(), '10:00')]).toEqual([200, 'taken']);
  });

  it("should keep the owner's answer out of browser caches", async () => {
    const answer = await app.inject({ url: apiPaths.ownerSlots, headers: await signIn() });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  });

  it('should be small enough to travel uncompressed', async () => {
    expect((await app.inject({ url: apiPaths.slots })).body.length).toBeLessThan(6_000);
  });

  it('should follow the clock from minute to minute', async () => {
    expect(reason(await slots(), '12:30', '2026-11-20')).toBeNull();
    setTime(app, new Date(friday.getTime() + 30 * 60_000));
    expect(reason(await slots(), '12:30', '2026-11-20')).toBe('past');
  });
});

describe('a busy time of another calendar', () => {
  it('should be a taken time for visitors, and nothing but its reason for the owner', async () => {
    await addBusyTime(await addCalendar(), at('10:15'), at('11:00'));
    const [visitors, owners] = [await slots(), await ownerSlots()];
    for (const [time, forVisitors, forOwner] of [
      ['09:30', null, null],
      ['10:00', 'taken', 'busy'],
      ['10:30', 'taken', 'busy'],
      ['11:00', null, null],
    ] as const) {
      expect([reason(visitors, time), reason(owners, time)]).toEqual([forVisitors, forOwner]);
    }
    const refused = await book(app, await addContact(), at('10:30'));
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'That time was just taken. Please choose another one.',
    ]);
  });
});

describe(`GET ${apiPaths.ownerSlots}`, () => {
  it('should have no horizon', async () => {
    const answer = await ownerSlots('?from=2027-06-07');
    expect([answer.lastDay, reason(answer, '09:00', '2027-06-07')]).toEqual([null, null]);
  });
});

describe('a change is seen at once by every replica', () => {
  const ten = async () => reason(await slots(replica), '10:00');

  it('of calls: booked, moved, canceled, erased', async () => {
    expect(await ten()).toBeNull();
    const contactId = await addContact();
    const { id } = (await book(app, contactId, at('10:00'))).json();
    expect(await ten()).toBe('taken');
    await patchCall(app, id, { scheduledAt: at('11:00') });
    expect(await ten()).toBeNull();
    await patchCall(app, id, { scheduledAt: at('10:00') });
    expect(await ten()).toBe('taken');
    await patchCall(app, id, { status: 'cancelled' });
    expect(await ten()).toBeNull();
    await book(app, contactId, at('10:00'));
    expect(await ten()).toBe('taken');
    await admin.query('DELETE FROM leads.contacts WHERE id = $1', [contactId]);
    expect(await ten()).toBeNull();
  });

  it('of hours and rules', async () => {
    await admin.query('DELETE FROM scheduling.availability WHERE day_of_week = 1');
    expect(await ten()).toBe('closed');
    const hours = { dayOfWeek: 1, startTime: '10:00', endTime: '11:00' };
    const headers = await signIn();
    await app.inject({ method: 'POST', url: '/api/availability', payload: hours, headers });
    expect(await ten()).toBeNull();
    await saveRules(app, { minimumNoticeMinutes: 7 * 24 * 60 });
    expect(await ten()).toBe('too-soon');
  });

  it('of time off and holidays', async () => {
    await addDayOff(monday);
    expect(await ten()).toBe('day-off');
    await admin.query(
      'UPDATE scheduling.time_off SET ends_at = starts_at + $1, is_all_day = false',
      ['11 hours'],
    );
    expect(await ten()).toBe('away');
    await admin.query('DELETE FROM scheduling.time_off');
    const thanksgiving = async () => reason(await slots(replica), '10:00', '2026-11-26');
    expect([await ten(), await thanksgiving()]).toEqual([null, 'day-off']);
    await storeSetting('scheduling', 'booking-rules', { isClosedOnHolidays: false });
    expect(await thanksgiving()).toBeNull();
  });

  it('of another calendar, however it comes', async () => {
    const calendarId = await addCalendar();
    await addBusyTime(calendarId, at('10:00'), at('10:30'));
    expect(await ten()).toBe('taken');
    await admin.query(`UPDATE scheduling.busy_times SET ends_at = ends_at + interval '1 hour'`);
    expect(reason(await slots(replica), '11:00')).toBe('taken');
    await admin.query('DELETE FROM scheduling.calendars');
    expect(await ten()).toBeNull();
    await addBusyTime(await addCalendar(), at('10:00'), at('10:30'));
    expect(await ten()).toBe('taken');
    await admin.query('TRUNCATE scheduling.busy_times');
    expect(await ten()).toBeNull();
  });

  it('but not before it is committed, and then whichever of two came first', async () => {
    const calendarId = await addCalendar();
    const writers = [admin.createQueryRunner(), admin.createQueryRunner()];
    for (const [index, writer] of writers.entries()) {
      await writer.startTransaction();
      await writer.query(
        'INSERT INTO scheduling.busy_times (calendar_id, starts_at, ends_at) VALUES ($1, $2, $3)',
        [calendarId, at(`1${index}:00`), at(`1${index}:30`)],
      );
      expect(await ten()).toBeNull();
    }
    const eleven = async () => reason(await slots(replica), '11:00');
    await writers[1]?.commitTransaction();
    expect([await ten(), await eleven()]).toEqual([null, 'taken']);
    await writers[0]?.commitTransaction();
    expect([await ten(), await eleven()]).toEqual(['taken', 'taken']);
    for (const writer of writers) await writer.release();
  });

  it('also when a backup of an earlier time is restored', async () => {
    await book(app, await addContact(), at('10:00'));
    expect(await ten()).toBe('taken');
    await admin.query('TRUNCATE leads.contacts CASCADE');
    expect(await ten()).toBeNull();
  });
});
