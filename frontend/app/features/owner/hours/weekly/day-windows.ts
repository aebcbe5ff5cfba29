import {
  type AvailabilitySlot,
  appointmentMinutes,
  formatTimeOfDay,
  isInOrder,
  isWeekend,
  minutesOfDay,
  overlap,
  slotGrid,
  timeOfMinutes,
  weekdayNames,
  windowOrderMessage,
} from '@agency/contracts';

export function weekdayName(dayOfWeek: number): string {
  return weekdayNames[dayOfWeek] ?? '';
}

/** The times of a window being edited. */
export type Times = Pick<AvailabilitySlot, 'startTime' | 'endTime'>;

/** `8:30 AM to 6:00 PM`. */
export const describeTimes = ({ startTime, endTime }: Times) =>
  `${formatTimeOfDay(startTime)} to ${formatTimeOfDay(endTime)}`;

/** The windows of a weekday, earliest first. */
export const windowsOf = (slots: readonly AvailabilitySlot[], day: number) =>
  slots
    .filter(({ dayOfWeek }) => dayOfWeek === day)
    .sort((a, b) => a.startTime.localeCompare(b.startTime));

interface TimesProblem {
  field: keyof Times;
  message: string;
}

/** `others`: the other windows of the day. Windows may touch: together they are one open period. */
export function problemIn(times: Times, others: readonly Times[]): TimesProblem | null {
  if (times.startTime === '') return { field: 'startTime', message: 'Please enter a time.' };
  if (times.endTime === '') return { field: 'endTime', message: 'Please enter a time.' };
  if (!isInOrder(times)) return { field: 'endTime', message: windowOrderMessage };
  const overlapped = others.find((other) => overlap(times, other));
  if (!overlapped) return null;
  const hours = `${formatTimeOfDay(overlapped.startTime)} – ${formatTimeOfDay(overlapped.endTime)}`;
  return { field: 'startTime', message: `This overlaps ${hours} on the same day.` };
}

const breakMinutes = 60;

/**
 * The window that "+" proposes: the rest of the day after a break, or else the longest gap. Empty times if visitors can
 * book the whole day already.
 */
export function proposedWindow(windows: readonly Times[]): Times {
  const [opening, closing] = [minutesOfDay(slotGrid.first), minutesOfDay(slotGrid.closing)];
  const taken = windows
    .map(({ startTime, endTime }) => ({
      start: minutesOfDay(startTime),
      end: minutesOfDay(endTime),
    }))
    .sort((a, b) => a.start - b.start);
  const last = taken.at(-1);
  if (last && last.end + breakMinutes + appointmentMinutes <= closing) {
    return timesOf(last.end + breakMinutes, closing);
  }
  const gaps = gapsBetween(taken, opening, closing);
  const [longest] = gaps.sort((a, b) => b.end - b.start - (a.end - a.start));
  return longest ? timesOf(longest.start, longest.end) : { startTime: '', endTime: '' };
}

interface Stretch {
  start: number;
  end: number;
}

function gapsBetween(taken: readonly Stretch[], opening: number, closing: number): Stretch[] {
  const gaps: Stretch[] = [];
  let free = opening;
  for (const { start, end } of [...taken, { start: closing, end: closing }]) {
    if (Math.min(start, closing) - free >= appointmentMinutes) {
      gaps.push({ start: free, end: Math.min(start, closing) });
    }
    free = Math.max(free, end);
  }
  return gaps;
}

const timesOf = (start: number, end: number): Times => ({
  startTime: timeOfMinutes(start),
  endTime: timeOfMinutes(end),
});

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
