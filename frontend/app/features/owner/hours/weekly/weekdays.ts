/** By the number of the day: 0 is Sunday. */
const weekdays = [
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
