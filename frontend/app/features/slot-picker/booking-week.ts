import {
  addDays,
  daysBetween,
  type EasternDate,
  easternDateOf,
  easternInstant,
  lastSlotDay,
  mondayOf,
  slotGrid,
} from '@agency/contracts';

/** Monday to Friday. */
export function weekdaysOf(monday: EasternDate): EasternDate[] {
  return [0, 1, 2, 3, 4].map((days) => addDays(monday, days));
}

/** The first week with a slot ahead: after Friday's last slot, and on weekends, the next week. */
export function earliestMonday(now: Date): EasternDate {
  const monday = mondayOf(easternDateOf(now));
  const lastStart = easternInstant(addDays(monday, 4), slotGrid.last);
  return lastStart <= now ? addDays(monday, 7) : monday;
}

/** Where the answer begins that has this week: undefined for the first one, which begins today. */
export function answerWith(monday: EasternDate, today: EasternDate): EasternDate | undefined {
  const second = answerAfter(undefined, today);
  if (monday < second) return undefined;
  const length = daysBetween(second, answerAfter(second, today));
  return addDays(second, Math.floor(daysBetween(second, monday) / length) * length);
}

/** Where the answer after this one begins: on a Monday. */
export function answerAfter(from: EasternDate | undefined, today: EasternDate): EasternDate {
  return addDays(lastSlotDay(from ?? today), 1);
}
