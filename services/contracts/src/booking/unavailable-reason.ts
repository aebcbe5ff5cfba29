import type { AvailabilitySlot } from '../hours/availability.js';
import type { BookingRules } from '../hours/booking-rules.js';
import { appointmentMinutes } from '../limits.js';
import {
  dayOfWeek,
  easternDateOf,
  easternTimeOf,
  formatTimeOfDay,
  type Interval,
  isWeekend,
  minutesOfDay,
} from '../time/eastern-time.js';
import {
  openWindows,
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

export type OwnerTimeProblem = 'past' | 'between-minutes';

export const ownerTimeMessages: Record<OwnerTimeProblem, string> = {
  past: 'That time has already passed. Please choose a later one.',
  'between-minutes': 'Calls start on a whole minute.',
};

/**
 * Why the owner cannot book this start, or null. Hours, days off, notice, horizon and buffers apply to visitors only
 * (docs/desk.md). The server checks whether the time is free.
 */
export function findOwnerTimeProblem(startsAt: Date, now: Date): OwnerTimeProblem | null {
  if (startsAt.getTime() % 60_000 !== 0) return 'between-minutes';
  return startsAt <= now ? 'past' : null;
}

/** Why a start is outside the owner's hours. */
export type OutsideHours = 'weekend' | 'day-off' | 'away' | 'closed';

interface OwnHours {
  availability: readonly Pick<
    AvailabilitySlot,
    'dayOfWeek' | 'startTime' | 'endTime' | 'isActive'
  >[];
  rules: Pick<BookingRules, 'daysOff'>;
  /** Parts of days in which the owner takes no calls. */
  away?: readonly Interval[];
}

/**
 * Why a call at this start would be outside the weekly hours and time off, or null. The start need not be on the grid.
 */
export function findOutsideHours(
  startsAt: Date,
  { availability, rules, away = [] }: OwnHours,
): OutsideHours | null {
  const day = easternDateOf(startsAt);
  const weekday = dayOfWeek(day);
  if (isWeekend(weekday)) return 'weekend';
  if (rules.daysOff.includes(day)) return 'day-off';
  const endsAt = new Date(startsAt.getTime() + appointmentMinutes * 60_000);
  const isAway = away.some(
    (interval) => startsAt < new Date(interval.endsAt) && new Date(interval.startsAt) < endsAt,
  );
  if (isAway) return 'away';
  const start = minutesOfDay(easternTimeOf(startsAt));
  const isOpen = openWindows(availability, weekday).some(
    (window) => window.start <= start && start + appointmentMinutes <= window.end,
  );
  return isOpen ? null : 'closed';
}
