import { easternInstant } from '@agency/contracts';
import { describe, expect, it, vi } from 'vitest';
import {
  dayParts,
  dayShift,
  formatDay,
  formatDayRange,
  formatEasternMoment,
  formatEasternTime,
  formatShortDay,
  localTimeIfDifferent,
  visitorZone,
  zoneInWords,
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
});

describe('a zone in words', () => {
  it.each([
    ['America/Los_Angeles', 'Pacific Time'],
    ['Europe/Paris', 'Paris'],
    ['Asia/Calcutta', 'Kolkata'],
    ['Asia/Ho_Chi_Minh', 'Ho Chi Minh'],
    ['Pacific/Kiritimati', 'Kiritimati'],
    ['Etc/GMT-3', 'GMT+03:00'],
  ])('%s is %s', (zone, words) => {
    expect(zoneInWords(winterNine, zone)).toBe(words);
  });
});

/** Clocks change in Paris on March 28 and October 31, 2027; in Wilmington on March 14 and November 7. */
describe.each([
  ['before both change', '2027-03-12', '3:00 PM'],
  ['between', '2027-03-15', '2:00 PM'],
  ['after both', '2027-03-29', '3:00 PM'],
  ['before both change back', '2027-10-29', '3:00 PM'],
  ['between', '2027-11-01', '2:00 PM'],
  ['after both', '2027-11-08', '3:00 PM'],
])('nine in Wilmington, %s', (_, day, inParis) => {
  it(`is ${inParis} in Paris`, () => {
    expect(localTimeIfDifferent(easternInstant(day, '09:00'), 'Europe/Paris')).toBe(inParis);
  });
});

describe('the day on the clock of the visitor', () => {
  it.each([
    ['America/Los_Angeles', '09:00', null],
    ['Europe/Paris', '16:30', null],
    ['Asia/Kolkata', '13:30', 'next day'],
    ['Pacific/Kiritimati', '09:00', 'next day'],
    ['Pacific/Honolulu', '04:30', 'day before'],
  ])('in %s at %s: %s', (zone, time, expected) => {
    expect(dayShift(easternInstant('2026-11-23', time), zone)).toBe(expected);
  });

  it('is the next one also where the month and the year end', () => {
    expect(dayShift(easternInstant('2026-12-31', '16:30'), 'Asia/Tokyo')).toBe('next day');
  });

  it('is the next one also in browsers whose Canadian dates begin with the month (ICU 72)', () => {
    const { DateTimeFormat } = Intl;
    const made = vi
      .spyOn(Intl, 'DateTimeFormat')
      .mockImplementation(function make(locale, options) {
        return new DateTimeFormat(locale === 'en-CA' ? 'en-US' : locale, options);
      });
    expect(dayShift(easternInstant('2026-12-31', '16:30'), 'Asia/Tokyo')).toBe('next day');
    made.mockRestore();
  });
});

it('makes a formatter once, however many days and times are shown', () => {
  const show = () => [
    dayParts('2026-11-23'),
    formatEasternTime(winterNine),
    formatDay('2026-11-23'),
  ];
  show();
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  show();
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});

describe('the zone of the visitor', () => {
  const named = (timeZone: string) =>
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...new Intl.DateTimeFormat('en-US').resolvedOptions(),
      timeZone,
    });

  it.each(['Etc/Unknown', 'Foo/Bar', ''])(
    'is Eastern Time if the browser names one that it does not know: %j',
    (zone) => {
      named(zone);
      expect(visitorZone()).toBe('America/New_York');
    },
  );

  it('is what the browser names', () => {
    named('Asia/Kolkata');
    expect(visitorZone()).toBe('Asia/Kolkata');
  });
});
