import type { EasternDate, OwnerCalendar } from '@agency/contracts';
import { type CalendarDay, calendarDays, shownDays } from './calendar-day';
import type { Span } from './day-clock';
import { daysOf, weekOf } from './periods';
import { shownHours } from './rows';
import { type Stop, stopsOf } from './stops';

/** A day of the week that is shown, with what can be pressed in it. */
export interface WeekColumn extends CalendarDay {
  stops: Stop[];
}

/** The columns of the week of a day, and the part of a day that is drawn. */
export function weekColumns(
  calendar: OwnerCalendar,
  day: EasternDate,
): { columns: WeekColumn[]; hours: Span } {
  const days = shownDays(calendarDays(daysOf(weekOf(day)), calendar), day);
  const hours = shownHours(calendar, days);
  return { hours, columns: days.map((one) => ({ ...one, stops: stopsOf(one, hours) })) };
}
