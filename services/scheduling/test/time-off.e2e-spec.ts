import { addDays, apiPaths, easternInstant, maxLengths } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { addContact, book, setTime } from './scheduling-app.js';
import { schedulingSuite } from './scheduling-suite.js';

const suite = schedulingSuite();

const at = (day: string, time: string) => easternInstant(day, time).toISOString();
const wholeDays = (first: string, last: string) => ({
  startsAt: at(first, '00:00'),
  endsAt: at(addDays(last, 1), '00:00'),
  isAllDay: true,
});
const partOf = (day: string, start: string, end: string) => ({
  startsAt: at(day, start),
  endsAt: at(day, end),
  isAllDay: false,
});
const add = (payload: object) =>
  suite.app.inject({ method: 'POST', url: apiPaths.timeOff, payload, headers: suite.owner });
const list = async () =>
  (await suite.app.inject({ url: apiPaths.timeOff, headers: suite.owner })).json();
const bookAt = async (day: string, time: string) =>
  book(suite.app, await addContact(), at(day, time));

it('should name the calls inside, move nothing, and refuse the next visitor', async () => {
  const inside = (await bookAt('2026-11-23', '09:30')).json();
  await bookAt('2026-11-23', '10:00');
  const cancelled = (await bookAt('2026-11-23', '09:00')).json().id;
  await suite.patch(cancelled, { status: 'cancelled' });
  const answer = await add({ ...partOf('2026-11-23', '09:45', '10:00'), note: '  Dentist ' });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    201,
    {
      isAllDay: false,
      note: 'Dentist',
      calls: [{ id: inside.id, name: 'Ann Rivers', scheduledAt: inside.scheduledAt }],
    },
  ]);
  expect(await list()).toEqual([answer.json()]);
  const [{ count }] = await admin.query(
    `SELECT count(*)::int FROM scheduling.appointments WHERE status = 'scheduled'`,
  );
  expect(count).toBe(2);
  expect((await bookAt('2026-11-23', '10:30')).statusCode).toBe(201);
});

it('should close whole days over a clock change, and be told as days off to everyone', async () => {
  await add(wholeDays('2027-03-12', '2027-03-15'));
  const rules = (await suite.app.inject({ url: '/api/booking-rules' })).json();
  const inMarch = rules.daysOff.filter((day: string) => day.startsWith('2027-03'));
  expect(inMarch).toEqual(['2027-03-12', '2027-03-13', '2027-03-14', '2027-03-15']);
  expect(JSON.stringify(rules)).not.toContain('note');
});

it('should be changed and removed, with what was there before told to no one', async () => {
  const { id } = (await add(wholeDays('2026-11-23', '2026-11-24'))).json();
  const one = `${apiPaths.timeOff}/${id}`;
  expect((await bookAt('2026-11-24', '09:00')).statusCode).toBe(422);
  const payload = { ...wholeDays('2026-11-23', '2026-11-23'), note: 'Christmas' };
  const request = { method: 'PATCH', url: one, payload } as const;
  const changed = await suite.app.inject({ ...request, headers: suite.owner });
  expect(changed.json()).toMatchObject({ id, ...payload, calls: [] });
  expect((await bookAt('2026-11-24', '09:00')).statusCode).toBe(201);
  const remove = () => suite.app.inject({ method: 'DELETE', url: one, headers: suite.owner });
  expect((await remove()).statusCode).toBe(204);
  expect((await remove()).statusCode).toBe(404);
  expect(
    (await suite.app.inject({ method: 'PATCH', url: one, payload, headers: suite.owner }))
      .statusCode,
  ).toBe(404);
  expect(await list()).toEqual([]);
});

it('should list what is ahead, the earliest first, also what has begun', async () => {
  await add({ ...wholeDays('2026-12-21', '2027-01-02'), note: 'Christmas' });
  await add({ ...partOf('2026-11-20', '11:00', '15:00'), note: 'Now' });
  await add({ ...partOf('2026-11-20', '12:00', '13:00'), note: 'Over' });
  setTime(suite.app, easternInstant('2026-11-20', '14:00'));
  expect((await list()).map(({ note }: { note: string }) => note)).toEqual(['Now', 'Christmas']);
});

it.each([
  [{ ...partOf('2026-11-23', '10:00', '10:00') }, 'endsAt'],
  [{ ...partOf('2026-11-20', '09:00', '10:00') }, 'endsAt'],
  [{ ...wholeDays('2026-11-23', '2026-11-23'), startsAt: at('2026-11-23', '00:30') }, 'isAllDay'],
  [
    { ...partOf('2026-11-23', '10:00', '11:00'), note: 'x'.repeat(maxLengths.timeOffNote + 1) },
    'note',
  ],
  [{ startsAt: 'tomorrow', endsAt: at('2026-11-23', '10:00'), isAllDay: false }, 'startsAt'],
])('should refuse %j and name %s', async (payload, path) => {
  const answer = await add(payload);
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
  expect(await list()).toEqual([]);
});
