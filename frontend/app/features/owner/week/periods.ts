import { addDays, dayOfWeek, type EasternDate, isWeekend, mondayOf } from '@agency/contracts';

/** The days of one answer of the schedule, both inclusive. */
export interface Period {
  from: EasternDate;
  to: EasternDate;
}

export function weekOf(day: EasternDate): Period {
  const from = mondayOf(day);
  return { from, to: addDays(from, 6) };
}

export function daysOf({ from, to }: Period): EasternDate[] {
  const days: EasternDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The weekday before or after a day. */
export function nextWeekday(day: EasternDate, by: 1 | -1): EasternDate {
  let next = addDays(day, by);
  while (isWeekend(dayOfWeek(next))) next = addDays(next, by);
  return next;
}
