import { describe, expect, it } from 'vitest';
import { cellLabel, headRemarks } from './cell-labels';
import type { Unfolded } from './rows';
import { at, busyTime, callOf, scheduleWith, timeOff } from './week.fixture';
import { weekColumns } from './week-columns';

const monday = '2026-11-23';
const officeHours = { start: 540, end: 1020, earlier: 0, later: 0 };
const longAgo = new Date('2026-01-01T12:00:00Z');

function week(facts: Parameters<typeof scheduleWith>[0], day = monday, unfolded?: Unfolded) {
  const { columns, hours } = weekColumns(scheduleWith(facts), day, unfolded);
  const namesOn = (on: string, pattern = /./) =>
    (columns.find((one) => one.day === on)?.cells ?? [])
      .map((cell) => cellLabel(on, cell, longAgo))
      .filter((name) => pattern.test(name));
  return { columns, hours, namesOn, days: columns.map(({ day: on }) => on) };
}

describe('the week', () => {
  it('has the weekdays, the open hours, and a whole name for each half hour', () => {
    const { days, hours, namesOn } = week({});
    expect(days).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']);
    expect(hours).toEqual(officeHours);
    const names = namesOn('2026-11-24');
    expect(names).toHaveLength(16);
    expect(names[2]).toBe('Tuesday, November 24, 10:00 AM, free');
  });

  it('widens to what lies outside the hours and on a weekend, but not to nights or vacations', () => {
    const away = { ...timeOff(1, at(monday, '00:00'), at('2026-11-30', '00:00')), isAllDay: true };
    const night = busyTime(at('2026-11-25', '22:00'), at('2026-11-26', '06:00'));
    expect(week({ timeOff: [away], busyTimes: [night] }).hours).toEqual(officeHours);
    const { days, hours } = week({ calls: [callOf('Ada', at('2026-11-28', '18:05'))] });
    expect(days.at(-1)).toBe('2026-11-28');
    expect(hours).toMatchObject({ start: 540, end: 1140 });
  });

  it('has an event of a whole day in the head of its day, and no other hours for it', () => {
    const trip = busyTime(at('2026-11-26', '00:00'), at('2026-11-28', '00:00'), 'Trip');
    const { columns, hours, namesOn } = week({ busyTimes: [trip] });
    expect(hours).toEqual(officeHours);
    expect(columns.map((column) => headRemarks(column))).toEqual([
      [],
      [],
      [],
      ['Trip · Google'],
      ['Trip · Google'],
    ]);
    expect(columns.flatMap(({ blocks }) => blocks)).toEqual([]);
    expect(namesOn('2026-11-26', /9:00/)).toEqual([
      'Thursday, November 26, 9:00 AM, busy all day, Trip · Google',
    ]);
  });

  it('makes room for a busy time that sticks out by one row, and folds what is further away', () => {
    const near = busyTime(at(monday, '08:30'), at(monday, '09:15'));
    const early = busyTime(at(monday, '06:30'), at(monday, '07:00'));
    const evening = busyTime(at('2026-11-24', '18:00'), at('2026-11-24', '20:00'));
    const long = busyTime(at('2026-11-25', '16:00'), at('2026-11-25', '19:00'));
    const facts = { busyTimes: [near, early, evening, long] };
    expect(week(facts).hours).toEqual({ start: 510, end: 1020, earlier: 1, later: 1 });
    const unfolded = week(facts, monday, { earlier: true, later: true }).hours;
    expect(unfolded).toEqual({ start: 390, end: 1200, earlier: 1, later: 1 });
  });

  it('does not show hours as free that visitors can never book', () => {
    const { hours, namesOn } = week({
      availability: [
        { id: 1, dayOfWeek: 1, startTime: '09:00', endTime: '18:00', isActive: true },
        { id: 2, dayOfWeek: 6, startTime: '10:00', endTime: '12:00', isActive: true },
      ],
      calls: [callOf('Ada', at('2026-11-28', '11:00'))],
    });
    expect(hours).toMatchObject({ start: 540, end: 1080 });
    expect(namesOn(monday, /, (4:30|5:00)/)).toEqual([
      'Monday, November 23, 4:30 PM, free',
      'Monday, November 23, 5:00 PM, saved, not bookable',
    ]);
    expect(namesOn('2026-11-28', /10:00/)).toEqual([
      'Saturday, November 28, 10:00 AM, saved, not bookable',
    ]);
  });

  it('shows a weekend that was asked for', () => {
    expect(week({}, '2026-11-29').days).toContain('2026-11-29');
  });

  it('follows the weekly hours, and closes what they leave out', () => {
    const { hours, namesOn } = week({
      availability: [
        { id: 1, dayOfWeek: 1, startTime: '08:00', endTime: '12:00', isActive: true },
        { id: 2, dayOfWeek: 2, startTime: '10:00', endTime: '18:00', isActive: true },
        { id: 3, dayOfWeek: 3, startTime: '06:00', endTime: '20:00', isActive: false },
      ],
    });
    expect(hours).toMatchObject({ start: 480, end: 1080 });
    expect(namesOn(monday, /1:00 PM/)).toEqual(['Monday, November 23, 1:00 PM, closed']);
  });

  it('replaces a half hour by a call that starts within it, and keeps the rest of the next one', () => {
    const { namesOn } = week({ calls: [callOf('Ada', at(monday, '10:05'))] });
    expect(namesOn(monday, /, (9:30|10:\d\d|11:00) [AP]M/)).toEqual([
      'Monday, November 23, 9:30 AM, free',
      'Monday, November 23, call with Ada, 10:05 AM',
      'Monday, November 23, 10:35 AM, free',
      'Monday, November 23, 11:00 AM, free',
    ]);
  });

  it('marks a conflict with a busy time, whose title is told only if it is known', () => {
    const calls = [
      callOf('Ada', at(monday, '10:00')),
      callOf('Ben', at(monday, '12:00'), { status: 'completed' }),
    ];
    const busyTimes = [
      busyTime(at(monday, '10:15'), at(monday, '11:00'), 'Dentist'),
      busyTime(at(monday, '12:00'), at(monday, '13:00')),
    ];
    const { namesOn } = week({ calls, busyTimes });
    expect(namesOn(monday, /, (10:\d\d|12:\d\d)/)).toEqual([
      'Monday, November 23, 10:00 AM, call with Ada, conflict with Dentist · Google',
      'Monday, November 23, 10:30 AM, busy, Dentist, Google',
      'Monday, November 23, 12:00 PM, call with Ben, Completed',
      'Monday, November 23, 12:30 PM, busy, Google',
    ]);
  });

  it('names time off and holidays', () => {
    const { columns, namesOn } = week({
      timeOff: [timeOff(4, at(monday, '13:00'), at(monday, '14:30'), 'School play')],
      holidays: [{ day: '2026-11-26', name: 'Thanksgiving Day' }],
    });
    expect(namesOn(monday, /, (1|2):\d\d/)).toEqual([
      'Monday, November 23, 1:00 PM to 2:30 PM, blocked, School play',
      'Monday, November 23, 2:30 PM, free',
    ]);
    expect(columns[3]?.off?.name).toBe('Thanksgiving Day');
    expect(namesOn('2026-11-26', /9:00/)).toEqual([
      'Thursday, November 26, 9:00 AM, Thanksgiving Day',
    ]);
  });

  it('has no cell in the hour that the clock skips', () => {
    const sunday = '2027-03-14';
    const { namesOn } = week({ calls: [callOf('Ada', at(sunday, '01:00'))] }, sunday);
    expect(namesOn(sunday, /, (1|2|3):\d\d AM/)).toEqual([
      'Sunday, March 14, 1:00 AM, call with Ada',
      'Sunday, March 14, 1:30 AM, closed',
      'Sunday, March 14, 3:00 AM, closed',
      'Sunday, March 14, 3:30 AM, closed',
    ]);
  });
});
