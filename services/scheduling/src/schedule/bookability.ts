import {
  addDays,
  type BookingRules,
  type EasternDate,
  easternDateOf,
  easternTimeOf,
  federalHolidaysBetween,
  findOwnerTimeProblem,
  findUnavailableReason,
  formatTimeOfDay,
  type Interval,
  maxHorizonDays,
  ownerTimeMessages,
  unavailableReasonMessages,
} from '@agency/contracts';
import { isExclusionViolation, isForeignKeyViolation } from '@agency/platform';
import { ConflictException, NotFoundException, UnprocessableEntityException } from '@nestjs/common';
import type { Schedule, StoredHours } from './schedule.repository.js';

/** The weekly hours, booking rules and time off that visitors' bookings and moves must follow. */
export interface BookableHours {
  availability: StoredHours['availability'];
  rules: BookingRules;
  /** Parts of days without calls. Whole days are the rules' days off. */
  away: Interval[];
}

/** Whether federal holidays are days off, and the names of those that are not. */
interface HolidayRule {
  isClosed: boolean;
  open: readonly string[];
}

/** A visitor's upcoming appointments, counted by each key. */
export interface UpcomingCounts {
  contact: number;
  email: number;
  phone: number;
  network: number;
  network56: number;
  network48: number;
}

/** An overlapping appointment. */
export interface OverlappingAppointment {
  /** Null for an erased lead. */
  name: string | null;
  scheduledAt: Date;
}

/** The same for every limit: it must not reveal whether someone else has appointments. */
const tooManyAppointmentsMessage =
  'We can’t book another call for you online right now. Please email us, and we’ll find a time together.';

const leadNotFoundMessage =
  'We couldn’t find your contact information. Please fill out the form again.';

/** Lists upcoming days off only, because no decision is about the past. */
export function toBookableHours(stored: StoredHours, now: Date): BookableHours {
  const today = easternDateOf(now);
  return hoursOfDays(stored, today, addDays(today, maxHorizonDays));
}

/** Includes the days off from the first day to the last. */
function hoursOfDays(
  { availability, rules: stored, timeOff }: StoredHours,
  first: EasternDate,
  last = first,
): BookableHours {
  const { isClosedOnHolidays, openHolidays, ...rules } = stored;
  const daysOff = daysOffBetween(
    first,
    last,
    timeOff.filter(({ isAllDay }) => isAllDay),
    { isClosed: isClosedOnHolidays, open: openHolidays },
  );
  return {
    availability,
    rules: { ...rules, daysOff },
    away: timeOff.filter(({ isAllDay }) => !isAllDay),
  };
}

/** The whole days without calls from the first day to the last, both included: time off and federal holidays. */
export function daysOffBetween(
  first: EasternDate,
  last: EasternDate,
  allDay: readonly Interval[],
  holidays: HolidayRule,
): EasternDate[] {
  const days = new Set<EasternDate>();
  for (const { startsAt, endsAt } of allDay) {
    const beginning = easternDateOf(new Date(startsAt));
    const end = easternDateOf(new Date(endsAt));
    for (
      let day = beginning < first ? first : beginning;
      day < end && day <= last;
      day = addDays(day, 1)
    ) {
      days.add(day);
    }
  }
  if (holidays.isClosed) {
    for (const { day, name } of federalHolidaysBetween(first, last)) {
      if (!holidays.open.includes(name)) days.add(day);
    }
  }
  return [...days].sort();
}

/**
 * Throws 409 if the start is taken or its day is full, and 422 if a rule forbids it to visitors. `schedule` covers its
 * day.
 */
export function assertBookable(startsAt: Date, schedule: Schedule, now: Date): void {
  const { taken, busy } = schedule;
  const hours = hoursOfDays(schedule, easternDateOf(startsAt));
  const reason = findUnavailableReason(startsAt, { ...hours, taken, busy, now });
  if (!reason) return;
  const message = unavailableReasonMessages[reason];
  const isOccupied = reason === 'taken' || reason === 'busy' || reason === 'day-full';
  throw isOccupied ? new ConflictException(message) : new UnprocessableEntityException(message);
}

/** 409 for a time that violates the exclusion constraint. Returns any other error unchanged. */
export function toBookingError(error: unknown): unknown {
  return isExclusionViolation(error)
    ? new ConflictException(unavailableReasonMessages.taken)
    : error;
}

export const leadNotFound = () => new NotFoundException(leadNotFoundMessage);

/** 404 for a lead that was erased while its appointment was booked. Returns any other error unchanged. */
export function toLeadError(error: unknown): unknown {
  return isForeignKeyViolation(error) ? leadNotFound() : error;
}

/**
 * For the owner, only whole minutes, the future and other appointments count (docs/desk.md). Throws 422, or 409 with
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

/** Throws 422 if a limit of upcoming appointments is reached. */
export function assertBelowLimits(counts: UpcomingCounts, limits: UpcomingCounts): void {
  const keys = Object.keys(limits) as (keyof UpcomingCounts)[];
  if (keys.some((key) => counts[key] >= limits[key])) {
    throw new UnprocessableEntityException(tooManyAppointmentsMessage);
  }
}
