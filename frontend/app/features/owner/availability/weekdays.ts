import { type TimeOfDay, timeOfMinutes } from '@agency/contracts';

/** By the number of the day: 0 is Sunday. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export function weekdayName(dayOfWeek: number): string {
  return weekdays[dayOfWeek] ?? '';
}

/** The week as a calendar shows it, Monday first. */
export const weekFromMonday = [1, 2, 3, 4, 5, 6, 0] as const;

export const isWeekend = (dayOfWeek: number) => dayOfWeek === 0 || dayOfWeek === 6;

/** `9:00 AM` for `09:00`. */
export function clockTime(time: TimeOfDay): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const ofTwelve = timeOfMinutes((hour % 12 || 12) * 60 + minute).replace(/^0/, '');
  return `${ofTwelve} ${hour < 12 ? 'AM' : 'PM'}`;
}
