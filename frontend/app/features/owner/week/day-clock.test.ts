import { describe, expect, it } from 'vitest';
import { hoursOf, instantAt, isSkipped, isWithinOneDay, nextWeekday, spanOn } from './day-clock';
import { at } from './week.fixture';

const [forward, back] = ['2027-03-14', '2026-11-01'];

describe('a day by the clock in Wilmington', () => {
  it('cuts what goes on over midnight', () => {
    const night = { startsAt: at('2026-11-23', '22:00'), endsAt: at('2026-11-25', '01:00') };
    expect(spanOn('2026-11-22', night)).toBeNull();
    expect(spanOn('2026-11-23', night)).toEqual({ start: 1320, end: 1440 });
    expect(spanOn('2026-11-24', night)).toEqual({ start: 0, end: 1440 });
    expect(spanOn('2026-11-25', night)).toEqual({ start: 0, end: 60 });
    const evening = { startsAt: at('2026-11-23', '22:00'), endsAt: at('2026-11-24', '00:00') };
    expect(spanOn('2026-11-24', evening)).toBeNull();
    expect(isWithinOneDay(evening)).toBe(true);
    expect(isWithinOneDay(night)).toBe(false);
  });

  it('has 23 or 25 hours when the clock is set, and each time where the clock shows it', () => {
    expect([hoursOf(forward), hoursOf(back), hoursOf('2026-11-23')]).toEqual([23, 25, 24]);
    for (const day of [forward, back]) {
      expect(instantAt(day, 600).toISOString()).toBe(at(day, '10:00'));
      expect(spanOn(day, { startsAt: at(day, '10:00'), endsAt: at(day, '10:30') })).toEqual({
        start: 600,
        end: 630,
      });
    }
    expect(instantAt(back, 1440).toISOString()).toBe('2026-11-02T05:00:00.000Z');
  });

  it('leaves out the hour that the clock skips', () => {
    expect([90, 120, 150, 180].map((minute) => isSkipped(forward, minute))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isSkipped(back, 90)).toBe(false);
  });

  it('gives a stretch its real length where the clock shows an hour twice', () => {
    // From the first 1:30 to the second 1:15.
    const twice = { startsAt: '2026-11-01T05:30:00.000Z', endsAt: '2026-11-01T06:15:00.000Z' };
    expect(spanOn(back, twice)).toEqual({ start: 90, end: 135 });
  });
});

it('the weekday beside a day is never on a weekend', () => {
  expect(nextWeekday('2026-11-20', 1)).toBe('2026-11-23');
  expect(nextWeekday('2026-11-23', -1)).toBe('2026-11-20');
});
