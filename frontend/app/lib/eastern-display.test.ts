import { describe, expect, it } from 'vitest';
import {
  dayParts,
  formatDay,
  formatDayRange,
  formatEasternMoment,
  formatEasternTime,
  formatShortDay,
  localTimeIfDifferent,
  zoneName,
} from './eastern-display';

const winterNine = new Date('2026-11-23T14:00:00Z');
const summerNine = new Date('2026-07-06T13:00:00Z');

describe.each(['America/New_York', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
  'with the process in %s',
  (zone) => {
    it('shows Eastern Time and Eastern days', () => {
      process.env.TZ = zone;
      expect(formatEasternTime(winterNine)).toBe('9:00 AM');
      expect(formatEasternTime(summerNine)).toBe('9:00 AM');
      expect(formatEasternMoment(new Date('2026-11-21T14:05:00Z'))).toBe('Nov 21, 2026 at 9:05 AM');
      expect(formatShortDay('2026-11-24')).toBe('Nov 24, 2026');
      expect(formatDay('2026-11-23')).toBe('Monday, November 23, 2026');
      expect(dayParts('2026-11-23')).toEqual({ weekday: 'Mon', month: 'Nov', date: '23' });
    });

    it('names the week', () => {
      process.env.TZ = zone;
      expect(formatDayRange('2026-11-23', '2026-11-27')).toBe('November 23 – 27, 2026');
      expect(formatDayRange('2026-11-30', '2026-12-04')).toBe('November 30 – December 4, 2026');
      expect(formatDayRange('2026-12-28', '2027-01-01')).toBe(
        'December 28, 2026 – January 1, 2027',
      );
    });
  },
);

describe('localTimeIfDifferent', () => {
  it.each([
    ['America/New_York', null],
    ['America/Detroit', null],
    ['America/Los_Angeles', '6:00 AM'],
    ['Europe/Berlin', '3:00 PM'],
    ['Asia/Kolkata', '7:30 PM'],
    ['Pacific/Kiritimati', 'Tue 4:00 AM'],
  ])('in %s: %s', (zone, expected) => {
    expect(localTimeIfDifferent(winterNine, zone)).toBe(expected);
  });

  it('names the zone', () => {
    expect(zoneName(winterNine, 'America/Los_Angeles')).toBe('Pacific Standard Time');
    expect(zoneName(summerNine, 'America/Los_Angeles')).toBe('Pacific Daylight Time');
  });
});
