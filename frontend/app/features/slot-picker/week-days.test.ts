import { addDays } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { answerSlots, type ScheduleFacts, takenAt } from './slots.fixture';
import {
  answerAfter,
  answerWith,
  daySlots,
  earliestMonday,
  findFreeTime,
  weekdaysOf,
} from './week-days';

/** Wednesday, November 25, 2026, 10:10 in Wilmington. */
const now = new Date('2026-11-25T15:10:00Z');

interface Scene extends Partial<ScheduleFacts> {
  from?: string;
  present?: Date;
}

function next({ from = '2026-11-23', present, ...facts }: Scene = {}) {
  const asked = { present: present?.toISOString() };
  const answer = answerSlots({ now, ...facts }, asked);
  const found = findFreeTime(from, { answer, now: facts.now ?? now, present });
  return found?.slot.startsAt.toISOString() ?? null;
}

describe('the next free time', () => {
  it('is the first one that has not passed', () => {
    expect(next()).toBe('2026-11-25T15:30:00.000Z');
    const book = { answer: answerSlots({ now }), now, present: undefined };
    expect(findFreeTime('2026-11-23', book)).toMatchObject({
      day: '2026-11-25',
      slot: { time: '10:30' },
    });
  });

  it('goes past taken times, notice and days off', () => {
    const taken = [takenAt('2026-11-25T15:30:00.000Z')];
    expect(next({ taken })).toBe('2026-11-25T16:00:00.000Z');
    expect(next({ taken, rules: { bufferMinutes: 15 } })).toBe('2026-11-25T16:30:00.000Z');
    expect(next({ rules: { minimumNoticeMinutes: 24 * 60 } })).toBe('2026-11-26T15:30:00.000Z');
    const daysOff = ['2026-11-25', '2026-11-26', '2026-11-27'];
    expect(next({ rules: { daysOff } })).toBe('2026-11-30T14:00:00.000Z');
  });

  it('is not earlier than the week that is shown', () => {
    expect(next({ from: '2026-12-07' })).toBe('2026-12-07T14:00:00.000Z');
  });

  it('is on Monday when asked after the last time of a Friday', () => {
    expect(next({ now: new Date('2026-11-27T21:30:00Z') })).toBe('2026-11-30T14:00:00.000Z');
  });

  it('is at nine Eastern Time on both sides of a clock change', () => {
    expect(next({ now: new Date('2027-03-12T22:00:00Z'), from: '2027-03-08' })).toBe(
      '2027-03-15T13:00:00.000Z',
    );
    expect(next({ now: new Date('2026-10-30T21:00:00Z'), from: '2026-10-26' })).toBe(
      '2026-11-02T14:00:00.000Z',
    );
  });

  it('ends with the answer', () => {
    const daysOff = ['2026-11-25', '2026-11-26', '2026-11-27'];
    expect(next({ rules: { daysOff, horizonDays: 5 } })).toBe('2026-11-30T14:00:00.000Z');
    expect(next({ rules: { daysOff, horizonDays: 4 } })).toBeNull();
    expect(next({ hours: [] })).toBeNull();
  });

  it('is the following one if the first has begun since the answer', () => {
    const book = { answer: answerSlots({ now }), now: new Date('2026-11-25T15:30:00Z') };
    const found = findFreeTime('2026-11-23', { ...book, present: undefined });
    expect(found?.slot.time).toBe('11:00');
  });

  it('is not the current time of a call that is being moved, which blocks no other time', () => {
    const present = new Date('2026-11-25T15:30:00.000Z');
    const taken = [takenAt(present.toISOString())];
    expect(next({ present, taken, rules: { bufferMinutes: 60 } })).toBe('2026-11-25T16:00:00.000Z');
  });
});

describe('the days of an answer', () => {
  const book = {
    answer: answerSlots({
      now,
      rules: { horizonDays: 7 },
    }),
    now,
    present: new Date('2026-11-26T14:00:00Z'),
  };

  it('have an unavailable reason outside of the answer, too', () => {
    const reasons = (day: string) =>
      new Set(daySlots(day, book).slots.map(({ unavailableReason }) => unavailableReason));
    expect(reasons('2026-11-24')).toEqual(new Set(['past']));
    expect(reasons('2026-12-04')).toEqual(new Set(['too-far']));
  });
});

describe('earliestMonday', () => {
  it.each([
    ['a Wednesday', '2026-11-25T15:00:00Z', '2026-11-23'],
    ['Friday, a minute before the last start', '2026-11-27T21:29:00Z', '2026-11-23'],
    ['Friday, at the last start', '2026-11-27T21:30:00Z', '2026-11-30'],
    ['Saturday', '2026-11-21T12:00:00Z', '2026-11-23'],
    ['Sunday, already Monday in UTC', '2026-11-23T03:00:00Z', '2026-11-23'],
    ['Friday in summer, at the last start', '2026-07-10T20:30:00Z', '2026-07-13'],
    ['the weekend the clocks go back', '2026-11-01T05:30:00Z', '2026-11-02'],
    ['Friday night in Wilmington, Saturday in UTC', '2026-11-28T01:00:00Z', '2026-11-30'],
  ])('%s', (_, now, monday) => {
    expect(earliestMonday(new Date(now))).toBe(monday);
  });
});

it('a week has five days', () => {
  expect(weekdaysOf('2026-12-28')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
  ]);
});

describe('the answer that has a week', () => {
  const today = '2026-11-25';

  it.each([
    ['2026-11-23', undefined],
    ['2027-01-18', undefined],
    ['2027-01-25', '2027-01-25'],
    ['2027-03-22', '2027-01-25'],
    ['2027-03-29', '2027-03-29'],
    ['2027-05-31', '2027-05-31'],
  ])('of %s begins %s', (monday, from) => {
    expect(answerWith(monday, today)).toBe(from);
  });

  it('leaves out no week and reads none twice, whatever day it is', () => {
    for (let days = 0; days < 14; days++) {
      const present = addDays(today, days);
      let from: string | undefined;
      for (let answers = 0; answers < 4; answers++) {
        const next = answerAfter(from, present);
        expect(answerWith(addDays(next, -7), present)).toBe(from);
        expect(answerWith(next, present)).toBe(next);
        from = next;
      }
    }
  });
});
