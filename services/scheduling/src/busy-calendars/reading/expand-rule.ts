import { RRuleTemporal } from 'rrule-temporal';
import { limits } from './limits.ts';
import type { Period } from './reading.ts';
import { type Rule, withMonth } from './rule.ts';
import type { StepBudget } from './step-budget.ts';
import { dayMs } from './wall-clock.ts';

const periodMs = {
  HOURLY: dayMs / 24,
  DAILY: dayMs,
  WEEKLY: 7 * dayMs,
  MONTHLY: 30 * dayMs,
  YEARLY: 365 * dayMs,
};

/** A later start with the same dates from then on: an old daily series need not be walked from its beginning. */
function startNear({ frequency, interval, count }: Rule, start: number, from: number): number {
  if (count !== null || frequency === 'MONTHLY' || frequency === 'YEARLY') return start;
  const whole = periodMs[frequency] * interval;
  const skipped = Math.floor((from - start) / whole) - 1;
  return skipped > 0 ? start + skipped * whole : start;
}

/** The latest that a counted rule can end, if each of its periods has a date. Old series are many, and counting is slow. */
function latestEnd(rule: Rule, start: number): number {
  const { frequency, interval, count, months, monthDays, weekdays, yearDays, positions } = rule;
  const limited = [...months, ...monthDays, ...yearDays, ...positions];
  const isSimple = frequency === 'WEEKLY' || (frequency === 'DAILY' && weekdays.length === 0);
  if (count === null || !isSimple || limited.length > 0) return Number.POSITIVE_INFINITY;
  return start + (count * interval + 1) * periodMs[frequency];
}

const filled = <T>(list: readonly T[]) => (list.length > 0 ? [...list] : undefined);

/** The dates of a rule between two wall times, both inclusive. The start itself may not be among them. */
export function expandRule(rule: Rule, start: number, span: Period, budget: StepBudget): number[] {
  if (span.to < start || span.to < span.from || latestEnd(rule, start) < span.from) return [];
  const { frequency, interval, count, weekStart, months, monthDays } = withMonth(rule, start);
  const first = startNear(rule, start, span.from);
  const times = Math.max(rule.hours.length, 1) * Math.max(rule.minutes.length, 1);
  budget.beginRule((times * (span.to - first)) / (periodMs[frequency] * interval));
  const time = `${new Date(first).toISOString().slice(0, 19)}+00:00[UTC]`;
  const options = {
    freq: frequency,
    interval,
    wkst: weekStart,
    byMonth: filled(months),
    byWeekNo: filled(rule.weekNumbers),
    byYearDay: filled(rule.yearDays),
    byMonthDay: filled(monthDays),
    byDay: filled(rule.weekdays),
    byHour: filled(rule.hours),
    byMinute: filled(rule.minutes),
    bySetPos: filled(rule.positions),
    dtstart: { timeZoneId: 'UTC', toString: () => time },
    // (!) Not `maxCandidateEvaluations`: with it, every rule takes twenty times as long.
    maxIterations: limits.maxStepsPerRule,
    ...(count !== null && { count }),
  };
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  const dates = new RRuleTemporal({ ...options, ...Object.fromEntries(given) });
  return dates
    .between(new Date(Math.max(first, span.from)), new Date(span.to), true)
    .map((date) => {
      budget.spend();
      return date.epochMilliseconds;
    });
}
