import { describe, expect, it } from 'vitest';
import { nextWeekday, weekOf } from './periods';

describe('the days that are shown', () => {
  it('are whole weeks from Monday', () => {
    expect(weekOf('2026-11-29')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  });

  it('step over weekends', () => {
    expect(nextWeekday('2026-11-20', 1)).toBe('2026-11-23');
    expect(nextWeekday('2026-11-23', -1)).toBe('2026-11-20');
  });
});
