import type { EasternDate, OwnerSchedule } from '@agency/contracts';
import { cellsOf, type GridCell } from './cells';
import { type GridDay, gridDays, shownDays } from './grid-day';
import { daysOf, weekOf } from './periods';
import { type ShownHours, shownHours, type Unfolded } from './rows';

/** A visible day with its cells. */
export interface WeekColumn extends GridDay {
  cells: GridCell[];
}

/** The columns of a day's week, and the visible part of the days. */
export function weekColumns(
  schedule: OwnerSchedule,
  day: EasternDate,
  unfolded: Unfolded = { earlier: false, later: false },
): { columns: WeekColumn[]; hours: ShownHours } {
  const days = shownDays(gridDays(daysOf(weekOf(day)), schedule), day);
  const hours = shownHours(schedule, days, unfolded);
  return { hours, columns: days.map((one) => ({ ...one, cells: cellsOf(one, hours) })) };
}
