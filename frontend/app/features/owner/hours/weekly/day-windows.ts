import {
  type AvailabilitySlot,
  appointmentMinutes,
  formatTimeOfDay,
  isWeekend,
  minutesOfDay,
  slotGrid,
  timeOfMinutes,
  weekdayNames,
} from '@agency/contracts';

export function weekdayName(dayOfWeek: number): string {
  return weekdayNames[dayOfWeek] ?? '';
}

/** The times of a window being edited. */
export type Times = Pick<AvailabilitySlot, 'startTime' | 'endTime'>;

/** `8:30 AM to 6:00 PM`. */
export const describeTimes = ({ startTime, endTime }: Times) =>
  `${formatTimeOfDay(startTime)} to ${formatTimeOfDay(endTime)}`;

export const isEntered = ({ startTime, endTime }: Times) => startTime !== '' && endTime !== '';

const inOrder = <Window extends Times>(windows: readonly Window[]) =>
  windows.toSorted((a, b) => a.startTime.localeCompare(b.startTime));

/** The windows of a weekday, earliest first. */
export const windowsOf = (slots: readonly AvailabilitySlot[], day: number) =>
  inOrder(slots.filter(({ dayOfWeek }) => dayOfWeek === day));

const breakMinutes = 60;

/**
 * The window that "+" proposes: the rest of the day after a break, or else the longest gap. Empty times if visitors can
 * book the whole day already.
 */
export function proposedWindow(windows: readonly Times[]): Times {
  const [opening, closing] = [minutesOfDay(slotGrid.first), minutesOfDay(slotGrid.closing)];
  const taken = inOrder(windows.filter(isEntered));
  const starts = taken.map(({ startTime }) => minutesOfDay(startTime));
  const ends = taken.map(({ endTime }) => minutesOfDay(endTime));
  const gaps = [opening, ...ends].map((end, index) => ({
    start: Math.max(end, opening),
    end: Math.min(starts[index] ?? closing, closing),
  }));
  const longestFirst = gaps.sort((a, b) => b.end - b.start - (a.end - a.start));
  const rest = ends.slice(-1).map((end) => ({ start: end + breakMinutes, end: closing }));
  const free = [...rest, ...longestFirst].find(
    ({ start, end }) => end - start >= appointmentMinutes,
  );
  return {
    startTime: free ? timeOfMinutes(free.start) : '',
    endTime: free ? timeOfMinutes(free.end) : '',
  };
}

/** `Tue–Fri` or `Mon, Wed`. */
export function describeDays(days: readonly number[]): string {
  const short = days.map((day) => weekdayName(day).slice(0, 3));
  const isRow =
    days.length > 2 &&
    days.every((day, index) => index === 0 || day === (days[index - 1] ?? 0) + 1);
  return isRow ? `${short[0]}–${short.at(-1)}` : short.join(', ');
}

type Hours = Times & Pick<AvailabilitySlot, 'dayOfWeek'>;

/** The part of the hours that visitors can never book, or null: appointments are on weekdays, within the grid. */
export function describeNotOffered({ dayOfWeek, startTime, endTime }: Hours): string | null {
  if (isWeekend(dayOfWeek)) return 'Saved, but not bookable on weekends';
  const parts = [
    startTime < slotGrid.first && `before ${formatTimeOfDay(slotGrid.first)}`,
    endTime > slotGrid.closing && `after ${formatTimeOfDay(slotGrid.closing)}`,
  ].filter(Boolean);
  return parts.length > 0 ? `Saved, but not bookable ${parts.join(' or ')}` : null;
}

/** What turning the hours on means for visitors. */
export function describeOffer(hours: Hours): string {
  const { dayOfWeek, startTime, endTime } = hours;
  const notOffered = describeNotOffered(hours);
  const isOffered =
    !isWeekend(dayOfWeek) && startTime < slotGrid.closing && endTime > slotGrid.first;
  return [isOffered && 'Visitors can book in these hours.', notOffered && `${notOffered}.`]
    .filter(Boolean)
    .join(' ');
}
