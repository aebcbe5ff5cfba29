import { dayOfWeek, isWeekend } from './eastern-time.js';
import {
  federalHolidayNames,
  federalHolidaysBetween,
  nextFederalHolidays,
} from './federal-holidays.js';

const daysOf = (year: number) =>
  federalHolidaysBetween(`${year}-01-01`, `${year}-12-31`).map(({ day }) => day);

describe('US federal holidays', () => {
  // As the Office of Personnel Management publishes them.
  it.each([
    [2021, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
    [2022, '01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26'],
    [2023, '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
    [2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
    [2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
    [2028, '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
  ])('of %s are observed on their days', (year, days) => {
    expect(daysOf(year)).toEqual(days.split(' ').map((day) => `${year}-${day}`));
  });

  it('should never fall on a weekend, eleven a year', () => {
    const holidays = federalHolidaysBetween('2000-01-03', '2099-12-30');
    expect(holidays.filter(({ day }) => isWeekend(dayOfWeek(day)))).toEqual([]);
    for (let year = 2001; year < 2099; year++) expect([10, 11, 12]).toContain(daysOf(year).length);
  });

  it('should include both ends, and their names', () => {
    expect(federalHolidaysBetween('2026-11-26', '2026-12-25')).toEqual([
      { day: '2026-11-26', name: 'Thanksgiving Day' },
      { day: '2026-12-25', name: 'Christmas Day' },
    ]);
    expect(federalHolidaysBetween('2026-11-27', '2026-12-24')).toEqual([]);
    expect(federalHolidaysBetween('2027-12-31', '2027-12-31')).toEqual([
      { day: '2027-12-31', name: "New Year's Day" },
    ]);
  });

  it.each(['2026-11-22', '2026-12-31', '2027-12-31', '2028-02-29', '2021-12-25'])(
    'lie ahead of %s once each, the next one first',
    (today) => {
      const next = nextFederalHolidays(today);
      expect(new Set(next.map(({ name }) => name))).toEqual(new Set(federalHolidayNames));
      expect(next.map(({ day }) => day)).toEqual(next.map(({ day }) => day).sort());
      expect(next.every(({ day }) => day >= today)).toBe(true);
    },
  );
});
