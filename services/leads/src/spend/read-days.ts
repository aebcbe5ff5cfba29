import { addDays, type DateOrder, type EasternDate, easternDateSchema } from '@agency/contracts';
import { fileError } from '@agency/platform';

export interface Days {
  from: EasternDate;
  to: EasternDate;
}

const months: Record<string, number> = {};
const monthNames: readonly (readonly string[])[] = [
  ['jan', 'january', 'januar', 'janvier', 'enero'],
  ['feb', 'february', 'februar', 'février', 'febrero'],
  ['mar', 'march', 'märz', 'mars', 'marzo'],
  ['apr', 'april', 'avril', 'abril'],
  ['may', 'mai', 'mayo'],
  ['jun', 'june', 'juni', 'juin', 'junio'],
  ['jul', 'july', 'juli', 'juillet', 'julio'],
  ['aug', 'august', 'août', 'agosto'],
  ['sep', 'sept', 'september', 'septembre', 'septiembre'],
  ['oct', 'october', 'okt', 'oktober', 'octobre', 'octubre'],
  ['nov', 'november', 'novembre', 'noviembre'],
  ['dec', 'december', 'dez', 'dezember', 'décembre', 'diciembre'],
];
for (const [index, names] of monthNames.entries()) {
  for (const name of names) months[name] = index + 1;
}

const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** Which of two numbers is the month, as far as these dates tell. */
export function findDateOrder(texts: readonly string[]): DateOrder | 'unsure' | 'none' {
  const pairs = texts.flatMap((text) =>
    [...text.matchAll(/\b(\d{1,2})\/(\d{1,2})\/\d{4}\b/g)].map(([, one, other]) => [
      Number(one),
      Number(other),
    ]),
  );
  if (pairs.length === 0) return 'none';
  if (pairs.some(([one = 0]) => one > 12)) return 'day-first';
  if (pairs.some(([, other = 0]) => other > 12)) return 'month-first';
  return pairs.every(([one, other]) => one === other) ? 'month-first' : 'unsure';
}

/** A day as reports write it, undefined for anything else. */
export function readDay(text: string, order: DateOrder): EasternDate | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  if (dotted) return dayOf(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]));
  const pair = slashed.exec(text);
  if (pair) {
    const [one, other] = [Number(pair[1]), Number(pair[2])];
    return order === 'month-first'
      ? dayOf(Number(pair[3]), one, other)
      : dayOf(Number(pair[3]), other, one);
  }
  const named = /^(\p{L}+)\.? (\d{1,2}),? (\d{4})$/u.exec(text);
  if (named) return dayOf(Number(named[3]), monthOf(named[1]), Number(named[2]));
  const dayNamed = /^(\d{1,2})\.? (?:de )?(\p{L}+)\.? (?:de )?(\d{4})$/u.exec(text);
  if (dayNamed) return dayOf(Number(dayNamed[3]), monthOf(dayNamed[2]), Number(dayNamed[1]));
  return undefined;
}

/** The days of a month as reports write it: its first day, `Sep 2026` or `2026-09`. */
export function readMonth(text: string, order: DateOrder): Days | undefined {
  const named = /^(\p{L}+)\.? (\d{4})$/u.exec(text);
  const short = /^(\d{4})-(\d{2})$/.exec(text);
  const first = named
    ? dayOf(Number(named[2]), monthOf(named[1]), 1)
    : short
      ? dayOf(Number(short[1]), Number(short[2]), 1)
      : readDay(text, order);
  if (!first?.endsWith('-01')) return undefined;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  return { from: first, to: addDays(next, -1) };
}

/** The period of a report's heading, such as `September 1, 2026 - September 30, 2026`. */
export function readPeriod(text: string, order: DateOrder): Days | undefined {
  const [, first, last] = /^(.+?)\s+[-–]\s+(.+)$/.exec(text.replace(/^[^:]{1,20}:\s*/, '')) ?? [];
  const from = first === undefined ? undefined : readDay(first.trim(), order);
  const to = last === undefined ? undefined : readDay(last.trim(), order);
  return from !== undefined && to !== undefined && from <= to ? { from, to } : undefined;
}

/** The days without future ones. Throws a ValidationException if they begin in the future, or before 2000. */
export function untilToday({ from, to }: Days, today: EasternDate, line: number): Days {
  if (from < '2000-01-01' || from > today) {
    throw fileError(`Line ${line} has an impossible date: ${from}. Nothing was stored.`);
  }
  return { from, to: to < today ? to : today };
}

const monthOf = (name: string | undefined) => months[(name ?? '').toLowerCase()] ?? 0;

function dayOf(year: number, month: number, day: number): EasternDate | undefined {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return easternDateSchema.safeParse(text).data;
}
