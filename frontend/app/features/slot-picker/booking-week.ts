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

/** The first week with an upcoming slot: after Friday's last slot, and on weekends, the next week. */
export function earliestMonday(now: Date): EasternDate {
  const monday = mondayOf(easternDateOf(now));
  const lastStart = easternInstant(addDays(monday, 4), slotGrid.last);
  return lastStart <= now ? addDays(monday, 7) : monday;
}

/** First day of the answer with this week: undefined for the first answer, which starts today. */
export function answerWith(monday: EasternDate, today: EasternDate): EasternDate | undefined {
  const second = answerAfter(undefined, today);
  if (monday < second) return undefined;
  const length = daysBetween(second, answerAfter(second, today));
  return addDays(second, Math.floor(daysBetween(second, monday) / length) * length);
}

/** First day of the following answer: a Monday. */
export function answerAfter(from: EasternDate | undefined, today: EasternDate): EasternDate {
  return addDays(lastSlotDay(from ?? today), 1);
}
