import { easternInstant } from '../time/eastern-time.js';
import { findOutsideHours, findOwnerTimeProblem } from './unavailable-reason.js';

const monday = (time: string) => easternInstant('2026-11-23', time);

describe('findOwnerTimeProblem', () => {
  const now = monday('12:00');

  it.each([
    ['21:05', null],
    ['12:01', null],
    ['12:00', 'past'],
    ['09:00', 'past'],
  ])('should judge %s at noon as %s', (time, expected) => {
    expect(findOwnerTimeProblem(monday(time), now)).toBe(expected);
  });

  it('should refuse a start between two minutes', () => {
    expect(findOwnerTimeProblem(new Date(+monday('15:00') + 1_000), now)).toBe('between-minutes');
  });
});

describe('findOutsideHours', () => {
  const hours = {
    availability: [1, 6].map((dayOfWeek) => ({
      dayOfWeek,
      startTime: '08:00',
      endTime: '17:00',
      isActive: true,
    })),
    rules: { daysOff: ['2026-11-30'] },
    away: [{ startsAt: '2026-12-07T17:00:00Z', endsAt: '2026-12-07T18:00:00Z' }],
  };

  it.each([
    ['2026-11-23', '08:00', null],
    ['2026-11-23', '10:05', null],
    ['2026-11-23', '16:30', null],
    ['2026-11-23', '16:35', 'closed'],
    ['2026-11-23', '07:55', 'closed'],
    ['2026-11-24', '10:00', 'closed'],
    ['2026-11-28', '10:00', 'weekend'],
    ['2026-11-30', '10:00', 'day-off'],
    ['2026-12-07', '11:30', null],
    ['2026-12-07', '11:31', 'away'],
    ['2026-12-07', '12:59', 'away'],
    ['2026-12-07', '13:00', null],
  ])('should judge %s %s as %s', (day, time, expected) => {
    expect(findOutsideHours(easternInstant(day, time), hours)).toBe(expected);
  });
});
