import { defaultBookingRules, type TakenTime } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { findNextFreeTime } from './next-free-time';
import type { CalendarRules } from './week-days';
import { daysOfWeek, isOpen } from './week-days';

const officeHours = [1, 2, 3, 4, 5].map((dayOfWeek) => ({
  dayOfWeek,
  startTime: '09:00',
  endTime: '17:00',
  isActive: true,
}));

/** Wednesday, November 25, 2026, 10:10 in Wilmington. */
const calendar = (changed: Partial<CalendarRules> = {}): CalendarRules => ({
  now: new Date('2026-11-25T15:10:00Z'),
  availability: officeHours,
  rules: defaultBookingRules,
  present: undefined,
  ...changed,
});
const rules = (changed: Partial<CalendarRules['rules']>) => ({
  ...defaultBookingRules,
  ...changed,
});
const noneTaken = (): TakenTime[] => [];
/** Takes every open time of these weeks. */
const full =
  (...mondays: string[]) =>
  (monday: string): TakenTime[] =>
    mondays.includes(monday)
      ? daysOfWeek(monday, calendar())
          .flatMap(({ slots }) => slots.filter(isOpen))
          .map(({ startsAt }) => ({ scheduledAt: startsAt.toISOString(), duration: 30 }))
      : [];

function next(
  changed: Partial<CalendarRules> = {},
  taken: (monday: string) => TakenTime[] | undefined = noneTaken,
  from = '2026-11-23',
) {
  const { found, unread } = findNextFreeTime(from, calendar(changed), taken);
  return found ? found.slot.startsAt.toISOString() : unread;
}

describe('the next free time', () => {
  it('is the first one that has not passed', () => {
    expect(next()).toBe('2026-11-25T15:30:00.000Z');
    expect(findNextFreeTime('2026-11-23', calendar(), noneTaken).found).toMatchObject({
      monday: '2026-11-23',
      day: '2026-11-25',
      slot: { time: '10:30' },
    });
  });

  it('goes past taken times, notice and days off', () => {
    const taken = () => [{ scheduledAt: '2026-11-25T15:30:00.000Z', duration: 30 }];
    expect(next({}, taken)).toBe('2026-11-25T16:00:00.000Z');
    expect(next({ rules: rules({ bufferMinutes: 15 }) }, taken)).toBe('2026-11-25T16:30:00.000Z');
    expect(next({ rules: rules({ minimumNoticeMinutes: 24 * 60 }) })).toBe(
      '2026-11-26T15:30:00.000Z',
    );
    const daysOff = ['2026-11-25', '2026-11-26', '2026-11-27'];
    expect(next({ rules: rules({ daysOff }) })).toBe('2026-11-30T14:00:00.000Z');
  });

  it('is on Monday when asked after the last time of a Friday', () => {
    expect(next({ now: new Date('2026-11-27T21:30:00Z') })).toBe('2026-11-30T14:00:00.000Z');
    expect(next({ now: new Date('2026-11-28T18:00:00Z') }, noneTaken, '2026-11-30')).toBe(
      '2026-11-30T14:00:00.000Z',
    );
  });

  it('goes past full weeks', () => {
    expect(next({}, full('2026-11-23', '2026-11-30'))).toBe('2026-12-07T14:00:00.000Z');
  });

  it('is at nine Eastern Time on both sides of a clock change', () => {
    const before = { now: new Date('2027-03-12T22:00:00Z') };
    expect(next(before, noneTaken, '2027-03-08')).toBe('2027-03-15T13:00:00.000Z');
    const autumn = { now: new Date('2026-10-30T21:00:00Z') };
    expect(next(autumn, noneTaken, '2026-10-26')).toBe('2026-11-02T14:00:00.000Z');
  });

  it('ends at the horizon', () => {
    const daysOff = ['2026-11-25', '2026-11-26', '2026-11-27'];
    expect(next({ rules: rules({ daysOff, horizonDays: 5 }) })).toBe('2026-11-30T14:00:00.000Z');
    expect(next({ rules: rules({ daysOff, horizonDays: 4 }) })).toBeNull();
    expect(next({ availability: [] })).toBeNull();
    expect(next({ availability: [], rules: rules({ horizonDays: null }) })).toBeNull();
  });

  it('waits for the taken times of a week that may have one, and of no other', () => {
    const read = (monday: string) =>
      monday === '2026-11-23' ? full('2026-11-23')(monday) : undefined;
    expect(next({}, read)).toBe('2026-11-30');
    const daysOff = [30, 1, 2, 3, 4].map((date) =>
      date === 30 ? '2026-11-30' : `2026-12-0${date}`,
    );
    expect(next({ rules: rules({ daysOff }) }, read)).toBe('2026-12-07');
  });

  it('is not the present time of a call that is being moved, which is in nobody’s way', () => {
    const present = new Date('2026-11-25T15:30:00.000Z');
    const taken = () => [{ scheduledAt: present.toISOString(), duration: 30 }];
    expect(next({ present, rules: rules({ bufferMinutes: 60 }) }, taken)).toBe(
      '2026-11-25T16:00:00.000Z',
    );
  });
});
