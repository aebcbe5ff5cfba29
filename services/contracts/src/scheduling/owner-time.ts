import { appointmentMinutes } from '../limits.js';
import {
  dayOfWeek,
  easternDateOf,
  easternTimeOf,
  isWeekend,
  minutesOfDay,
} from '../time/eastern-time.js';
import type { Interval } from '../time/instant.js';
import type { AvailabilitySlot } from './availability.js';
import type { BookingRules } from './booking-rules.js';
import { openWindows } from './slot-rule.js';

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
