import type { AvailabilitySlot } from './availability.js';
import { minutesOfDay } from './time-of-day.js';

/** Minutes of the day, start inclusive, end exclusive. */
export interface OpenWindow {
  start: number;
  end: number;
}

/** The active windows of one weekday, touching ones joined: 09:00–12:00 and 12:00–17:00 become 09:00–17:00. */
export function openWindows(
  availability: readonly Pick<
    AvailabilitySlot,
    'dayOfWeek' | 'startTime' | 'endTime' | 'isActive'
  >[],
  weekday: number,
): OpenWindow[] {
  const windows = availability
    .filter((slot) => slot.isActive && slot.dayOfWeek === weekday)
    .map((slot) => ({ start: minutesOfDay(slot.startTime), end: minutesOfDay(slot.endTime) }))
    .sort((a, b) => a.start - b.start);
  const joined: OpenWindow[] = [];
  for (const window of windows) {
    const previous = joined.at(-1);
    if (previous && window.start <= previous.end) previous.end = Math.max(previous.end, window.end);
    else joined.push({ ...window });
  }
  return joined;
}
