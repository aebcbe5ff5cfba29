import { wallOf } from './calendar-time.ts';
import { limits } from './limits.ts';
import type { Property } from './property.ts';

const frequencies = ['HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
type Frequency = (typeof frequencies)[number];

export interface Rule {
  frequency: Frequency;
  interval: number;
  count: number | null;
  /** In ical.js' format: a day, or a time with or without Z. */
  until: string | null;
  /** 1 Sunday to 7 Saturday. */
  weekStart: number;
  months: number[];
  monthDays: number[];
  /** MO, or 2MO for the second Monday. */
  weekdays: string[];
  hours: number[];
  minutes: number[];
  positions: number[];
}

const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
const numbersOf = (value: unknown) =>
  listOf(value).filter((entry): entry is number => typeof entry === 'number');
const wordsOf = (value: unknown) =>
  listOf(value).filter((entry): entry is string => typeof entry === 'string');

const understood = new Set([
  ...['freq', 'interval', 'count', 'until', 'wkst', 'bymonth', 'bymonthday', 'byday', 'byhour'],
  ...['byminute', 'bysecond', 'bysetpos'],
]);

/** Null for a rejected rule. */
export function readRule({ values: [value] }: Property): Rule | null {
  if (typeof value !== 'object' || value === null) return null;
  // A rule without a frequency, or with a key of another standard, would be misread.
  if (Object.keys(value).some((key) => !understood.has(key))) return null;
  const parts: Record<string, unknown> = { ...value };
  const frequency = frequencies.find((known) => known === parts.freq);
  if (!frequency) return null;
  const rule: Rule = {
    frequency,
    interval: typeof parts.interval === 'number' ? parts.interval : 1,
    count: typeof parts.count === 'number' ? parts.count : null,
    until: typeof parts.until === 'string' ? parts.until : null,
    weekStart: typeof parts.wkst === 'number' ? parts.wkst : 2,
    months: numbersOf(parts.bymonth),
    monthDays: numbersOf(parts.bymonthday),
    weekdays: wordsOf(parts.byday),
    hours: numbersOf(parts.byhour),
    minutes: numbersOf(parts.byminute),
    positions: numbersOf(parts.bysetpos),
  };
  if (numbersOf(parts.bysecond).some((second) => second !== 0)) return null;
  // Throws if it is not a time, like every broken line.
  if (rule.until !== null) wallOf(rule.until);
  return isUnderstood(rule) ? rule : null;
}

const isSingle = (list: readonly unknown[]) => list.length === 1;
const isEmpty = (list: readonly unknown[]) => list.length === 0;
const isAscending = (list: readonly number[]) =>
  list.every((value, index) => index === 0 || value > (list[index - 1] ?? value));

/** The most days that each month can have; index 0 is unused. */
const longest = [0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const existsIn = (months: readonly number[]) => (day: number) =>
  day !== 0 && Math.abs(day) <= Math.max(...months.map((month) => longest[month] ?? 0));

/** (!) ical.js searches forever for February 30. */
function hasDayEver({ months, monthDays }: Rule): boolean {
  return isEmpty(monthDays) || monthDays.some(existsIn(isEmpty(months) ? [1] : months));
}

function hasOnlyDaysOfItsMonths({ months, monthDays }: Rule): boolean {
  return monthDays.every((day) => day > 0 && existsIn(months)(day));
}

/**
 * Whether ical.js expands a rule of this form as RFC 5545 specifies. Includes everything that the dialogs of calendars
 * write; for randomly combined rules, ical.js is wrong or hangs one time in six (docs/decisions/059).
 */
function isUnderstood(rule: Rule): boolean {
  const { frequency, interval, months, monthDays, weekdays, hours, minutes, positions } = rule;
  if (interval < 1 || interval > limits.maxRuleInterval || !hasDayEver(rule)) return false;
  if (hours.length > 24 || !isAscending(hours) || !isAscending(minutes)) return false;
  const hasOrdinals = weekdays.some((day) => /\d/.test(day));
  switch (frequency) {
    case 'HOURLY':
      return isEmpty([...hours, ...minutes, ...positions, ...monthDays]) && !hasOrdinals;
    case 'DAILY':
      return isEmpty(positions) && !hasOrdinals && monthDays.every((day) => day > 0);
    case 'WEEKLY':
      return isEmpty([...positions, ...monthDays]) && !hasOrdinals;
    case 'MONTHLY':
      if (!isEmpty(months) || !isSimpleTime(rule)) return false;
      if (isEmpty(positions)) return isEmpty(monthDays) || isEmpty(weekdays);
      return !isEmpty(weekdays) && isEmpty(monthDays) && !hasOrdinals;
    case 'YEARLY':
      if (!isSimpleTime(rule)) return false;
      if (isEmpty([...months, ...monthDays, ...weekdays, ...positions])) return true;
      if (!isSingle(months) || !hasOnlyDaysOfItsMonths(rule)) return false;
      if (isEmpty(positions)) return isEmpty(monthDays) || !hasOrdinals;
      return !isEmpty(weekdays) && isEmpty(monthDays) && !hasOrdinals;
  }
}

const isSimpleTime = ({ hours, minutes }: Rule) => hours.length <= 1 && minutes.length <= 1;
