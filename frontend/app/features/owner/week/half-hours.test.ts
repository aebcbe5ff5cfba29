import { describe, expect, it } from 'vitest';
import { requestOf } from '../shared/time-off-draft';
import { draftOf, endChoices, startChoices, withStart } from './half-hours';
import { at } from './week.fixture';

const interval = (day: string, from: string, to: string) => ({
  startsAt: at(day, from),
  endsAt: at(day, to),
});
const labels = (options: { label: string }[]) => options.map(({ label }) => label);

describe('a time to block', () => {
  it('ends after it starts, at midnight at the latest', () => {
    const draft = draftOf(interval('2026-11-23', '22:30', '23:00'));
    expect(labels(endChoices(draft))).toEqual(['11:00 PM', '11:30 PM', 'Midnight']);
    expect(withStart(draft, '23:00').end).toBe('23:30');
    expect(withStart(draft, '22:00').end).toBe('23:00');
    const toMidnight = { ...draft, end: '24:00', note: ' Opera ' };
    expect(requestOf(toMidnight)).toEqual({
      startsAt: at('2026-11-23', '22:30'),
      endsAt: at('2026-11-24', '00:00'),
      isAllDay: false,
      note: 'Opera',
    });
  });

  it('keeps a time beside the half hour, and leaves out what the clock skips', () => {
    const odd = draftOf(interval('2026-11-23', '09:10', '09:55'));
    expect(labels(startChoices(odd))).toContain('9:10 AM');
    expect(labels(endChoices(odd)).slice(0, 3)).toEqual(['9:30 AM', '9:55 AM', '10:00 AM']);
    const spring = draftOf(interval('2027-03-14', '01:00', '03:00'));
    expect(labels(endChoices(spring)).slice(0, 2)).toEqual(['1:30 AM', '3:00 AM']);
  });
});
