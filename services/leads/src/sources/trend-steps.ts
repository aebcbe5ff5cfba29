import { addDays, daysBetween, type EasternDate } from '@agency/contracts';

/** Longer periods are shown by month. */
const maxDaysByWeek = 184;

interface TrendSteps {
  by: 'week' | 'month';
  /** Each with its value in a group of `count-journeys`. */
  starts: { value: string; from: EasternDate }[];
}

/** The weeks of a period, counted from its first day, or its months; the first and last may be cut. */
export function trendSteps({ from, to }: { from: EasternDate; to: EasternDate }): TrendSteps {
  const days = daysBetween(from, to) + 1;
  if (days <= maxDaysByWeek) {
    const starts = Array.from({ length: Math.ceil(days / 7) }, (_, week) => ({
      value: `${week}`,
      from: addDays(from, 7 * week),
    }));
    return { by: 'week', starts };
  }
  const starts = [];
  for (let day = from; day <= to; day = firstOfNextMonth(day)) {
    starts.push({ value: day.slice(0, 7), from: day });
  }
  return { by: 'month', starts };
}

function firstOfNextMonth(day: EasternDate): EasternDate {
  return `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;
}
