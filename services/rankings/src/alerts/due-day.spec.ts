import { dueDayOf } from './due-day.js';

const monday = 1;

it.each([
  ['2026-11-23T11:59:00Z', '2026-11-16'],
  ['2026-11-23T12:00:00Z', '2026-11-23'],
  ['2026-11-24T03:00:00Z', '2026-11-23'],
  ['2026-11-29T12:00:00Z', '2026-11-23'],
  // Summer time: seven in the morning is an hour earlier in UTC.
  ['2026-07-06T10:59:00Z', '2026-06-29'],
  ['2026-07-06T11:00:00Z', '2026-07-06'],
])('should be the last Monday from seven in the morning, at %s: %s', (now, expected) => {
  expect(dueDayOf(new Date(now), monday)).toBe(expected);
});

it('should be any other day of the week', () => {
  expect(dueDayOf(new Date('2026-11-23T17:00:00Z'), 0)).toBe('2026-11-22');
  expect(dueDayOf(new Date('2026-11-23T17:00:00Z'), 6)).toBe('2026-11-21');
});
