import { sumOf } from './sums.ts';

export interface CallerHour {
  /** 0 to 23, Eastern Time. */
  hour: number;
  answered: number;
  /** No answer, or voicemail. */
  missed: number;
  /** Whether the office says it answers then. */
  isStaffed: boolean;
}

/** First-time callers, by the hour of the call. */
export const callerHours: readonly CallerHour[] = [
  { hour: 6, answered: 0, missed: 1, isStaffed: false },
  { hour: 7, answered: 2, missed: 1, isStaffed: false },
  { hour: 8, answered: 5, missed: 0, isStaffed: true },
  { hour: 9, answered: 6, missed: 0, isStaffed: true },
  { hour: 10, answered: 5, missed: 0, isStaffed: true },
  { hour: 11, answered: 5, missed: 0, isStaffed: true },
  { hour: 12, answered: 1, missed: 4, isStaffed: false },
  { hour: 13, answered: 4, missed: 1, isStaffed: true },
  { hour: 14, answered: 5, missed: 0, isStaffed: true },
  { hour: 15, answered: 4, missed: 0, isStaffed: true },
  { hour: 16, answered: 4, missed: 0, isStaffed: true },
  { hour: 17, answered: 1, missed: 3, isStaffed: false },
  { hour: 18, answered: 0, missed: 4, isStaffed: false },
  { hour: 19, answered: 0, missed: 4, isStaffed: false },
  { hour: 20, answered: 0, missed: 3, isStaffed: false },
  { hour: 21, answered: 0, missed: 1, isStaffed: false },
];

const callersOf = (hours: readonly CallerHour[]) => ({
  callers: sumOf(hours, ({ answered, missed }) => answered + missed),
  missed: sumOf(hours, ({ missed }) => missed),
});

export const allCallers = callersOf(callerHours);
export const unstaffedCallers = callersOf(callerHours.filter(({ isStaffed }) => !isStaffed));

/** `8 am`, `noon`, `5 pm`. */
export function hourLabel(hour: number): string {
  if (hour === 12) return 'noon';
  return hour < 12 ? `${hour} am` : `${hour - 12} pm`;
}
