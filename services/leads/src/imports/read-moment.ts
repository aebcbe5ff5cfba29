import {
  type EasternDate,
  easternDateOf,
  easternDateSchema,
  easternInstant,
} from '@agency/contracts';

const clock = String.raw`(?:[T ,]+(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*(AM|PM)?)?`;
const yearFirst = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${clock}$`, 'i');
const yearLast = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})${clock}$`, 'i');
const withZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;

/**
 * A date or a date with its time, as exports write it: ISO 8601, `2026-03-05 2:22 PM`, `3/5/2026 14:22` (month first,
 * unless it cannot be), `5.3.2026`. Eastern Time unless it names its zone. Undefined for anything else.
 */
export function readMoment(text: string): Date | undefined {
  if (withZone.test(text)) return valid(new Date(text));
  const [, year, month, day, ...time] = yearFirst.exec(text) ?? [];
  if (year && month && day) return instantOf([year, month, day], time);
  const [, first, mark, second, lastYear, ...lastTime] = yearLast.exec(text) ?? [];
  if (!first || !second || !lastYear) return undefined;
  const isDayFirst = mark === '.' || Number(first) > 12;
  const parts = isDayFirst ? [lastYear, second, first] : [lastYear, first, second];
  return instantOf(parts, lastTime);
}

/** The day of such a date in Eastern Time. */
export function readDay(text: string): EasternDate | undefined {
  const moment = readMoment(text);
  return moment && easternDateOf(moment);
}

function instantOf(parts: readonly string[], time: readonly (string | undefined)[]) {
  const day = easternDateSchema.safeParse(parts.map((part) => part.padStart(2, '0')).join('-'));
  const [hours = '12', minutes = '00', half] = time;
  const hour = half ? (Number(hours) % 12) + (/pm/i.test(half) ? 12 : 0) : Number(hours);
  if (!day.success || hour > 23 || Number(minutes) > 59) return undefined;
  return easternInstant(day.data, `${String(hour).padStart(2, '0')}:${minutes}`);
}

const valid = (date: Date) =>
  Number.isNaN(date.getTime()) || !easternDateSchema.safeParse(easternDateOf(date)).success
    ? undefined
    : date;
