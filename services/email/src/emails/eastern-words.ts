import { easternClockAt, weekdayNames } from '@agency/contracts';

// Not `Intl`: its eight calls took most of the time of filling an email.
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `Tuesday`. */
export const easternWeekday = (instant: Date) =>
  weekdayNames[easternClockAt(instant).weekday] ?? '';

/** `November 3, 2026`. */
export function easternDate(instant: Date): string {
  const { month, day, year } = easternClockAt(instant);
  return `${months[month]} ${day}, ${year}`;
}

/** `Tuesday, November 3, 2026`. */
export const easternDay = (instant: Date) => `${easternWeekday(instant)}, ${easternDate(instant)}`;

/** `Tue, Nov 3`. */
export function easternShortDay(instant: Date): string {
  const { weekday, month, day } = easternClockAt(instant);
  return `${weekdayNames[weekday]?.slice(0, 3)}, ${months[month]?.slice(0, 3)} ${day}`;
}

/** `9:00 AM`. */
export function easternTime(instant: Date): string {
  const { hours, minutes } = easternClockAt(instant);
  return `${hours % 12 || 12}:${minutes < 10 ? '0' : ''}${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** `Eastern Time (EST)`, or EDT in summer. */
export function easternZoneName(instant: Date): string {
  const hoursBehind = (instant.getUTCHours() - easternClockAt(instant).hours + 24) % 24;
  return `Eastern Time (${hoursBehind === 4 ? 'EDT' : 'EST'})`;
}

/** `today`, `tomorrow` or `on Tuesday`, relative to the day the email is written. */
export function easternDayFrom(writtenAt: Date, instant: Date): string {
  const days = easternClockAt(instant).countedDay - easternClockAt(writtenAt).countedDay;
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `on ${easternWeekday(instant)}`;
}
