import type { EasternDate, OwnerSchedule, Span } from '@agency/contracts';
import { cellsOf, type GridCell } from './cells';
import { type GridDay, gridDays, shownDays } from './grid-day';
import { daysOf, weekOf } from './periods';
import { shownHours } from './rows';

/** A day of the week that is shown, with what can be pressed in it. */
export interface WeekColumn extends GridDay {
  cells: GridCell[];
}

/** The columns of the week of a day, and the part of a day that is drawn. */
export function weekColumns(
  schedule: OwnerSchedule,
  day: EasternDate,
): { columns: WeekColumn[]; hours: Span } {
  const days = shownDays(gridDays(daysOf(weekOf(day)), schedule), day);
  const hours = shownHours(schedule, days);
  return { hours, columns: days.map((one) => ({ ...one, cells: cellsOf(one, hours) })) };
}
