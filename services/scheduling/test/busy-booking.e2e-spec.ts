import { calendarTooOldMessage, unavailableReasonMessages } from '@agency/contracts';
import { admin, storeSetting } from '@agency/testing/admin-database';
import { busyTimesLock } from '../src/schedule/booking-locks.js';
import { calendarFile } from './calendar-stand-in.js';
import { busyAt, CalendarsStand } from './calendars-stand.js';
import { addContact, book, changeByLink, untilWaiting } from './scheduling-app.js';
import { monday } from './scheduling-suite.js';

const stand = new CalendarsStand();
beforeEach(() => stand.setMinute(0));
afterEach(() => stand.provider.release());

const bookAt = async (time: string, app = stand.app) => book(app, await addContact(), monday(time));
const moveTo = (id: number, time: string) =>
  changeByLink(stand.app, id, { action: 'move', scheduledAt: monday(time) });
/** Calls that were booked or moved over a busy time. */
const callsOverBusyTimes = () =>
  admin.query(
    `SELECT call.id FROM scheduling.appointments call JOIN scheduling.busy_times busy
       ON busy.starts_at < call.scheduled_at + interval '30 minutes' AND busy.ends_at > call.scheduled_at
     WHERE call.status <> 'cancelled'`,
  );

it('should refuse a busy time like a taken one, to a booking and to a move', async () => {
  await stand.added(stand.offer([busyAt('10:15', { minutes: 30, title: 'Dentist' })]));
  const { id } = (await bookAt('09:00')).json();
  for (const answer of [await bookAt('10:00'), await bookAt('10:30'), await moveTo(id, '10:00')]) {
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      unavailableReasonMessages.taken,
    ]);
    expect(answer.body).not.toMatch(/busy|Dentist|calendar/i);
  }
  expect((await moveTo(id, '11:00')).statusCode).toBe(200);
});

it('should read a copy again that is older than a minute, and no younger one', async () => {
  const path = stand.offer([]);
  await stand.added(path);
  stand.provider.set(path, calendarFile([busyAt('10:00')]));
  stand.setMinute(1);
  expect((await bookAt('09:00')).statusCode).toBe(201);
  const asked = stand.provider.requestsFor(path);
  stand.setMinute(2);
  expect((await bookAt('10:00')).statusCode).toBe(409);
  expect(stand.provider.requestsFor(path)).toBe(asked + 1);
  expect((await bookAt('10:30')).statusCode).toBe(201);
  expect(stand.provider.requestsFor(path)).toBe(asked + 1);
});

it('should read each calendar once for many bookings on two replicas, and book none of them over it', async () => {
  const paths = [stand.offer([]), stand.offer([])];
  for (const path of paths) await stand.added(path);
  const replica = await stand.start();
  for (const app of [stand.app, replica]) stand.setMinute(5, app);
  for (const path of paths) stand.provider.set(path, calendarFile([busyAt('10:00')]));
  const contacts = await Promise.all(Array.from({ length: 40 }, () => addContact()));
  const answers = await Promise.all(
    contacts.map((contact, index) =>
      book(index % 2 ? stand.app : replica, contact, monday('10:00')),
    ),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([409]));
  expect(paths.map((path) => stand.provider.requestsFor(path))).toEqual([2, 2]);
});

it('should decide by the last copy when the calendar does not answer in time, however old', async () => {
  const path = stand.offer([busyAt('10:00')]);
  await stand.added(path);
  stand.provider.behave(path, 'hang');
  stand.setMinute(2 * 24 * 60);
  const [busy, free] = await Promise.all([bookAt('10:00'), bookAt('14:00')]);
  expect([busy.statusCode, free.statusCode]).toEqual([409, 201]);
  expect(stand.provider.requestsFor(path)).toBe(2);
});

it('should not wait again for a calendar that has just failed', async () => {
  const path = stand.offer([]);
  await stand.added(path);
  stand.provider.behave(path, 'dead');
  stand.setMinute(5);
  expect((await bookAt('09:00')).statusCode).toBe(201);
  expect((await bookAt('09:30')).statusCode).toBe(201);
  expect(stand.provider.requestsFor(path)).toBe(2);
});

it('should take no booking by a copy that is older than the owner allows', async () => {
  const path = stand.offer([]);
  await stand.added(path);
  await storeSetting('scheduling', 'booking-rules', { maxCalendarAgeMinutes: 60 });
  const { id } = (await bookAt('09:00')).json();
  stand.provider.behave(path, 'dead');
  stand.setMinute(60);
  expect((await bookAt('09:30')).statusCode).toBe(201);
  stand.setMinute(62);
  for (const answer of [await bookAt('10:00'), await moveTo(id, '10:00')]) {
    expect([answer.statusCode, answer.json().message]).toEqual([422, calendarTooOldMessage]);
  }
  stand.provider.behave(path, 'serve');
  stand.setMinute(75);
  expect((await bookAt('10:00')).statusCode).toBe(201);
});

it('should store a busy time after the bookings under way, and before the next', async () => {
  const path = stand.offer([]);
  const id = await stand.added(path);
  stand.provider.set(path, calendarFile([busyAt('10:00')]));
  let reading: ReturnType<typeof stand.ask> | undefined;
  let next: ReturnType<typeof bookAt> | undefined;
  // Like a booking before its commit.
  await admin.transaction(async (manager) => {
    await manager.query(`SELECT ${busyTimesLock.shared.text}`);
    reading = stand.ask('POST', `/${id}/read`);
    await untilWaiting(1);
    next = bookAt('10:00');
  });
  expect((await reading)?.json().busyCount).toBe(1);
  expect((await next)?.statusCode).toBe(409);
});

it('should book nothing over a busy time that arrives among a hundred bookings, once it is known', async () => {
  const path = stand.offer([]);
  const id = await stand.added(path);
  const contacts = await Promise.all(Array.from({ length: 100 }, () => addContact()));
  const times = [
    '09:00',
    '09:30',
    '10:00',
    '10:30',
    '11:00',
    '11:30',
    '14:00',
    '14:30',
    '15:00',
    '15:30',
  ];
  stand.provider.set(path, calendarFile(times.map((time) => busyAt(time))));
  const reading = stand.ask('POST', `/${id}/read`);
  const answers = await Promise.all(
    contacts.map(async (contact, index) => {
      const isKnown = (await stand.only()).busyCount > 0;
      const { statusCode } = await book(
        stand.app,
        contact,
        monday(times[index % times.length] ?? ''),
      );
      return { isKnown, statusCode };
    }),
  );
  // They merge into one in the morning and one in the afternoon.
  expect((await reading).json().busyCount).toBe(2);
  expect(answers.filter(({ isKnown, statusCode }) => isKnown && statusCode === 201)).toEqual([]);
  // Calls booked before the busy time was known stay.
  expect((await callsOverBusyTimes()).length).toBe(
    answers.filter(({ statusCode }) => statusCode === 201).length,
  );
});

it('should not bind the owner, and ignore her own calls in her calendar', async () => {
  const contact = await addContact();
  const { id } = (await book(stand.app, contact, monday('10:00'))).json();
  const [{ calendar_uid: uid }] = await admin.query(
    'SELECT calendar_uid FROM scheduling.appointments WHERE id = $1',
    [id],
  );
  const own = [
    { ...busyAt('10:00'), uid },
    { ...busyAt('11:00'), uid: `owner-${uid}` },
    busyAt('14:00'),
  ];
  const calendar = await stand.added(stand.offer(own));
  expect((await stand.ask('GET')).json()).toMatchObject([{ id: calendar, busyCount: 1 }]);
});
