import type { EasternDate } from '../time/eastern-date.js';
import { addDays, easternDateOf } from '../time/eastern-time.js';
import { federalHolidaysBetween } from '../time/federal-holidays.js';
import type { Interval } from '../time/interval.js';

/** Whether federal holidays are days off, and the names of those that are not. */
export interface HolidayRule {
  isClosed: boolean;
  open: readonly string[];
}

/** The whole days without calls from the first day to the last, both included: time off and federal holidays. */
export function daysOffBetween(
  first: EasternDate,
  last: EasternDate,
  allDay: readonly Interval[],
  holidays: HolidayRule,
): EasternDate[] {
  const days = new Set<EasternDate>();
  for (const { startsAt, endsAt } of allDay) {
    const beginning = easternDateOf(new Date(startsAt));
    const end = easternDateOf(new Date(endsAt));
    for (
      let day = beginning < first ? first : beginning;
      day < end && day <= last;
      day = addDays(day, 1)
    ) {
      days.add(day);
    }
  }
  if (holidays.isClosed) {
    for (const { day, name } of federalHolidaysBetween(first, last)) {
      if (!holidays.open.includes(name)) days.add(day);
    }
  }
  return [...days].sort();
}
