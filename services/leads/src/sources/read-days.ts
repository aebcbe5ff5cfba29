import { addDays, type EasternDate, easternDateSchema } from '@agency/contracts';
import { type DateColumn, fileError, monthOf } from '@agency/platform';

export interface Days {
  from: EasternDate;
  to: EasternDate;
}

/** The days of a month as reports write it: its first day, `Sep 2026` or `2026-09`. */
export function readMonth(text: string, dates: DateColumn): Days | undefined {
  const named = /^(\p{L}+)\.? (\d{4})$/u.exec(text);
  const short = /^(\d{4})-(\d{2})$/.exec(text);
  const first = named
    ? firstDayOf(named[2], monthOf(named[1] ?? ''))
    : short
      ? firstDayOf(short[1], Number(short[2]))
      : dates.read(text)?.day;
  if (!first?.endsWith('-01')) return undefined;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  return { from: first, to: addDays(next, -1) };
}

/** The first and the last day in a report's heading, such as `September 1, 2026 - September 30, 2026`. */
export function periodTexts(heading: string): [string, string] | undefined {
  const [from = '', to, ...others] = heading.split(/\s[-–]\s/);
  if (to === undefined || others.length > 0) return undefined;
  return [from.replace(/^[^:]{1,20}:/, '').trim(), to.trim()];
}

/** The days of such a heading. */
export function readPeriod(heading: string, dates: DateColumn): Days | undefined {
  const [from, to] = (periodTexts(heading) ?? []).map((text) => dates.read(text)?.day);
  return from !== undefined && to !== undefined && from <= to ? { from, to } : undefined;
}

/** The days without future ones. Throws a ValidationException if they begin in the future, or before 2000. */
export function untilToday({ from, to }: Days, today: EasternDate, line: number): Days {
  if (from < '2000-01-01' || from > today) {
    throw fileError(`Line ${line} has an impossible date: ${from}. Nothing was stored.`);
  }
  return { from, to: to < today ? to : today };
}

const firstDayOf = (year = '', month = 0): EasternDate | undefined =>
  easternDateSchema.safeParse(`${year}-${String(month).padStart(2, '0')}-01`).data;
