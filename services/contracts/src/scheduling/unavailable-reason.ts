import {
  dayOfWeek,
  easternDateOf,
  easternTimeOf,
  formatTimeOfDay,
  isWeekend,
  minutesOfDay,
} from '../time/eastern-time.js';
import {
  type SlotRuleInput,
  type SlotUnavailableReason,
  slotGrid,
  slotsOfDay,
} from './slot-rule.js';

/** The slot rule's reasons, and two for starts off the grid. */
export type UnavailableReason = SlotUnavailableReason | 'off-grid' | 'outside-hours';

/** The error for each reason, for visitors. */
export const unavailableReasonMessages: Record<UnavailableReason, string> = {
  weekend: 'Calls are Monday to Friday. Please choose a weekday.',
  past: 'That time has already passed. Please choose a later one.',
  'day-off': 'We aren’t taking calls on that day. Please choose another day.',
  away: 'We aren’t taking calls at that hour. Please choose another time.',
  closed: 'We aren’t taking calls at that hour. Please choose another time.',
  'too-soon': 'That time is too soon. Please choose a later one.',
  'too-far': 'That day is too far ahead to book yet. Please choose an earlier day.',
  'day-full': 'That day is fully booked. Please choose another day.',
  taken: 'That time was just taken. Please choose another one.',
  // The same text as `taken`: the owner's other calendars are private.
  busy: 'That time was just taken. Please choose another one.',
  'off-grid': 'Calls start on the hour or the half hour, Eastern Time.',
  'outside-hours': `Calls start between ${formatTimeOfDay(slotGrid.first)} and ${formatTimeOfDay(slotGrid.last)} Eastern Time.`,
};

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
