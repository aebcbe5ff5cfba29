import { maxOwnerScheduleDays } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { addMonths, daysOf, monthOf, nextWeekday, openingDay, weekOf } from './periods';

describe('the days that are shown', () => {
  it('are whole weeks from Monday', () => {
    expect(weekOf('2026-11-29')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
    expect(monthOf('2026-11-15')).toEqual({ from: '2026-10-26', to: '2026-12-06' });
    expect(monthOf('2027-02-15')).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  });

  it('of a month are never more than one answer covers', () => {
    let month = '2026-01-31';
    for (let count = 0; count < 120; count += 1, month = addMonths(month, 1)) {
      expect(daysOf(monthOf(month)).length).toBeLessThanOrEqual(maxOwnerScheduleDays);
    }
  });

  it('step by months to the same day, or to the last one', () => {
    expect(addMonths('2026-11-30', 1)).toBe('2026-12-30');
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
    expect(addMonths('2027-01-15', -1)).toBe('2026-12-15');
    expect(addMonths('2028-03-31', -1)).toBe('2028-02-29');
  });

  it('begin with the week ahead on a weekend, and step over weekends', () => {
    expect(openingDay(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-20');
    expect(openingDay(new Date('2026-11-22T17:00:00Z'))).toBe('2026-11-23');
    expect(nextWeekday('2026-11-20', 1)).toBe('2026-11-23');
    expect(nextWeekday('2026-11-23', -1)).toBe('2026-11-20');
  });
});
