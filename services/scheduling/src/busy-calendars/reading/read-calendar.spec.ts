import { calendar, event, march } from './corpus/corpus-case.fixture.ts';
import { type CalendarReadingInput, readCalendar } from './read-calendar.ts';

const meeting = (title: string, from: string, to: string) =>
  event(`SUMMARY:${title}\nDTSTART:202603${from}00Z\nDTEND:202603${to}00Z`, `${title} ${from}`);
const twoAtOnce = calendar(
  meeting('Dentist', '03T1500', '03T1600') + meeting('Lunch', '03T1530', '03T1630'),
);

const read = (text: string, more: Partial<CalendarReadingInput> = {}) =>
  readCalendar({
    bytes: Buffer.from(text),
    window: march,
    ownEmail: null,
    ownUids: [],
    zone: 'America/New_York',
    keepTitles: false,
    ...more,
  });

describe('a calendar read in a worker', () => {
  it('should give busy times without titles', async () => {
    expect(await read(twoAtOnce)).toEqual({
      intervals: [
        {
          startsAt: new Date('2026-03-03T15:00:00Z'),
          endsAt: new Date('2026-03-03T16:30:00Z'),
          title: null,
        },
      ],
      eventCount: 2,
      knownUntil: new Date('2026-03-03T16:30:00Z'),
      warnings: [],
    });
  });

  it('should give titles when asked, each with its own time', async () => {
    const { intervals } = await read(twoAtOnce, { keepTitles: true });
    expect(intervals.map(({ title, startsAt }) => [title, startsAt.toISOString()])).toEqual([
      ['Dentist', '2026-03-03T15:00:00.000Z'],
      ['Lunch', '2026-03-03T15:30:00.000Z'],
    ]);
  });

  it('should say by kind why a file cannot be read, without quoting it', async () => {
    const cut = twoAtOnce.slice(0, -20);
    await expect(read(cut)).rejects.toMatchObject({
      name: 'UnreadableCalendarError',
      kind: 'not-a-calendar',
      message: expect.not.stringMatching(/Dentist/),
    });
  });

  it('should say until when the file has events', async () => {
    const later = calendar(meeting('Dentist', '03T1500', '03T1600')).replaceAll('202603', '202803');
    expect(await read(later)).toMatchObject({
      intervals: [],
      eventCount: 1,
      knownUntil: new Date('2028-03-03'),
    });
    expect(await read(calendar(''))).toMatchObject({ eventCount: 0, knownUntil: null });
  });
});
