import {
  type BusyTime,
  type CalendarColor,
  type DrawnTimeOff,
  dayOfWeek,
  type EasternDate,
  easternDateOf,
  type Interval,
  isWeekend,
  minutesOfDay,
  type OwnerAppointment,
  type OwnerSchedule,
  openWindows,
  type Span,
  slotGrid,
} from '@agency/contracts';
import { hoursOf, isWithinOneDay, minutesPerDay, spanOn, without } from './day-clock';
import { type Lane, layOut } from './lanes';

/** Another calendar of the owner's, as in its busy times. */
interface BusySource {
  name: string;
  color: CalendarColor;
}

export type ScheduleItem =
  | { kind: 'call'; call: OwnerAppointment; conflict: string | null }
  | { kind: 'busy'; busy: BusyTime; source: BusySource }
  | { kind: 'away'; timeOff: DrawnTimeOff };

/** A block in a day, with its position. */
export type Block = ScheduleItem & Span & Lane;

/** Why no calls are taken on a whole day. */
export interface DayOff {
  name: string;
  /** The time off that can be edited here; holidays are edited with the hours. */
  timeOff: DrawnTimeOff | null;
}

/** An event of another calendar that takes a whole day. */
export interface AllDayEvent {
  name: string;
  color: CalendarColor;
}

/** A day with everything in it. */
export interface GridDay {
  day: EasternDate;
  off: DayOff | null;
  /** Other calendars' events that take the whole day. */
  allDay: AllDayEvent[];
  /** When no calls are taken: outside the weekly hours, or all day. */
  closed: Span[];
  /** Saved hours that visitors can never book: on a weekend, or outside the grid. */
  unbookable: Span[];
  blocks: Block[];
  calls: OwnerAppointment[];
  /** 24, except when clocks change. */
  hours: number;
}

const wholeDay: Span = { start: 0, end: minutesPerDay };

/** The grid's hours, in which visitors can book. */
export const bookableHours: Span = {
  start: minutesOfDay(slotGrid.first),
  end: minutesOfDay(slotGrid.closing),
};

export function intervalOf({ scheduledAt, duration }: OwnerAppointment): Interval {
  const endsAt = new Date(Date.parse(scheduledAt) + duration * 60_000).toISOString();
  return { startsAt: scheduledAt, endsAt };
}

/** The label of a busy time: its title only if the owner asked for titles. */
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

/** The owner's events in other calendars at the time of a call, or null. */
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

const takesDay = ({ kind, start, end }: Span & Pick<ScheduleItem, 'kind'>) =>
  kind === 'busy' && start === wholeDay.start && end === wholeDay.end;

/** One per name: a calendar's untitled events share one. */
function allDayEvents(blocks: readonly (ScheduleItem & Span)[]): AllDayEvent[] {
  const colors = new Map<string, CalendarColor>();
  for (const block of blocks) {
    if (block.kind !== 'busy' || !takesDay(block)) continue;
    colors.set(busyName(block.busy, block.source), block.source.color);
  }
  return [...colors].map(([name, color]) => ({ name, color }));
}

/** The days with their contents. */
export function gridDays(days: readonly EasternDate[], schedule: OwnerSchedule): GridDay[] {
  const items = itemsOf(schedule);
  return days.map((day) => {
    const off = dayOffOf(day, schedule);
    const weekday = dayOfWeek(day);
    const saved = off ? [] : openWindows(schedule.availability, weekday);
    const bookable = isWeekend(weekday) ? [] : [bookableHours];
    const all = items.flatMap(({ interval, ...item }) => {
      const span = spanOn(day, interval);
      return span ? [{ ...item, ...span }] : [];
    });
    const blocks = all.filter((block) => !takesDay(block));
    return {
      day,
      off,
      allDay: allDayEvents(all),
      closed: without(wholeDay, saved),
      unbookable: saved.flatMap((span) => without(span, bookable)),
      blocks: layOut(blocks),
      calls: schedule.calls.filter(
        ({ scheduledAt }) => easternDateOf(new Date(scheduledAt)) === day,
      ),
      hours: hoursOf(day),
    };
  });
}

/**
 * Whether a block justifies showing a weekend or closed hours. Blocks that continue past midnight do not: a vacation
 * would show every night.
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

/** Monday to Friday, and a weekend day if it has content or was requested. */
export function shownDays(days: readonly GridDay[], asked: EasternDate): GridDay[] {
  return days.filter(
    ({ day, blocks }) => !isWeekend(dayOfWeek(day)) || day === asked || blocks.some(isWorthRoom),
  );
}
