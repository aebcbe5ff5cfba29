import { addDays } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { answerAfter, answerWith, earliestMonday, weekdaysOf } from './booking-week';

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
