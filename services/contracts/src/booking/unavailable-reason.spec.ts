import { defaultBookingRules } from '../hours/booking-rules.js';
import { easternInstant } from '../time/eastern-time.js';
import { findUnavailableReason, unavailableReasonMessages } from './unavailable-reason.js';

const availability = [1, 2, 3, 4, 5].map((dayOfWeek) => ({
  dayOfWeek,
  startTime: '09:00',
  endTime: '17:00',
  isActive: true,
}));
const judge = (day: string, time: string) =>
  findUnavailableReason(easternInstant(day, time), {
    now: new Date('2026-11-20T12:00:00Z'),
    availability,
    rules: defaultBookingRules,
    taken: [],
  });

describe('findUnavailableReason', () => {
  it.each([
    ['2026-11-23', '09:00', null],
    ['2026-11-23', '16:30', null],
    ['2026-11-23', '09:10', 'off-grid'],
    ['2026-11-23', '16:45', 'off-grid'],
    ['2026-11-23', '08:30', 'outside-hours'],
    ['2026-11-23', '17:00', 'outside-hours'],
    ['2026-11-22', '10:00', 'weekend'],
    ['2026-11-22', '10:10', 'weekend'],
    ['2026-11-19', '10:00', 'past'],
    ['2026-11-19', '10:10', 'past'],
    ['2027-01-19', '10:00', null],
    ['2027-01-20', '10:00', 'too-far'],
    ['2099-12-31', '10:00', 'too-far'],
  ])('should judge %s %s as %s', (day, time, expected) => {
    expect(judge(day, time)).toBe(expected);
  });

  it('should refuse a start that is seconds off the grid', () => {
    const start = new Date(easternInstant('2026-11-23', '09:00').getTime() + 1_000);
    const now = new Date('2026-11-20T12:00:00Z');
    expect(
      findUnavailableReason(start, { now, availability, rules: defaultBookingRules, taken: [] }),
    ).toBe('off-grid');
  });

  it('should have a sentence for every refusal', () => {
    for (const sentence of Object.values(unavailableReasonMessages))
      expect(sentence).toMatch(/\.$/);
  });
});
