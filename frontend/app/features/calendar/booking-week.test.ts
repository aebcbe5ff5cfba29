import { defaultBookingRules } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { earliestMonday, hasNextWeek, weekdaysOf } from './booking-week';

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

describe('hasNextWeek', () => {
  const now = new Date('2026-11-25T15:00:00Z');

  it.each([
    [null, true],
    [4, false],
    [5, true],
  ])('with a horizon of %s days: %s', (horizonDays, expected) => {
    expect(hasNextWeek('2026-11-23', now, { ...defaultBookingRules, horizonDays })).toBe(expected);
  });

  it.each([
    ['2027-01-11', true],
    ['2027-01-18', false],
  ])('with the default horizon of 60 days, after %s: %s', (monday, expected) => {
    expect(hasNextWeek(monday, now, defaultBookingRules)).toBe(expected);
  });
});
