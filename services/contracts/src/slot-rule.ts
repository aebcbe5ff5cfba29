import type { TakenTime } from './appointment.js';
import type { AvailabilitySlot } from './availability.js';
import type { BookingRules } from './booking-rules.js';
import type { EasternDate } from './eastern-date.js';
import {
  dayOfWeek,
  daysBetween,
  easternDateOf,
  easternInstant,
  isWeekend,
} from './eastern-time.js';
import type { Interval } from './interval.js';
import { appointmentMinutes } from './limits.js';
import { openWindows } from './open-windows.js';
import { minutesOfDay, type TimeOfDay, timeOfMinutes } from './time-of-day.js';

const grid = { first: '09:00', closing: '17:00', stepMinutes: 30 } as const;

/** Every start of a day's grid in Eastern Time, the earliest first. An appointment ends by the closing time. */
export function gridStarts(): TimeOfDay[] {
  const starts: TimeOfDay[] = [];
  const lastMinute = minutesOfDay(grid.closing) - appointmentMinutes;
  for (let minute = minutesOfDay(grid.first); minute <= lastMinute; minute += grid.stepMinutes) {
    starts.push(timeOfMinutes(minute));
  }
  return starts;
}

/**
 * First and last start of a day, its closing time and the minutes between two starts (specification, sections 5 and 9).
 * The last start follows from `appointmentMinutes`.
 */
export const slotGrid = { ...grid, last: gridStarts().at(-1) ?? grid.first } as const;

/** Why a start cannot be booked. `unavailableReasonMessages` has the sentences. */
export const slotUnavailableReasons = [
  'weekend',
  'past',
  'day-off',
  'away',
  'closed',
  'too-soon',
  'too-far',
  'day-full',
  'taken',
  'busy',
] as const;
export type SlotUnavailableReason = (typeof slotUnavailableReasons)[number];

/** The reasons that visitors learn. That her own calendar is busy is hers to know: they read `taken`. */
export const publicUnavailableReasons = [
  'weekend',
  'past',
  'day-off',
  'away',
  'closed',
  'too-soon',
  'too-far',
  'day-full',
  'taken',
] as const;
export type PublicUnavailableReason = (typeof publicUnavailableReasons)[number];

/** What a visitor learns of a reason. */
export function publicReason(reason: SlotUnavailableReason): PublicUnavailableReason {
  return reason === 'busy' ? 'taken' : reason;
}

export interface Slot {
  /** Wall-clock start in Eastern Time. */
  time: TimeOfDay;
  startsAt: Date;
  /** Null when the slot can be booked. */
  unavailableReason: SlotUnavailableReason | null;
}

export interface SlotRuleInput {
  day: EasternDate;
  now: Date;
  /** The weekly windows, of any day; inactive ones do not count. */
  availability: readonly Pick<
    AvailabilitySlot,
    'dayOfWeek' | 'startTime' | 'endTime' | 'isActive'
  >[];
  rules: BookingRules;
  /** Times that appointments take. */
  taken: readonly TakenTime[];
  /** Parts of days in which the owner takes no calls. Whole days are among the rules' days off. */
  away?: readonly Interval[];
  /** Times at which the owner's other calendars are busy. */
  busy?: readonly Interval[];
}

/**
 * The one rule of the scheduler: every grid start of a day, each with the first reason why it
 * cannot be booked. Pure; evaluated in Eastern Time whatever the process's zone is. Browser and server run it, the
 * server decides, and a database constraint prevents double bookings in a race (docs/decisions/005).
 */
export function slotsOfDay(input: SlotRuleInput): Slot[] {
  const { day } = input;
  const closedDay = unavailableDayReason(input);
  const windows = openWindows(input.availability, dayOfWeek(day));
  return gridStarts().map((time) => {
    const minute = minutesOfDay(time);
    const startsAt = easternInstant(day, time);
    const open = windows.some(
      (window) => window.start <= minute && minute + appointmentMinutes <= window.end,
    );
    const unavailableReason =
      startsAt <= input.now
        ? 'past'
        : (closedDay ?? (open ? unavailableStartReason(startsAt, input) : 'closed'));
    return { time, startsAt, unavailableReason };
  });
}

function unavailableDayReason({ day, now, rules }: SlotRuleInput): SlotUnavailableReason | null {
  if (isWeekend(dayOfWeek(day))) return 'weekend';
  if (rules.daysOff.includes(day)) return 'day-off';
  const ahead = daysBetween(easternDateOf(now), day);
  if (rules.horizonDays !== null && ahead > rules.horizonDays) return 'too-far';
  return null;
}

function unavailableStartReason(
  startsAt: Date,
  { day, now, rules, taken, away = [], busy = [] }: SlotRuleInput,
): SlotUnavailableReason | null {
  const start = startsAt.getTime();
  const end = start + appointmentMinutes * 60_000;
  if (away.some((interval) => overlaps(interval, start, end))) return 'away';
  if (start - now.getTime() < rules.minimumNoticeMinutes * 60_000) return 'too-soon';
  const buffer = rules.bufferMinutes * 60_000;
  const collides = taken.some(({ scheduledAt, duration }) => {
    const takenStart = Date.parse(scheduledAt);
    const takenEnd = takenStart + duration * 60_000;
    return start < takenEnd + buffer && takenStart < end + buffer;
  });
  if (collides) return 'taken';
  if (busy.some((interval) => overlaps(interval, start, end))) return 'busy';
  return isDayFull(day, rules, taken) ? 'day-full' : null;
}

function overlaps({ startsAt, endsAt }: Interval, start: number, end: number): boolean {
  return start < Date.parse(endsAt) && Date.parse(startsAt) < end;
}

function isDayFull(
  day: EasternDate,
  { maxCallsPerDay }: BookingRules,
  taken: readonly TakenTime[],
): boolean {
  if (maxCallsPerDay === null) return false;
  const calls = taken.filter(({ scheduledAt }) => easternDateOf(new Date(scheduledAt)) === day);
  return calls.length >= maxCallsPerDay;
}
