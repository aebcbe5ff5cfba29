import type { CalendarColor } from '@agency/contracts';

/** The colors of other calendars, in their list and in the week. */
export const calendarTones: Record<CalendarColor, string> = {
  blue: '#1c6480',
  green: '#3f7d4f',
  violet: '#6b4c9a',
  amber: '#c98a12',
  rose: '#b8476b',
  gray: '#5f6b73',
};
