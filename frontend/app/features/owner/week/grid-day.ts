import {
  type BusyTime,
  type CalendarColor,
  type DrawnTimeOff,
  dayOfWeek,
  type EasternDate,
  easternDateOf,
  type Interval,
  isWeekend,
  type OwnerAppointment,
  type OwnerSchedule,
  openWindows,
  type Span,
} from '@agency/contracts';
import { hoursOf, isWithinOneDay, minutesPerDay, spanOn } from './day-clock';
import { type Lane, layOut } from './lanes';
import { without } from './spans';

/** Another calendar of hers, as its busy times name it. */
interface BusySource {
  name: string;
  color: CalendarColor;
}

export type ScheduleItem =
  | { kind: 'call'; call: OwnerAppointment; conflict: string | null }
  | { kind: 'busy'; busy: BusyTime; source: BusySource }
  | { kind: 'away'; timeOff: DrawnTimeOff };

/** Something that takes part of a day, and where it is drawn. */
export type Block = ScheduleItem & Span & Lane;

/** Why no calls are taken on a whole day. */
export interface DayOff {
  name: string;
  /** What can be changed here; a holiday is changed with the hours. */
  timeOff: DrawnTimeOff | null;
}

/** A day with everything that lies in it. */
export interface GridDay {
  day: EasternDate;
  off: DayOff | null;
  /** When no calls are taken: outside the weekly hours, or all day. */
  closed: Span[];
  blocks: Block[];
  calls: OwnerAppointment[];
  /** 24, except when the clock is set. */
  hours: number;
}

const wholeDay: Span = { start: 0, end: minutesPerDay };

export function intervalOf({ scheduledAt, duration }: OwnerAppointment): Interval {
  const endsAt = new Date(Date.parse(scheduledAt) + duration * 60_000).toISOString();
  return { startsAt: scheduledAt, endsAt };
}

/** What a busy time is called: its title only where she asked for titles. */
export function busyName({ title }: BusyTime, { name }: BusySource): string {
  return `${title ?? 'Busy'} · ${name}`;
}

function sourceOf({ calendarId }: BusyTime, { calendars }: OwnerSchedule): BusySource {
  return (
    calendars.find(({ id }) => id === calendarId) ?? { name: 'another calendar', color: 'gray' }
  );
}

const overlaps = (one: Interval, other: Interval) =>
  Date.parse(one.startsAt) < Date.parse(other.endsAt) &&
  Date.parse(other.startsAt) < Date.parse(one.endsAt);

/** What her other calendars have at the time of a call, or null. */
export function findConflict(interval: Interval, schedule: OwnerSchedule): string | null {
  const busy = schedule.busyTimes.find((one) => overlaps(one, interval));
  return busy ? busyName(busy, sourceOf(busy, schedule)) : null;
}

function itemsOf(schedule: OwnerSchedule): (ScheduleItem & { interval: Interval })[] {
  return [
    ...schedule.calls.map((call) => {
      const interval = intervalOf(call);
      const conflict = call.status === 'scheduled' ? findConflict(interval, schedule) : null;
      return { kind: 'call' as const, call, conflict, interval };
    }),
    ...schedule.busyTimes.map((busy) => ({
      kind: 'busy' as const,
      busy,
      source: sourceOf(busy, schedule),
      interval: busy,
    })),
    ...schedule.timeOff
      .filter(({ isAllDay }) => !isAllDay)
      .map((timeOff) => ({ kind: 'away' as const, timeOff, interval: timeOff })),
  ];
}

function dayOffOf(day: EasternDate, { timeOff, holidays }: OwnerSchedule): DayOff | null {
  const away = timeOff.find((one) => one.isAllDay && spanOn(day, one));
  if (away) return { name: away.note ?? 'Time off', timeOff: away };
  const holiday = holidays.find((one) => one.day === day);
  return holiday ? { name: holiday.name, timeOff: null } : null;
}

/** The days with what lies in each. */
export function gridDays(days: readonly EasternDate[], schedule: OwnerSchedule): GridDay[] {
  const items = itemsOf(schedule);
  return days.map((day) => {
    const off = dayOffOf(day, schedule);
    const weekday = dayOfWeek(day);
    const open = off || isWeekend(weekday) ? [] : openWindows(schedule.availability, weekday);
    const blocks = items.flatMap(({ interval, ...item }) => {
      const span = spanOn(day, interval);
      return span ? [{ ...item, ...span }] : [];
    });
    return {
      day,
      off,
      closed: without(wholeDay, open),
      blocks: layOut(blocks),
      calls: schedule.calls.filter(
        ({ scheduledAt }) => easternDateOf(new Date(scheduledAt)) === day,
      ),
      hours: hoursOf(day),
    };
  });
}

/**
 * Whether a block is reason enough to show a weekend or hours outside the open ones. What goes on over midnight is not: a
 * vacation would draw every night.
 */
export function isWorthRoom(block: Block): boolean {
  switch (block.kind) {
    case 'call':
      return true;
    case 'busy':
      return isWithinOneDay(block.busy);
    case 'away':
      return isWithinOneDay(block.timeOff);
  }
}

/** Monday to Friday, and a weekend's day if something lies there or it was asked for. */
export function shownDays(days: readonly GridDay[], asked: EasternDate): GridDay[] {
  return days.filter(
    ({ day, blocks }) => !isWeekend(dayOfWeek(day)) || day === asked || blocks.some(isWorthRoom),
  );
}
