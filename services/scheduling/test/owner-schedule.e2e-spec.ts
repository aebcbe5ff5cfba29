import { type OwnerSchedule } from '@agency/contracts';
import { admin, storeSetting } from '@agency/testing/admin-database';
import { addContact, addDayOff, book } from './scheduling-app.js';
import { on, schedulingSuite } from './scheduling-suite.js';

const suite = schedulingSuite();

const read = (from: string, to: string) =>
  suite.app.inject({ url: `/api/calendar?from=${from}&to=${to}`, headers: suite.owner });
const week = async (): Promise<OwnerSchedule> => (await read('2026-11-23', '2026-11-29')).json();

/** Returns the calendar's id. */
async function addBusyTime(startsAt: string, endsAt: string): Promise<number> {
  const [calendar] = await admin.query(
    `INSERT INTO scheduling.calendars (name, color, source) VALUES ('Google', 'green', 'file')
     RETURNING id`,
  );
  await admin.query(
    `INSERT INTO scheduling.busy_times (calendar_id, starts_at, ends_at, title)
     VALUES ($1, $2, $3, 'Dentist')`,
    [calendar.id, startsAt, endsAt],
  );
  return calendar.id;
}

describe('the owner’s calendar', () => {
  it('should have everything that lies in the days, and nothing else', async () => {
    const call = await book(suite.app, await addContact('Ann Rivers'), on('2026-11-23', '10:00'));
    const gone = await book(suite.app, await addContact(), on('2026-11-23', '11:00'));
    await book(suite.app, await addContact(), on('2026-11-30', '10:00'));
    await suite.patch(gone.json().id, { status: 'cancelled' });
    await addDayOff('2026-11-25');
    await addDayOff('2026-11-30');
    const calendarId = await addBusyTime(on('2026-11-22', '22:00'), on('2026-11-23', '01:00'));
    await addBusyTime(on('2026-11-30', '09:00'), on('2026-11-30', '10:00'));
    const calendar = await week();
    expect(calendar.calls.map(({ id }) => id)).toEqual([call.json().id]);
    expect(calendar.calls[0]).toMatchObject({ contact: { name: 'Ann Rivers' } });
    expect(calendar.busyTimes).toEqual([
      {
        calendarId,
        startsAt: on('2026-11-22', '22:00'),
        endsAt: on('2026-11-23', '01:00'),
        title: 'Dentist',
      },
    ]);
    expect(calendar.calendars[0]).toEqual({ id: calendarId, name: 'Google', color: 'green' });
    expect(calendar.timeOff).toEqual([
      {
        id: expect.any(Number),
        startsAt: on('2026-11-25', '00:00'),
        endsAt: on('2026-11-26', '00:00'),
        isAllDay: true,
        note: null,
      },
    ]);
    expect(calendar.holidays).toEqual([{ day: '2026-11-26', name: 'Thanksgiving Day' }]);
    expect(calendar.availability).toHaveLength(5);
    expect(calendar.rules.daysOff).toContain('2026-11-25');
  });

  it('should leave out holidays on which she takes calls', async () => {
    expect((await week()).holidays).toHaveLength(1);
    await storeSetting('scheduling', 'booking-rules', { openHolidays: ['Thanksgiving Day'] });
    expect((await week()).holidays).toEqual([]);
  });

  it('should cover a week at most, also one in which the clock changes', async () => {
    expect((await read('2026-10-26', '2026-11-01')).statusCode).toBe(200);
    for (const [from, to] of [
      ['2026-10-26', '2026-11-02'],
      ['2026-11-16', '2026-11-15'],
    ] as const) {
      const answer = await read(from, to);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0].path).toBe('to');
    }
    expect((await read('today', '2026-11-15')).json().errors[0].path).toBe('from');
  });
});
