import { apiPaths, easternInstant, proposedRules } from '@agency/contracts';
import { addContact, book, emptyCalendar } from './scheduling-app.js';
import { schedulingSuite } from './scheduling-suite.js';

const suite = schedulingSuite();

const get = async () =>
  (await suite.app.inject({ url: apiPaths.ownerRules, headers: suite.owner })).json();
const patch = (payload: object) =>
  suite.app.inject({ method: 'PATCH', url: apiPaths.ownerRules, payload, headers: suite.owner });
const daysOff = async () => (await suite.app.inject({ url: '/api/booking-rules' })).json().daysOff;

describe('federal holidays', () => {
  it('should each be named with its next day and the calls on it, the next one first', async () => {
    const thanksgiving = easternInstant('2026-11-26', '09:00').toISOString();
    const { id } = (
      await book(suite.app, await addContact(), thanksgiving, { headers: suite.owner })
    ).json();
    const { holidays, isClosedOnHolidays } = await get();
    expect(isClosedOnHolidays).toBe(true);
    expect(holidays).toHaveLength(11);
    expect(holidays[0]).toEqual({
      name: 'Thanksgiving Day',
      day: '2026-11-26',
      isOpen: false,
      calls: [expect.objectContaining({ id, name: 'Ann Rivers', scheduledAt: thanksgiving })],
    });
    expect(holidays.at(-1)).toMatchObject({ name: 'Veterans Day', day: '2027-11-11', calls: [] });
  });

  it('should be closed until the owner opens them, by one switch or one by one', async () => {
    const closed = ['2026-11-26', '2026-12-25'];
    expect((await daysOff()).slice(0, 2)).toEqual(closed);
    const thanksgiving = easternInstant('2026-11-26', '09:00').toISOString();
    expect((await book(suite.app, await addContact(), thanksgiving)).statusCode).toBe(422);
    await patch({ maxCallsPerDay: 4 });
    expect((await daysOff()).slice(0, 2)).toEqual(closed);
    await patch({ isClosedOnHolidays: false });
    expect(await daysOff()).toEqual([]);
    expect((await book(suite.app, await addContact(), thanksgiving)).statusCode).toBe(201);
    await patch({ isClosedOnHolidays: true });
    expect((await daysOff()).slice(0, 2)).toEqual(['2026-11-26', '2026-12-25']);
    const answer = await patch({ holiday: { name: 'Thanksgiving Day', isOpen: true } });
    expect(answer.json().holidays[0]).toMatchObject({ name: 'Thanksgiving Day', isOpen: true });
    expect((await daysOff())[0]).toBe('2026-12-25');
    await patch({ holiday: { name: 'Thanksgiving Day', isOpen: false } });
    expect((await daysOff())[0]).toBe('2026-11-26');
  });

  it('should all hold when several are opened at the same moment', async () => {
    const names = ['Columbus Day', 'Veterans Day', 'Juneteenth', 'Labor Day'];
    const answers = await Promise.all(
      names.map((name) => patch({ holiday: { name, isOpen: true } })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const open = (await get()).holidays.filter(({ isOpen }: { isOpen: boolean }) => isOpen);
    expect(open.map(({ name }: { name: string }) => name).sort()).toEqual([...names].sort());
  });
});

describe('the owner’s rules', () => {
  it('should keep what a change leaves out', async () => {
    await patch({ maxCallsPerDay: 4, maxCalendarAgeMinutes: 60, bufferMinutes: 15 });
    await patch({ minimumNoticeMinutes: 30, horizonDays: null, bufferMinutes: 0 });
    expect(await get()).toMatchObject({
      minimumNoticeMinutes: 30,
      horizonDays: null,
      bufferMinutes: 0,
      maxCallsPerDay: 4,
      maxCalendarAgeMinutes: 60,
    });
    expect((await patch({ maxCallsPerDay: null })).json()).toMatchObject({
      maxCallsPerDay: null,
      minimumNoticeMinutes: 30,
    });
  });

  it('should be offered until some are saved or the offer is turned down', async () => {
    expect((await get()).isProposalOpen).toBe(true);
    await patch({ isClosedOnHolidays: true });
    expect((await get()).isProposalOpen).toBe(true);
    const taken = await patch(proposedRules);
    expect(taken.json()).toMatchObject({ ...proposedRules, isProposalOpen: false });

    await emptyCalendar();
    expect((await patch({ declinesProposal: true })).json()).toMatchObject({
      isProposalOpen: false,
      minimumNoticeMinutes: 0,
      horizonDays: 60,
    });
  });

  it.each([{ maxCalendarAgeMinutes: 5 }, { holiday: { name: 'Groundhog Day', isOpen: true } }])(
    'should refuse %j',
    async (payload) => {
      expect((await patch(payload)).statusCode).toBe(400);
    },
  );
});
