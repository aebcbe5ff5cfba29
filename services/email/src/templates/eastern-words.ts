import { dayOfWeek, daysBetween, easternDateOf, easternTimeOf } from '@agency/contracts';

// Not `Intl`: its eight answers took most of the time of filling an email.
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
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
export const easternWeekday = (instant: Date) => weekdays[dayOfWeek(easternDateOf(instant))] ?? '';

/** `November 3, 2026`. */
export function easternDate(instant: Date): string {
  const { month, day, year } = partsOf(instant);
  return `${month} ${day}, ${year}`;
}

/** `Tuesday, November 3, 2026`. */
export const easternDay = (instant: Date) => `${easternWeekday(instant)}, ${easternDate(instant)}`;

/** `Tue, Nov 3`. */
export function easternShortDay(instant: Date): string {
  const { month, day } = partsOf(instant);
  return `${easternWeekday(instant).slice(0, 3)}, ${month.slice(0, 3)} ${day}`;
}

/** `9:00 AM`. */
export function easternTime(instant: Date): string {
  const [hours = '', minutes] = easternTimeOf(instant).split(':');
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`;
}

/** `Eastern Time (EST)`, or EDT in summer. */
export function easternZoneName(instant: Date): string {
  const [hours] = easternTimeOf(instant).split(':');
  const hoursBehind = (instant.getUTCHours() - Number(hours) + 24) % 24;
  return `Eastern Time (${hoursBehind === 4 ? 'EDT' : 'EST'})`;
}

/** `today`, `tomorrow` or `on Tuesday`, seen from the day the email is written. */
export function easternDayFrom(writtenAt: Date, instant: Date): string {
  const days = daysBetween(easternDateOf(writtenAt), easternDateOf(instant));
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `on ${easternWeekday(instant)}`;
}

function partsOf(instant: Date) {
  const [year, month, day] = easternDateOf(instant).split('-');
  return { year, month: months[Number(month) - 1] ?? '', day: Number(day) };
}
