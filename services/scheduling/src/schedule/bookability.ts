import {
  addDays,
  type BookingRules,
  daysOffBetween,
  easternDateOf,
  easternTimeOf,
  findOwnerTimeProblem,
  findUnavailableReason,
  formatTimeOfDay,
  type Interval,
  maxHorizonDays,
  ownerTimeMessages,
  unavailableReasonMessages,
} from '@agency/contracts';
import { ConflictException, UnprocessableEntityException } from '@nestjs/common';
import type { Schedule, StoredHours } from './schedule.repository.js';

/** The weekly hours, booking rules and time off that visitors' bookings and moves must follow. */
export interface BookableHours {
  availability: StoredHours['availability'];
  rules: BookingRules;
  /** Parts of days without calls. Whole days are among the rules' days off. */
  away: Interval[];
}

/** What occupies times beside hours and rules. */
export interface OccupiedTimes {
  taken: Schedule['taken'];
  busy: readonly Interval[];
}

/** How many appointments are ahead, by what counts them. */
export interface UpcomingCounts {
  contact: number;
  email: number;
  phone: number;
  network: number;
  network56: number;
  network48: number;
}

/** An appointment in the way of another. */
export interface OverlappingAppointment {
  /** Null for an erased lead. */
  name: string | null;
  scheduledAt: Date;
}

/** The same for every limit: it must not reveal whether somebody else has appointments. */
const tooManyAppointmentsMessage =
  'We cannot book another call for you online right now. Please email us, and we will find a time together.';

/** All days off are ahead: nothing is decided about the past. */
export function toBookableHours(
  { availability, rules: stored, timeOff }: StoredHours,
  now: Date,
): BookableHours {
  const { isClosedOnHolidays, openHolidays, ...rules } = stored;
  const today = easternDateOf(now);
  const daysOff = daysOffBetween(
    today,
    addDays(today, maxHorizonDays),
    timeOff.filter(({ isAllDay }) => isAllDay),
    { isClosed: isClosedOnHolidays, open: openHolidays },
  );
  return {
    availability,
    rules: { ...rules, daysOff },
    away: timeOff.filter(({ isAllDay }) => !isAllDay),
  };
}

/** Throws 409 if the start or its day is taken, and 422 if a rule forbids it to visitors. */
export function assertBookable(
  startsAt: Date,
  hours: BookableHours,
  { taken, busy }: OccupiedTimes,
  now: Date,
): void {
  const reason = findUnavailableReason(startsAt, { ...hours, taken, busy, now });
  if (!reason) return;
  const message = unavailableReasonMessages[reason];
  const isOccupied = reason === 'taken' || reason === 'busy' || reason === 'day-full';
  throw isOccupied ? new ConflictException(message) : new UnprocessableEntityException(message);
}

/**
 * For the owner only whole minutes, the future and other appointments count (docs/desk.md). Throws 422, or 409 with
 * the appointment that it overlaps.
 */
export function assertBookableByOwner(
  startsAt: Date,
  overlap: OverlappingAppointment | null,
  now: Date,
): void {
  const problem = findOwnerTimeProblem(startsAt, now);
  if (problem) throw new UnprocessableEntityException(ownerTimeMessages[problem]);
  if (!overlap) return;
  const time = formatTimeOfDay(easternTimeOf(overlap.scheduledAt));
  const name = overlap.name ?? 'a lead that was erased';
  throw new ConflictException(`This overlaps the call with ${name} at ${time}.`);
}

/** Throws 422 when as many appointments are ahead as are allowed. */
export function assertBelowLimits(counts: UpcomingCounts, limits: UpcomingCounts): void {
  const keys = Object.keys(limits) as (keyof UpcomingCounts)[];
  if (keys.some((key) => counts[key] >= limits[key])) {
    throw new UnprocessableEntityException(tooManyAppointmentsMessage);
  }
}
