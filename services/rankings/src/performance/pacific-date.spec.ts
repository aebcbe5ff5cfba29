import { dayInWords, pacificDateOf } from './pacific-date.js';

it.each([
  ['2026-11-18T07:59:59Z', '2026-11-17'],
  ['2026-11-18T08:00:00Z', '2026-11-18'],
  ['2026-07-01T06:59:59Z', '2026-06-30'],
  ['2026-07-01T07:00:00Z', '2026-07-01'],
  // The night when the clocks go back.
  ['2026-11-01T08:30:00Z', '2026-11-01'],
])('should name the day of %s as California has it', (instant, day) => {
  expect(pacificDateOf(new Date(instant))).toBe(day);
});

it('should say a day as people do, whatever zone the server is in', () => {
  expect(dayInWords('2026-11-01')).toBe('Nov 1, 2026');
});
