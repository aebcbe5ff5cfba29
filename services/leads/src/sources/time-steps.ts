import { addDays, daysBetween, type EasternDate, type SourceDimension } from '@agency/contracts';

/** Longer periods are shown by month. */
const maxDaysByWeek = 184;

/** Days in Eastern Time, both inclusive. */
export interface Days {
  from: EasternDate;
  to: EasternDate;
}

interface TimeStep {
  /** What its group is called. */
  value: string;
  from: EasternDate;
}

/** The weeks of a period, counted from its first day; the last may be cut. Called `0`, `1` … */
function weekSteps({ from, to }: Days): TimeStep[] {
  return Array.from({ length: Math.ceil((daysBetween(from, to) + 1) / 7) }, (_, week) => ({
    value: `${week}`,
    from: addDays(from, 7 * week),
  }));
}

/** The months of a period; the first and last may be cut. Called `2026-11`. */
export function monthSteps({ from, to }: Days): TimeStep[] {
  const steps = [];
  for (let day = from; day <= to; day = firstOfNextMonth(day)) {
    steps.push({ value: day.slice(0, 7), from: day });
  }
  return steps;
}

const isByWeek = ({ from, to }: Days) => daysBetween(from, to) < maxDaysByWeek;

/** Weeks or months, depending on the length of the period. */
export const trendSteps = (days: Days): TimeStep[] =>
  isByWeek(days) ? weekSteps(days) : monthSteps(days);

/** Whether the groups of this dimension are a trend's steps already. */
export const isTrend = (days: Days, by: SourceDimension): boolean =>
  by === 'month' && !isByWeek(days);

/** The part of a period that is of a month, such as `2026-11`. */
export function withinMonth({ from, to }: Days, month: string): Days {
  const [, first = from] = [from, `${month}-01`].toSorted();
  const [last = to] = [to, addDays(firstOfNextMonth(`${month}-01`), -1)].toSorted();
  return { from: first, to: last };
}

function firstOfNextMonth(day: EasternDate): EasternDate {
  return `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;
}
