import {
  addDays,
  type BookingRules,
  daysBetween,
  type EasternDate,
  easternDateOf,
  easternInstant,
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

/** Whether any day of the next week is within the booking horizon. */
export function hasNextWeek(monday: EasternDate, now: Date, rules: BookingRules): boolean {
  const { horizonDays } = rules;
  if (horizonDays === null) return true;
  return daysBetween(easternDateOf(now), addDays(monday, 7)) <= horizonDays;
}
