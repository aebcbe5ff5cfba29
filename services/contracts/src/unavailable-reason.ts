import { dayOfWeek, easternDateOf, easternTimeOf, isWeekend } from './eastern-time.js';
import {
  type SlotRuleInput,
  type SlotUnavailableReason,
  slotGrid,
  slotsOfDay,
} from './slot-rule.js';
import { minutesOfDay } from './time-of-day.js';

/** The slot rule's reasons, and two for starts that are not on the grid. */
export type UnavailableReason = SlotUnavailableReason | 'off-grid' | 'outside-hours';

/** Why an appointment cannot start at this instant, or null. The server's use of the slot rule. */
export function findUnavailableReason(
  startsAt: Date,
  input: Omit<SlotRuleInput, 'day'>,
): UnavailableReason | null {
  const day = easternDateOf(startsAt);
  const slot = slotsOfDay({ ...input, day }).find(
    (candidate) => candidate.startsAt.getTime() === startsAt.getTime(),
  );
  if (slot) return slot.unavailableReason;
  if (startsAt <= input.now) return 'past';
  if (isWeekend(dayOfWeek(day))) return 'weekend';
  const minute = minutesOfDay(easternTimeOf(startsAt));
  const outside = minute < minutesOfDay(slotGrid.first) || minute > minutesOfDay(slotGrid.last);
  return outside && minute % slotGrid.stepMinutes === 0 ? 'outside-hours' : 'off-grid';
}
