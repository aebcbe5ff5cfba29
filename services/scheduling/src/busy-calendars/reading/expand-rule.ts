import ICAL from 'ical.js';
import type { Period } from './reading.ts';
import type { Rule } from './rule.ts';
import type { StepBudget } from './step-budget.ts';
import { dayMs } from './wall-clock.ts';

const hourMs = 3_600_000;

let budget: StepBudget | null = null;

/** (!) `next()` searches for a match by itself, and some rules have none: its inner steps count, too. */
class CountedIterator extends ICAL.RecurIterator {
  override check_contracting_rules(): boolean {
    budget?.spend();
    return super.check_contracting_rules();
  }

  override expand_year_days(year: number): number {
    budget?.spend();
    return super.expand_year_days(year);
  }
}

function icalTime(wall: number): ICAL.Time {
  const time = new Date(wall);
  const parts = {
    year: time.getUTCFullYear(),
    month: time.getUTCMonth() + 1,
    day: time.getUTCDate(),
    hour: time.getUTCHours(),
    minute: time.getUTCMinutes(),
    second: time.getUTCSeconds(),
    isDate: false,
  };
  // ical.js' term for a floating time.
  return new ICAL.Time(parts, ICAL.Timezone.localTimezone);
}

function wallOf({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function icalRule(rule: Rule): ICAL.Recur {
  const parts: Record<string, readonly (number | string)[]> = {
    bymonth: rule.months,
    bymonthday: rule.monthDays,
    byday: rule.weekdays,
    byhour: rule.hours,
    byminute: rule.minutes,
    bysetpos: rule.positions,
  };
  return ICAL.Recur.fromData({
    freq: rule.frequency,
    interval: rule.interval,
    wkst: rule.weekStart,
    ...(rule.count === null ? {} : { count: rule.count }),
    ...Object.fromEntries(Object.entries(parts).filter(([, values]) => values.length > 0)),
  });
}

/** (!) From February 29, ical.js continues with March 1 in years without one. */
function withLeapDay(rule: Rule, start: number): Rule {
  const isBare = [...rule.months, ...rule.monthDays, ...rule.weekdays].length === 0;
  const isLeapDay = new Date(start).toISOString().slice(5, 10) === '02-29';
  if (rule.frequency !== 'YEARLY' || !isBare || !isLeapDay) return rule;
  return { ...rule, months: [2], monthDays: [29] };
}

const stepMs = { HOURLY: hourMs, DAILY: dayMs, WEEKLY: 7 * dayMs, MONTHLY: null, YEARLY: null };

/**
 * A later start with the same dates from then on, so that an old daily series need not be walked from the beginning.
 */
function startNear(rule: Rule, start: number, from: number): number {
  const step = stepMs[rule.frequency];
  if (step === null || rule.count !== null) return start;
  const whole = step * rule.interval;
  const skipped = Math.floor((from - start) / whole) - 1;
  return skipped > 0 ? start + skipped * whole : start;
}

const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** For a rule with positions: whether the day has one of them among the month's days on those weekdays. */
function isAtPosition({ positions, weekdays }: Rule, date: Date): boolean {
  if (positions.length === 0) return true;
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const longest = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const days = Array.from({ length: longest }, (_, index) => index + 1).filter((day) =>
    weekdays.includes(weekdayNames[new Date(Date.UTC(year, month, day)).getUTCDay()] ?? ''),
  );
  const index = days.indexOf(date.getUTCDate());
  return positions.some((position) => position === index + 1 || position === index - days.length);
}

/** (!) The first date from ical.js may be in a month, on a day or at a position that the rule does not have. */
function fits(rule: Rule, wall: number): boolean {
  const { months, monthDays, weekdays } = rule;
  const date = new Date(wall);
  const name = weekdayNames[date.getUTCDay()] ?? '';
  return (
    isAtPosition(rule, date) &&
    (months.length === 0 || months.includes(date.getUTCMonth() + 1)) &&
    (monthDays.length === 0 || monthDays.some((day) => day < 0 || day === date.getUTCDate())) &&
    (weekdays.length === 0 || weekdays.some((day) => day.endsWith(name)))
  );
}

/** The dates of a rule between two wall times, both inclusive. The start itself may not be among them. */
export function expandRule(rule: Rule, start: number, span: Period, steps: StepBudget): number[] {
  if (span.to < start || span.to < span.from) return [];
  budget = steps;
  budget.beginRule();
  const iterator = new CountedIterator({
    rule: icalRule(withLeapDay(rule, start)),
    dtstart: icalTime(startNear(rule, start, span.from)),
  });
  const found: number[] = [];
  // The type promises another date; at the end of a rule there is none.
  for (let next: ICAL.Time | null = iterator.next(); next; next = iterator.next()) {
    budget.spend();
    const wall = wallOf(next);
    if (wall > span.to) break;
    if (wall >= span.from && fits(rule, wall)) found.push(wall);
  }
  return found;
}
