import { type EasternDate, easternDateSchema } from '@agency/contracts';

/** Languages in which the exports of ad platforms and address books name months. */
const languages = ['en', 'en-GB', 'de', 'fr', 'es', 'it', 'pt', 'nl'] as const;

const keyOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

const months = new Map<string, number>([
  ['sept', 9],
  ['mrz', 3],
]);
for (const language of languages) {
  for (const length of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' });
    for (let month = 1; month <= 12; month += 1) {
      months.set(keyOf(format.format(new Date(Date.UTC(2026, month - 1, 15)))), month);
    }
  }
}

/** The number of a month by its name or its abbreviation; undefined for another word. */
export const monthOf = (name: string): number | undefined => months.get(keyOf(name.slice(0, 20)));

/** A date in a table, and its time if it has one. */
export interface WrittenDate {
  day: EasternDate;
  time: WrittenTime | undefined;
}

/** What `3/4/2026` says before a column has decided which number is the month. */
interface NumberPair {
  first: number;
  second: number;
  year: number;
  isDotted: boolean;
}

/** A date whose parts are known, or a pair of numbers that the column must decide about. */
export type DateParts = { day: EasternDate | undefined } | NumberPair;

const year = String.raw`(\d{4}|'?\d{2})`;
const end = '(?=$|[T ,])';
const nth = '(?:st|nd|rd|th)?';
const weekday = String.raw`(?:\p{L}+\.?,? )?`;
const yearFirst = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${end}`);
const pair = new RegExp(String.raw`^${weekday}(\d{1,2})([-/.])(\d{1,2})\2${year}${end}`, 'u');
const monthNamed = new RegExp(
  String.raw`^${weekday}(\p{L}+)\.?[ -](\d{1,2})${nth},?[ -]${year}${end}`,
  'u',
);
const dayNamed = new RegExp(
  String.raw`^${weekday}(\d{1,2})${nth}\.?[ -](?:de )?(\p{L}+)\.?,?[ -](?:de )?${year}${end}`,
  'u',
);
const yearNamed = new RegExp(String.raw`^(\d{4})[ -](\p{L}+)\.?[ -](\d{1,2})${end}`, 'u');
/** A longer text is no date. */
const maxLength = 80;

/** Splits a date as exports and people write it from what follows it. Undefined for anything else. */
export function splitDate(text: string): { parts: DateParts; rest: string } | undefined {
  if (text.length > maxLength) return undefined;
  const line = text.trim().replace(/\s+/g, ' ');
  const found = (pattern: RegExp, read: (groups: string[]) => DateParts | undefined) => {
    const match = pattern.exec(line);
    const parts = match && read(match.slice(1));
    return parts ? { parts, rest: line.slice(match[0].length) } : undefined;
  };
  const named = (yearText = '', name = '', day = '') => {
    const month = monthOf(name);
    return month ? { day: dayOf(yearOf(yearText), month, Number(day)) } : undefined;
  };
  return (
    found(yearFirst, ([y, , month, day]) => ({
      day: dayOf(Number(y), Number(month), Number(day)),
    })) ??
    found(pair, ([first, mark, second, y = '']) => ({
      first: Number(first),
      second: Number(second),
      year: yearOf(y),
      isDotted: mark === '.',
    })) ??
    found(monthNamed, ([name, day, y]) => named(y, name, day)) ??
    found(dayNamed, ([day, name, y]) => named(y, name, day)) ??
    found(yearNamed, ([y, name, day]) => named(y, name, day))
  );
}

/** The date with what follows it; undefined if one of them does not exist. */
export function withTime(day: EasternDate | undefined, rest: string): WrittenDate | undefined {
  if (day === undefined) return undefined;
  if (rest === '') return { day, time: undefined };
  const time = readWrittenTime(rest);
  return time && { day, time };
}

export function dayOf(fullYear: number, month: number, day: number): EasternDate | undefined {
  const text = `${fullYear}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return easternDateSchema.safeParse(text).data;
}

/** Exports hold dates of our time only. */
function yearOf(text: string): number {
  const digits = text.replace("'", '');
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

export interface WrittenTime {
  hour: number;
  minute: number;
  /** With fractions. */
  second: number;
  /** Minutes ahead of UTC; undefined for a time that names no zone, or Eastern Time. */
  offset: number | undefined;
}

/** Zones whose names have one meaning where this product is used. `ET` may be either of two. */
const zones: Readonly<Record<string, number | undefined>> = {
  Z: 0,
  UTC: 0,
  GMT: 0,
  EST: -300,
  EDT: -240,
  CST: -360,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
  ET: undefined,
};

const clock =
  /^(?:T|,? (?:at )?)(\d{1,2})(?::(\d{2})(?::(\d{2}(?:[.,]\d{1,9})?))?)? ?(?:([ap])\.?m\.?)?/i;
const zone = /^ ?\(?([A-Z]{1,4})?(?: ?([+-])(\d{2}):?(\d{2})?(?: \([\p{L} ]+\))?)?\)?$/u;

/** A time of day as it follows a date: `T14:22:31Z`, ` 2:22 PM`, ` 14:22 UTC`, `, 14:22:31 GMT-0500 (Eastern Time)`. */
function readWrittenTime(text: string): WrittenTime | undefined {
  const [told, hours = '', minutes, seconds = '0', half] = clock.exec(text) ?? [];
  if (told === undefined || (minutes === undefined && half === undefined)) return undefined;
  const hour = hourOf(Number(hours), half?.toLowerCase());
  const [minute, second] = [Number(minutes ?? 0), Number(seconds.replace(',', '.'))];
  const rest = zone.exec(text.slice(told.length));
  if (hour === undefined || minute > 59 || second >= 60 || !rest) return undefined;
  const [, name, sign, zoneHours, zoneMinutes = '0'] = rest;
  if (name !== undefined && !(name in zones)) return undefined;
  const written = sign && (sign === '-' ? -1 : 1) * (Number(zoneHours) * 60 + Number(zoneMinutes));
  const offset =
    typeof written === 'number' ? written : name === undefined ? undefined : zones[name];
  return { hour, minute, second, offset };
}

function hourOf(hours: number, half: string | undefined): number | undefined {
  if (half === undefined) return hours > 23 ? undefined : hours;
  if (hours > 12) return half === 'p' && hours < 24 ? hours : undefined;
  return (hours % 12) + (half === 'p' ? 12 : 0);
}
