import { describe, expect, it } from 'vitest';
import { nextWeekday, openingDay, weekOf } from './periods';

describe('the days that are shown', () => {
  it('are whole weeks from Monday', () => {
    expect(weekOf('2026-11-29')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  });

  it('begin with the week ahead on a weekend, and step over weekends', () => {
    expect(openingDay(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-20');
    expect(openingDay(new Date('2026-11-22T17:00:00Z'))).toBe('2026-11-23');
    expect(nextWeekday('2026-11-20', 1)).toBe('2026-11-23');
    expect(nextWeekday('2026-11-23', -1)).toBe('2026-11-20');
  });
});
