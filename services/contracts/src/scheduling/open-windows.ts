import { joinSpans, type Span } from '../time/spans.js';
import { minutesOfDay } from '../time/time-of-day.js';
import type { AvailabilitySlot } from './availability.js';

/** Minutes of the day, start inclusive, end exclusive. */
export type OpenWindow = Span;

/** The active windows of one weekday, with adjacent ones joined: 09:00–12:00 and 12:00–17:00 become 09:00–17:00. */
export function openWindows(
  availability: readonly Pick<
    AvailabilitySlot,
    'dayOfWeek' | 'startTime' | 'endTime' | 'isActive'
  >[],
  weekday: number,
): OpenWindow[] {
  return joinSpans(
    availability
      .filter((slot) => slot.isActive && slot.dayOfWeek === weekday)
      .map((slot) => ({ start: minutesOfDay(slot.startTime), end: minutesOfDay(slot.endTime) })),
  );
}
