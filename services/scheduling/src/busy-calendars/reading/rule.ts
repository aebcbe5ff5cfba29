import { writtenTime } from './calendar-time.ts';
import { limits } from './limits.ts';
import { dayMs } from './wall-clock.ts';

const frequencies = ['HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof frequencies)[number];
const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

export interface Rule {
  frequency: Frequency;
  interval: number;
  count: number | null;
  until: string | null;
  weekStart: string;
  months: number[];
  weekNumbers: number[];
  yearDays: number[];
  monthDays: number[];
  /** MO, or 2MO for the second Monday. */
  weekdays: string[];
  hours: number[];
  minutes: number[];
  positions: number[];
  /** False if a bad part was left out that could only have made it shorter. */
  isExact: boolean;
}

const understood = new Set([
  ...['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYMONTH', 'BYWEEKNO', 'BYYEARDAY'],
  ...['BYMONTHDAY', 'BYDAY', 'BYHOUR', 'BYMINUTE', 'BYSECOND', 'BYSETPOS'],
]);

/** The parts of a rule by name. Null if one is not understood, or is there twice. */
function partsOf(text: string): Map<string, string> | null {
  const parts = new Map<string, string>();
  for (const part of text.toUpperCase().replace(/\s+/g, '').split(';')) {
    if (part === '') continue;
    const [name = '', value] = part.split('=', 2);
    if (value === undefined || !understood.has(name) || parts.has(name)) return null;
    parts.set(name, value);
  }
  return parts;
}

const isBetween = (value: number, least: number, most: number) => value >= least && value <= most;

/** A list of whole numbers by their size; only those that count from the end may be negative. Throws for another. */
function numbersOf(value: string | undefined, least: number, most: number, isSigned = false) {
  return (value?.split(',') ?? []).map((entry) => {
    const number = Number(entry);
    const size = isSigned ? Math.abs(number) : number;
    if (!/^[+-]?\d+$/.test(entry) || !isBetween(size, least, most)) throw new Error('no number');
    return number;
  });
}

function weekdaysOf(value: string | undefined, hasOrdinals: boolean): string[] {
  return (value?.split(',') ?? []).map((entry) => {
    const [, ordinal = '', name] = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/.exec(entry) ?? [];
    if (name === undefined || Number(ordinal || 1) === 0) throw new Error('no weekday');
    // Every Monday includes the first one.
    return hasOrdinals && ordinal !== '' ? `${Number(ordinal)}${name}` : name;
  });
}

/** A part that only makes a rule shorter: a bad one is left out. */
function optional<T>(
  value: string | undefined,
  read: (text: string) => T,
): { bad: boolean; value: T | null } {
  if (value === undefined) return { bad: false, value: null };
  try {
    return { bad: false, value: read(value) };
  } catch {
    return { bad: true, value: null };
  }
}

const numberUpTo = (most: number) => (text: string) => numbersOf(text, 1, most)[0] ?? 1;

function untilOf(text: string): string {
  if (!writtenTime(text).isExact) throw new Error('no time');
  return text;
}

function readParts(parts: ReadonlyMap<string, string>): Rule | null {
  const frequency = frequencies.find((known) => known === parts.get('FREQ'));
  if (!frequency) return null;
  const interval = optional(parts.get('INTERVAL'), numberUpTo(limits.maxRuleInterval));
  const count = optional(parts.get('COUNT'), numberUpTo(Number.MAX_SAFE_INTEGER));
  const until = optional(parts.get('UNTIL'), untilOf);
  const weekStart = optional(parts.get('WKST'), (text) => weekdaysOf(text, false)[0] ?? 'MO');
  if (numbersOf(parts.get('BYSECOND'), 0, 0).length > 1) return null;
  return {
    frequency,
    interval: interval.value ?? 1,
    count: count.value,
    until: until.value,
    weekStart: weekStart.value ?? 'MO',
    months: numbersOf(parts.get('BYMONTH'), 1, 12),
    weekNumbers: numbersOf(parts.get('BYWEEKNO'), 1, 53, true),
    yearDays: numbersOf(parts.get('BYYEARDAY'), 1, 366, true),
    monthDays: numbersOf(parts.get('BYMONTHDAY'), 1, 31, true),
    weekdays: weekdaysOf(parts.get('BYDAY'), frequency === 'MONTHLY' || frequency === 'YEARLY'),
    hours: numbersOf(parts.get('BYHOUR'), 0, 23),
    minutes: numbersOf(parts.get('BYMINUTE'), 0, 59),
    positions: numbersOf(parts.get('BYSETPOS'), 1, 366, true),
    isExact: ![interval, count, until, weekStart].some(({ bad }) => bad),
  };
}

/** Null for a rule that is not understood. */
export function readRule(text: string): Rule | null {
  try {
    const parts = partsOf(text);
    const rule = parts && readParts(parts);
    return rule && isUnderstood(rule) ? rule : null;
  } catch {
    return null;
  }
}

const isEmpty = (...lists: readonly (readonly unknown[])[]) =>
  lists.every((list) => list.length === 0);

/** Whether libraries agree about a rule of this form. */
function isUnderstood(rule: Rule): boolean {
  const { frequency, interval, months, weekNumbers, yearDays, monthDays, weekdays } = rule;
  const { hours, minutes, positions } = rule;
  const perDay = Math.max(hours.length, 1) * Math.max(minutes.length, 1);
  if (perDay > limits.maxRuleTimesOfDay) return false;
  const isBare = isEmpty(months, weekNumbers, yearDays, monthDays, weekdays, hours, minutes);
  if (!isEmpty(positions) && isBare) return false;
  const hasOrdinals = weekdays.some((day) => /\d/.test(day));
  switch (frequency) {
    case 'HOURLY':
      return isEmpty(weekNumbers) && minutes.length <= 4;
    case 'DAILY':
      return isEmpty(weekNumbers, yearDays);
    case 'WEEKLY':
      return isEmpty(weekNumbers, yearDays, monthDays);
    case 'MONTHLY':
      return isEmpty(weekNumbers, yearDays);
    case 'YEARLY':
      if (!isEmpty(yearDays)) return isEmpty(months, monthDays, weekdays, weekNumbers);
      if (hasOrdinals) return isEmpty(monthDays, weekNumbers);
      if (isEmpty(weekNumbers)) return true;
      return isEmpty(months, monthDays, positions) && !isEmpty(weekdays) && interval === 1;
  }
}

/** Whether a day has a position among its weekdays in a year, as RFC 5545 counts them without a month. */
function isNthOfYear(start: Date, weekday: string): boolean {
  const first = Date.UTC(start.getUTCFullYear(), 0, 1);
  const days = Math.round((Date.UTC(start.getUTCFullYear() + 1, 0, 1) - first) / dayMs);
  const day = Math.floor((start.getTime() - first) / dayMs);
  const fromEnd = -Math.floor((days - 1 - day) / 7) - 1;
  return [Math.floor(day / 7) + 1, fromEnd].some((nth) => weekday === `${nth}${nameOfDay(start)}`);
}

const nameOfDay = (date: Date) => weekdayNames[date.getUTCDay()] ?? 'SU';

/**
 * Google writes yearly rules without their month, and shows them in that of their start. Nothing else says so of a
 * weekday: its start decides.
 */
export function withMonth(rule: Rule, startWall: number): Rule {
  const { frequency, months, weekNumbers, monthDays, weekdays } = rule;
  if (frequency !== 'YEARLY' || !isEmpty(months, weekNumbers)) return rule;
  const start = new Date(startWall);
  const ordinals = weekdays.filter((day) => /\d/.test(day));
  const isOfMonth = isEmpty(weekdays)
    ? !isEmpty(monthDays)
    : !isEmpty(ordinals) && !ordinals.some((day) => isNthOfYear(start, day));
  return isOfMonth ? { ...rule, months: [start.getUTCMonth() + 1] } : rule;
}

/** Days on which a rule that is not understood may fall, and whether at any time of them. */
export function guessRules(
  text: string,
  startWall: number,
): { rules: Rule[]; isWholeDay: boolean } {
  const upper = text.toUpperCase().replace(/\s+/g, '');
  const part = (name: string) => new RegExp(`${name}=([^;]*)`).exec(upper)?.[1] ?? '';
  const start = new Date(startWall);
  const until = optional(part('UNTIL') || undefined, untilOf).value;
  const guess = (more: Partial<Rule>): Rule => ({
    ...{ frequency: 'DAILY', interval: 1, count: null, until, weekStart: 'MO', isExact: false },
    ...{ months: [], weekNumbers: [], yearDays: [], monthDays: [], weekdays: [] },
    ...{ hours: [], minutes: [], positions: [] },
    ...more,
  });
  const isWholeDay = /FREQ=(?:HOUR|MINUTE|SECOND)/.test(upper) || /BYHOUR|BYMINUTE/.test(upper);
  if (isWholeDay || /FREQ=DAI/.test(upper)) return { rules: [guess({})], isWholeDay };
  const days = [...part('BYDAY').matchAll(/(?<![A-Z])(?:SU|MO|TU|WE|TH|FR|SA)/g)].map(
    ([day]) => day,
  );
  const weekdays = [...new Set([nameOfDay(start), ...days])];
  const weekly = guess({ frequency: 'WEEKLY', weekdays });
  if (!/FREQ=[MY]/.test(upper)) return { rules: [weekly], isWholeDay };
  const dates = part('BYMONTHDAY').split(',').map(Number);
  const known = dates.filter((date) => Number.isInteger(date) && isBetween(Math.abs(date), 1, 31));
  const monthDays = [...new Set([start.getUTCDate(), ...known])];
  return { rules: [weekly, guess({ frequency: 'MONTHLY', monthDays })], isWholeDay };
}
