import { describe, expect, it } from 'vitest';
import { draftOf, endChoices, requestOf, startChoices, withStart } from './block-draft';
import { at } from './week.fixture';

const interval = (day: string, from: string, to: string) => ({
  startsAt: new Date(at(day, from)),
  endsAt: new Date(at(day, to)),
});
const labels = (options: { label: string }[]) => options.map(({ label }) => label);

describe('a time to block', () => {
  it('ends after it starts, at midnight at the latest', () => {
    const draft = draftOf(interval('2026-11-23', '22:30', '23:00'), null);
    expect(labels(endChoices(draft))).toEqual(['11:00 PM', '11:30 PM', 'Midnight']);
    expect(withStart(draft, '1380').end).toBe('1410');
    expect(withStart(draft, '1320').end).toBe('1380');
    const toMidnight = { ...draft, end: '1440', note: ' Opera ' };
    expect(requestOf(toMidnight, null)).toEqual({
      startsAt: at('2026-11-23', '22:30'),
      endsAt: at('2026-11-24', '00:00'),
      isAllDay: false,
      note: 'Opera',
    });
  });

  it('keeps a time beside the half hour, and leaves out what the clock skips', () => {
    const odd = draftOf(interval('2026-11-23', '09:10', '09:55'), null);
    expect(labels(startChoices(odd))).toContain('9:10 AM');
    expect(labels(endChoices(odd)).slice(0, 3)).toEqual(['9:30 AM', '9:55 AM', '10:00 AM']);
    const spring = draftOf(interval('2027-03-14', '01:00', '03:00'), null);
    expect(labels(endChoices(spring)).slice(0, 2)).toEqual(['1:30 AM', '3:00 AM']);
  });
});
