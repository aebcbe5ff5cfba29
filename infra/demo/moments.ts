import {
  addDays,
  dayOfWeek,
  type EasternDate,
  easternDateOf,
  easternInstant,
  federalHolidaysBetween,
  isWeekend,
} from '@agency/contracts';

/** Far enough for every day of the recording: a quarter back, a month ahead. */
const reach = 120;
const minuteMs = 60_000;

/**
 * Reads the moments of the recording:
 * - `@-12 10:35`: that time on the 12th open day before today, as an instant
 * - `@+2`: the second open day after today, as a date
 * - `@+8 month`: the month of that day
 * - `@-180min`: 180 minutes ago, as an instant
 *
 * An open day is no weekend and no federal holiday. `@0` is today, or the next open day if today is none. So moments
 * keep their order whenever the recording is read, and no two become one.
 */
export function momentsAt(now: Date): (moment: string) => string {
  const today = easternDateOf(now);
  const days = openDays(addDays(today, -reach), addDays(today, reach));
  const zero = days.findIndex((day) => day >= today);

  return (moment) => {
    const minutes = /^@-(\d+)min$/.exec(moment)?.[1];
    if (minutes) return new Date(now.getTime() - Number(minutes) * minuteMs).toISOString();
    const [, offset, part] = /^@([+-]\d+|0)(?: (month|\d\d:\d\d))?$/.exec(moment) ?? [];
    const day = days[zero + Number(offset)];
    if (day === undefined) throw new Error(`The recording has no such moment: ${moment}`);
    if (part === undefined) return day;
    return part === 'month' ? day.slice(0, 7) : easternInstant(day, part).toISOString();
  };
}

function openDays(first: EasternDate, last: EasternDate): EasternDate[] {
  const holidays = new Set(federalHolidaysBetween(first, last).map(({ day }) => day));
  const days: EasternDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (!isWeekend(dayOfWeek(day)) && !holidays.has(day)) days.push(day);
  }
  return days;
}
