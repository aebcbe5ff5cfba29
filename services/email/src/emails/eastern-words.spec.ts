import fc from 'fast-check';
import {
  easternDate,
  easternDay,
  easternDayFrom,
  easternShortDay,
  easternTime,
  easternZoneName,
} from './eastern-words.js';

/** An independent implementation. `Intl` puts a narrow space before AM and PM. */
const shown = (instant: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'America/New_York' })
    .format(instant)
    .replace('\u202f', ' ');

const anyInstant = fc.date({
  min: new Date('2025-01-01T00:00:00Z'),
  max: new Date('2030-01-01T00:00:00Z'),
  noInvalidDate: true,
});

it('should say what the calendar and the clock in New York show, at any instant', () => {
  fc.assert(
    fc.property(anyInstant, (instant) => {
      expect(easternDate(instant)).toBe(shown(instant, { dateStyle: 'long' }));
      expect(easternDay(instant)).toBe(shown(instant, { dateStyle: 'full' }));
      const shortDay = shown(instant, { weekday: 'short', month: 'short', day: 'numeric' });
      expect(easternShortDay(instant)).toBe(shortDay);
      expect(easternTime(instant)).toBe(shown(instant, { timeStyle: 'short' }));
      const zone = shown(instant, { timeZoneName: 'short' }).split(', ')[1];
      expect(easternZoneName(instant)).toBe(`Eastern Time (${zone})`);
    }),
  );
});

it.each([
  ['the same evening, which is the next day in UTC', '2026-11-24T03:00:00Z', 'today'],
  ['the next day', '2026-11-24T15:00:00Z', 'tomorrow'],
  ['a later day', '2026-11-27T15:00:00Z', 'on Friday'],
])('should name %s', (_, instant, expected) => {
  expect(easternDayFrom(new Date('2026-11-23T20:00:00Z'), new Date(instant))).toBe(expected);
});
