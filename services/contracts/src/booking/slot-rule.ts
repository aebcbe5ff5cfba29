import type { TakenTime } from '../appointments/appointment.js';
import type { AvailabilitySlot } from '../hours/availability.js';
import type { BookingRules } from '../hours/booking-rules.js';
import { appointmentMinutes } from '../limits.js';
import {
  dayOfWeek,
  daysBetween,
  type EasternDate,
  easternDateOf,
  easternInstant,
  type Interval,
  isWeekend,
  joinSpans,
  minutesOfDay,
  overlapsAny,
  type Span,
  type TimeOfDay,
  timeOfMinutes,
} from '../time/eastern-time.js';

const grid = { first: '09:00', closing: '17:00', stepMinutes: 30 } as const;

/** Every start of a day's grid in Eastern Time, earliest first. An appointment ends by closing time. */
export function gridStarts(): TimeOfDay[] {
  const starts: TimeOfDay[] = [];
  const lastMinute = minutesOfDay(grid.closing) - appointmentMinutes;
  for (let minute = minutesOfDay(grid.first); minute <= lastMinute; minute += grid.stepMinutes) {
    starts.push(timeOfMinutes(minute));
  }
  return starts;
}

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

/**
 * First and last start of a day, closing time and minutes between starts (specification, sections 5 and 9). The last
 * start derives from `appointmentMinutes`.
 */
export const slotGrid = { ...grid, last: gridStarts().at(-1) ?? grid.first } as const;

/** Why a start cannot be booked. `unavailableReasonMessages` has the texts. */
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

/** Visitors see `busy` as `taken`; the owner's other calendars are private. */
export const slotUnavailableReasons = [...publicUnavailableReasons, 'busy'] as const;
export type SlotUnavailableReason = (typeof slotUnavailableReasons)[number];

/** The reason as visitors see it. */
export function publicReason(reason: SlotUnavailableReason): PublicUnavailableReason {
  return reason === 'busy' ? 'taken' : reason;
}

export interface Slot {
  /** Wall-clock start in Eastern Time. */
  time: TimeOfDay;
  startsAt: Date;
  /** Null if the slot can be booked. */
  unavailableReason: SlotUnavailableReason | null;
}

/** What decides which slots are open, other than the day and the current time. */
export interface SlotFacts {
  /** The weekly windows of all days; inactive ones are ignored. */
  availability: readonly Pick<
    AvailabilitySlot,
    'dayOfWeek' | 'startTime' | 'endTime' | 'isActive'
  >[];
  rules: BookingRules;
  /** Times taken by appointments. */
  taken: readonly TakenTime[];
  /** Parts of days in which the owner takes no calls. Whole days are the rules' days off. */
  away?: readonly Interval[];
  /** Busy times of the owner's other calendars. */
  busy?: readonly Interval[];
}

export interface SlotRuleInput extends SlotFacts {
  day: EasternDate;
  now: Date;
}

/** Every grid start of a day, each with the first reason why it cannot be booked now. */
export type SlotRule = (day: EasternDate, now: Date) => Slot[];

/**
 * The scheduler's only rule. Pure; evaluated in Eastern Time, whatever the process's zone. The server decides by it,
 * and a database constraint prevents double bookings in a race (docs/decisions/005).
 */
export function slotsOfDay({ day, now, ...facts }: SlotRuleInput): Slot[] {
  return prepareSlotRule(facts)(day, now);
}

/** The facts with times as numbers. */
interface SpannedFacts extends Pick<SlotFacts, 'availability' | 'rules'> {
  taken: readonly Span[];
  /** Merged. */
  away: readonly Span[];
  /** Merged. */
  busy: readonly Span[];
}

function spannedFacts({ away = [], busy = [], taken, ...rest }: SlotFacts): SpannedFacts {
  return {
    ...rest,
    taken: taken.map(({ scheduledAt, duration }) => {
      const start = Date.parse(scheduledAt);
      return { start, end: start + duration * 60_000 };
    }),
    away: joinSpans(away.map(spanOf)),
    busy: joinSpans(busy.map(spanOf)),
  };
}

const spanOf = ({ startsAt, endsAt }: Interval): Span => ({
  start: Date.parse(startsAt),
  end: Date.parse(endsAt),
});

/** The rule for many days with the same facts: what all days share is computed once. */
export function prepareSlotRule(slotFacts: SlotFacts): SlotRule {
  const facts = spannedFacts(slotFacts);
  const { availability, rules, away, busy } = facts;
  const buffer = rules.bufferMinutes * 60_000;
  const noticeMs = rules.minimumNoticeMinutes * 60_000;
  const taken = joinSpans(
    facts.taken.map(({ start, end }) => ({ start: start - buffer, end: end + buffer })),
  );
  const daysOff = new Set(rules.daysOff);
  const fullDays = findFullDays(facts);

  function dayReason(day: EasternDate, now: Date): SlotUnavailableReason | null {
    if (isWeekend(dayOfWeek(day))) return 'weekend';
    if (daysOff.has(day)) return 'day-off';
    if (rules.horizonDays === null) return null;
    return daysBetween(easternDateOf(now), day) > rules.horizonDays ? 'too-far' : null;
  }

  return (day, now) => {
    const closedDay = dayReason(day, now);
    const windows = openWindows(availability, dayOfWeek(day));
    const isFull = fullDays.has(day);
    const nowMs = now.getTime();

    function startReason(minute: number, start: number): SlotUnavailableReason | null {
      if (start <= nowMs) return 'past';
      if (closedDay) return closedDay;
      const isOpen = windows.some(
        (window) => window.start <= minute && minute + appointmentMinutes <= window.end,
      );
      if (!isOpen) return 'closed';
      const call = { start, end: start + appointmentMinutes * 60_000 };
      if (overlapsAny(away, call)) return 'away';
      if (start - nowMs < noticeMs) return 'too-soon';
      if (overlapsAny(taken, call)) return 'taken';
      if (overlapsAny(busy, call)) return 'busy';
      return isFull ? 'day-full' : null;
    }

    return instantsOf(day).map(({ time, minute, startsAt }) => ({
      time,
      startsAt,
      unavailableReason: startReason(minute, startsAt.getTime()),
    }));
  };
}

/** The days that have reached the daily limit. */
function findFullDays({ rules: { maxCallsPerDay }, taken }: SpannedFacts): Set<EasternDate> {
  const full = new Set<EasternDate>();
  if (maxCallsPerDay === null) return full;
  const counts = new Map<EasternDate, number>();
  for (const { start } of taken) {
    const day = easternDateOf(new Date(start));
    const count = (counts.get(day) ?? 0) + 1;
    counts.set(day, count);
    if (count >= maxCallsPerDay) full.add(day);
  }
  return full;
}

/** The grid's starts on a day. Only the first and last are converted: the UTC offset rarely changes between them. */
function instantsOf(day: EasternDate) {
  const firstMinute = minutesOfDay(slotGrid.first);
  const first = easternInstant(day, slotGrid.first).getTime();
  const last = easternInstant(day, slotGrid.last).getTime();
  const isEven = last - first === (minutesOfDay(slotGrid.last) - firstMinute) * 60_000;
  return gridStarts().map((time) => {
    const minute = minutesOfDay(time);
    const startsAt = isEven
      ? new Date(first + (minute - firstMinute) * 60_000)
      : easternInstant(day, time);
    return { time, minute, startsAt };
  });
}
