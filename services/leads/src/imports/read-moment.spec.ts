import { DateColumn } from '@agency/platform';
import { easternDayOf, instantOf, receivedAt } from './read-moment.js';

const now = new Date('2026-11-10T15:00:00Z');

function written(text: string) {
  const date = new DateColumn([text]).read(text);
  if (!date) throw new Error(`Not read: ${text}`);
  return date;
}

it.each([
  ['2024-03-05 14:22', '2024-03-05T19:22:00.000Z'],
  ['2024-07-05T14:22:10', '2024-07-05T18:22:00.000Z'],
  ['2024-03-05T14:22:10Z', '2024-03-05T14:22:10.000Z'],
  ['2024-03-05T14:22:10.5+02:00', '2024-03-05T12:22:10.500Z'],
  ['2025-10-09 02:19 PM', '2025-10-09T18:19:00.000Z'],
  ['2026-03-05 14:22:31 UTC', '2026-03-05T14:22:31.000Z'],
  ['3/5/2024', '2024-03-05T17:00:00.000Z'],
])('should take %j for its moment', (text, instant) => {
  expect(instantOf(written(text)).toISOString()).toBe(instant);
});

it('should say the day in Eastern Time', () => {
  expect(easternDayOf(written('2026-12-01'))).toBe('2026-12-01');
  expect(easternDayOf(written('2026-12-01T02:00:00Z'))).toBe('2026-11-30');
});

it('should take no day to come for one on which a lead was received, but today before noon', () => {
  expect(receivedAt(written('11/10/2026'), now)).toEqual(now);
  expect(receivedAt(written('2026-11-10 18:00'), now)).toEqual(now);
  expect(receivedAt(written('2026-11-11'), now)).toBeUndefined();
  expect(receivedAt(written('1/1/31'), now)).toBeUndefined();
});
