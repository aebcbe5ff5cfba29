import {
  type AvailabilitySlot,
  apiPaths,
  defaultBookingRules,
  easternInstant,
  timeOfMinutes,
} from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import fc from 'fast-check';
import { addContact, book, emptyCalendar, saveRules } from './scheduling-app.js';
import { schedulingSuite } from './scheduling-suite.js';

const suite = schedulingSuite();

const url = '/api/availability';
type Window = Pick<AvailabilitySlot, 'dayOfWeek' | 'startTime' | 'endTime'>;
const add = (payload: Window) =>
  suite.app.inject({ method: 'POST', url, payload, headers: suite.owner });
const slots = async (): Promise<AvailabilitySlot[]> => (await suite.app.inject({ url })).json();
const saturday = (startTime: string, endTime: string) => ({ dayOfWeek: 6, startTime, endTime });
const monday = easternInstant('2026-11-23', '09:00').toISOString();
const bookMonday = async () => (await book(suite.app, await addContact(), monday)).statusCode;

describe('availability', () => {
  it('should be in force for visitors at once', async () => {
    const findMonday = async () => (await slots()).find(({ dayOfWeek }) => dayOfWeek === 1);
    const slot = await findMonday();
    const turn = (isActive: boolean | undefined) =>
      suite.app.inject({
        method: 'PATCH',
        url: `${url}/${slot?.id}`,
        payload: { isActive },
        headers: suite.owner,
      });
    expect((await turn(undefined)).statusCode).toBe(400);
    await turn(false);
    expect(await slots()).toContainEqual({ ...slot, isActive: false });
    expect(await bookMonday()).toBe(422);
    await turn(true);
    expect(await slots()).toContainEqual(slot);
    expect(await bookMonday()).toBe(201);

    await emptyCalendar();
    const monday = `${url}/${(await findMonday())?.id}`;
    await suite.app.inject({ method: 'DELETE', url: monday, headers: suite.owner });
    expect(await slots()).toHaveLength(4);
    expect(await bookMonday()).toBe(422);
    await add({ dayOfWeek: 1, startTime: '09:00', endTime: '17:00' });
    expect(await bookMonday()).toBe(201);
  });

  it('should hold one of several overlapping windows that are added at the same moment', async () => {
    const answers = await Promise.all(
      ['10:00', '10:15', '10:30', '10:45'].map((start) => add(saturday(start, '12:00'))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400, 400]);
    const refused = answers.find(({ statusCode }) => statusCode === 400);
    expect(refused?.json().errors).toEqual([
      { path: 'startTime', message: 'This overlaps another slot of the same day.' },
    ]);
  });

  it('should never overlap on a day, whatever is added, and leave out nothing else', async () => {
    const window = fc
      .tuple(fc.constantFrom(0, 6), fc.nat(1438), fc.integer({ min: 1, max: 300 }))
      .map(([dayOfWeek, start, length]) => ({
        dayOfWeek,
        start,
        end: Math.min(start + length, 1439),
      }));
    const windows = fc.array(window, { minLength: 2, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(windows, async (wishes) => {
        await admin.query('DELETE FROM scheduling.availability WHERE day_of_week IN (0, 6)');
        const kept: typeof wishes = [];
        for (const wish of wishes) {
          const { dayOfWeek, start, end } = wish;
          const isFree = kept.every(
            (other) => other.dayOfWeek !== dayOfWeek || end <= other.start || other.end <= start,
          );
          if (isFree) kept.push(wish);
          const times = { startTime: timeOfMinutes(start), endTime: timeOfMinutes(end) };
          expect((await add({ dayOfWeek, ...times })).statusCode).toBe(isFree ? 201 : 400);
        }
      }),
      { numRuns: 25 },
    );
  });

  it.each(['999999', '99999999999', 'nine', '-1'])('should not know a slot %s', async (id) => {
    const one = { url: `${url}/${id}`, headers: suite.owner };
    const turned = await suite.app.inject({ ...one, method: 'PATCH', payload: { isActive: true } });
    const removed = await suite.app.inject({ ...one, method: 'DELETE' });
    expect([turned.statusCode, removed.statusCode]).toEqual([404, 404]);
  });
});

describe('the windows of weekdays', () => {
  const days = (payload: object) =>
    suite.app.inject({
      method: 'PUT',
      url: apiPaths.availabilityDays,
      payload,
      headers: suite.owner,
    });
  const ofDay = async (day: number) =>
    (await slots())
      .filter(({ dayOfWeek }) => dayOfWeek === day)
      .map(({ startTime, endTime }) => `${startTime}-${endTime}`);
  const full = { startTime: '09:00', endTime: '17:00', isActive: true };
  const lunch = [
    { startTime: '09:00', endTime: '12:00', isActive: true },
    { startTime: '13:00', endTime: '17:00', isActive: true },
  ];

  it('should copy a day to others at once, and keep the ids of windows that stay', async () => {
    const [first] = (await slots()).filter(({ dayOfWeek }) => dayOfWeek === 2);
    const answer = await days({
      days: [
        {
          dayOfWeek: 2,
          windows: [
            { ...full, isActive: false },
            { startTime: '17:00', endTime: '18:00' },
          ],
        },
        { dayOfWeek: 3, windows: lunch },
        { dayOfWeek: 4, windows: [] },
      ],
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(await slots());
    expect(await slots()).toContainEqual({ ...first, isActive: false });
    expect(await ofDay(3)).toEqual(['09:00-12:00', '13:00-17:00']);
    expect(await ofDay(4)).toEqual([]);
    expect(await ofDay(5)).toEqual(['09:00-17:00']);
  });

  it('should change nothing when one of the days is no longer as it was', async () => {
    const wish = { windows: lunch, before: [full] };
    await days({ days: [{ dayOfWeek: 3, windows: [] }] });
    const answer = await days({
      days: [
        { dayOfWeek: 2, ...wish },
        { dayOfWeek: 3, ...wish },
      ],
    });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'These hours have changed since you opened them. Please review them and try again.',
    ]);
    expect(await ofDay(2)).toEqual(['09:00-17:00']);
  });

  it('should let one of two changes made on the same hours pass', async () => {
    const answers = await Promise.all(
      [[], lunch, [full, { startTime: '17:00', endTime: '18:00' }]].map((windows) =>
        days({ days: [{ dayOfWeek: 2, windows, before: [full] }] }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it.each([
    [
      [{ dayOfWeek: 2, windows: [full, { startTime: '16:00', endTime: '18:00' }] }],
      'days.0.windows.1.startTime',
    ],
    [
      [{ dayOfWeek: 2, windows: [{ startTime: '12:00', endTime: '12:00' }] }],
      'days.0.windows.0.endTime',
    ],
    [[{ dayOfWeek: 7, windows: [] }], 'days.0.dayOfWeek'],
    [
      [
        { dayOfWeek: 2, windows: [] },
        { dayOfWeek: 2, windows: [full] },
      ],
      'days',
    ],
    [[], 'days'],
  ])('should refuse %j and name %s', async (wish, path) => {
    const answer = await days({ days: wish });
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
    expect(await ofDay(2)).toEqual(['09:00-17:00']);
  });
});

describe('booking rules', () => {
  const save = (rules: object) => saveRules(suite.app, rules);

  it.each([
    ['minimumNoticeMinutes', -1],
    ['minimumNoticeMinutes', 43_201],
    ['horizonDays', 731],
    ['horizonDays', 'a year'],
    ['bufferMinutes', 241],
    ['bufferMinutes', 7.5],
    ['maxCallsPerDay', 0],
    ['maxCallsPerDay', 49],
  ])('should refuse %s %j, name the field and keep the rules', async (field, value) => {
    const rules = async () => (await suite.app.inject({ url: '/api/booking-rules' })).json();
    const before = await rules();
    expect(before).toEqual({ ...defaultBookingRules, daysOff: before.daysOff });
    const answer = await save({ [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].path.split('.')[0]).toBe(field);
    expect(await rules()).toEqual(before);
  });

  it('should free the time between calls that were booked while a longer buffer was in force', async () => {
    await save({ bufferMinutes: 30 });
    expect(await bookMonday()).toBe(201);
    const next = easternInstant('2026-11-23', '09:30').toISOString();
    expect((await book(suite.app, await addContact(), next)).statusCode).toBe(409);
    await save({ bufferMinutes: 0 });
    expect((await book(suite.app, await addContact(), next)).statusCode).toBe(201);
  });

  it.each([
    [{ minimumNoticeMinutes: 43_200 }, 422],
    [{ horizonDays: 2 }, 422],
    [{ horizonDays: 3 }, 201],
    [{ maxCallsPerDay: 1 }, 201],
  ])('%j should answer the next visitor with %i', async (rules, status) => {
    await save(rules);
    expect(await bookMonday()).toBe(status);
  });

  it('should refuse a visitor one call more than a day may have, and not the owner', async () => {
    await save({ maxCallsPerDay: 1 });
    expect(await bookMonday()).toBe(201);
    const next = easternInstant('2026-11-23', '11:00').toISOString();
    const refused = await book(suite.app, await addContact(), next);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'That day is fully booked. Please choose another day.',
    ]);
    expect(
      (await book(suite.app, await addContact(), next, { headers: suite.owner })).statusCode,
    ).toBe(201);
  });
});
