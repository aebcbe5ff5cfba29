import {
  addDays,
  dayOfWeek,
  type EasternDate,
  easternDateOf,
  isWeekend,
  mondayOf,
} from '@agency/contracts';

/** The days of one answer of the schedule, both inclusive. */
export interface Period {
  from: EasternDate;
  to: EasternDate;
}

export function weekOf(day: EasternDate): Period {
  const from = mondayOf(day);
  return { from, to: addDays(from, 6) };
}

const firstOfMonth = (day: EasternDate): EasternDate => `${day.slice(0, 7)}-01`;

/** The same day some months later, or that month's last day. */
export function addMonths(day: EasternDate, months: number): EasternDate {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const first = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  const wanted = addDays(first, Number(day.slice(8)) - 1);
  return wanted.slice(0, 7) === first.slice(0, 7) ? wanted : lastOfMonth(first);
}

function lastOfMonth(day: EasternDate): EasternDate {
  return addDays(firstOfMonth(addDays(firstOfMonth(day), 31)), -1);
}

/** The whole weeks of a month: six at most. */
export function monthOf(day: EasternDate): Period {
  return {
    from: mondayOf(firstOfMonth(day)),
    to: addDays(mondayOf(lastOfMonth(day)), 6),
  };
}

export function daysOf({ from, to }: Period): EasternDate[] {
  const days: EasternDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The day whose week is shown first: on a weekend, the next week. */
export function openingDay(now: Date): EasternDate {
  const today = easternDateOf(now);
  return isWeekend(dayOfWeek(today)) ? addDays(mondayOf(today), 7) : today;
}

/** The weekday before or after a day. */
export function nextWeekday(day: EasternDate, by: 1 | -1): EasternDate {
  let next = addDays(day, by);
  while (isWeekend(dayOfWeek(next))) next = addDays(next, by);
  return next;
}
