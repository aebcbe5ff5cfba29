import {
  addDays,
  dayOfWeek,
  type EasternDate,
  easternDateOf,
  easternTimeOf,
  rankingWeekTime,
} from '@agency/contracts';

/**
 * The last day on which the weekly email was due, if it is sent on `weekday`. Today counts from seven in the morning.
 */
export function dueDayOf(now: Date, weekday: number): EasternDate {
  const today = easternDateOf(now);
  const ago = (dayOfWeek(today) - weekday + 7) % 7;
  const isEarly = ago === 0 && easternTimeOf(now) < rankingWeekTime;
  return addDays(today, isEarly ? -7 : -ago);
}
