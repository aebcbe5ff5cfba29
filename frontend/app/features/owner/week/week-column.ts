import type { EasternDate, OwnerCalendar } from '@agency/contracts';
import { cellsOf, type GridCell } from './cells';
import type { Span } from './day-clock';
import { calendarDays, type GridDay, shownDays } from './grid-day';
import { daysOf, weekOf } from './periods';
import { shownHours } from './rows';

/** A day of the week that is shown, with what can be pressed in it. */
export interface WeekColumn extends GridDay {
  cells: GridCell[];
}

/** The columns of the week of a day, and the part of a day that is drawn. */
export function weekColumns(
  calendar: OwnerCalendar,
  day: EasternDate,
): { columns: WeekColumn[]; hours: Span } {
  const days = shownDays(calendarDays(daysOf(weekOf(day)), calendar), day);
  const hours = shownHours(calendar, days);
  return { hours, columns: days.map((one) => ({ ...one, cells: cellsOf(one, hours) })) };
}
