import type { CalendarEvent, Length } from './calendar-event.ts';
import { type CalendarTime, instantOf, keyOf, wallOf } from './calendar-time.ts';
import { expandRule } from './expand-rule.ts';
import { digitsOf } from './is-far.ts';
import type { BusySpan, Period, ReadingWarning } from './reading.ts';
import { Shifts } from './shifts.ts';
import type { StepBudget } from './step-budget.ts';
import { UnreadableCalendarError } from './unreadable-calendar.error.ts';
import { dayMs, dayOf, toInstant, toWall } from './wall-clock.ts';

export interface Surroundings {
  window: Period;
  budget: StepBudget;
  warn(warning: ReadingWarning): void;
}

function spanOf(event: CalendarEvent, start: CalendarTime, length: Length): BusySpan {
  const from = instantOf(start);
  const to =
    'days' in length ? toInstant(start.zone, start.wall + length.days * dayMs) : from + length.ms;
  // An event without a length takes no time, including its travel time.
  return { from: to > from ? from - event.travel : from, to, title: event.title };
}

function msOf(length: Length): number {
  return 'days' in length ? length.days * dayMs : length.ms;
}

/** The excluded occurrences of a series, by day or by instant. */
class Exceptions {
  private readonly days = new Set<number>();
  private readonly instants = new Set<number>();

  add(time: CalendarTime): void {
    const key = keyOf(time);
    if ('day' in key) this.days.add(key.day);
    else this.instants.add(key.instant);
  }

  addAll(event: CalendarEvent): void {
    for (const key of event.excluded) {
      if ('day' in key) this.days.add(key.day);
      else this.instants.add(key.instant);
    }
  }

  has(start: CalendarTime): boolean {
    return this.days.has(dayOf(start.wall)) || this.instants.has(instantOf(start));
  }
}

/** The starts of a series in a span of wall time: its first, its dates by rule, and the listed ones. */
function startsOf(event: CalendarEvent, span: Period, { budget, warn }: Surroundings) {
  const { start } = event;
  const walls = new Set<number>([start.wall]);
  for (const rule of event.rules) {
    const to = Math.min(span.to, untilWall(rule.until, start));
    try {
      for (const wall of expandRule(rule, start.wall, { from: span.from, to }, budget)) {
        walls.add(wall);
      }
    } catch (error) {
      if (error instanceof UnreadableCalendarError) throw error;
      warn({ title: event.title, reason: 'refused-rule' });
    }
  }
  const starts = [...walls].map((wall) => ({ start: { ...start, wall }, length: event.length }));
  const known = new Set(starts.map((entry) => instantOf(entry.start)));
  for (const extra of event.extraDates) {
    if (known.has(instantOf(extra.start)) && extra.length === null) continue;
    starts.push({ start: extra.start, length: extra.length ?? event.length });
  }
  return starts;
}

/** Whether an unsupported rule may still have dates, judged by the day of its UNTIL. */
function mayRepeat(line: string, { from }: Period): boolean {
  const [, until] = /UNTIL=(\d{8})/i.exec(line) ?? [];
  return until === undefined || until >= digitsOf(from - dayMs);
}

/** The busy times of the events with one UID in and around the window: series, changed occurrences, single events. */
export function expandSeries(events: readonly CalendarEvent[], around: Surroundings): BusySpan[] {
  const masters = events.filter(({ replaces }) => replaces === null);
  const overrides = events.filter(({ replaces }) => replaces !== null);
  const exceptions = new Exceptions();
  // (!) Not one call with all as arguments: a hundred thousand would overflow the stack.
  let longest = 0;
  for (const event of events) {
    if (event.replaces) exceptions.add(event.replaces);
    longest = Math.max(longest, msOf(event.length) + event.travel);
  }
  const shifts = new Shifts(overrides, around.budget);
  // An override is independent of its series, which may even be missing.
  const found = overrides
    .filter((event) => !event.isFree)
    .map((event) => spanOf(event, event.start, event.length));

  for (const master of masters) {
    if (!master.isFree && master.refusedRules.some((line) => mayRepeat(line, around.window))) {
      around.warn({ title: master.title, reason: 'refused-rule' });
    }
    if (master.isFree && shifts.areAllFree) continue;
    const own = new Exceptions();
    own.addAll(master);
    const reach = longest + shifts.furthest(master.start.zone) + 2 * dayMs;
    const { window } = around;
    const span = { from: window.from - reach, to: window.to + reach };
    for (const { start, length } of startsOf(master, span, around)) {
      if (own.has(start) || exceptions.has(start)) continue;
      const shifted = shifts.of(start);
      if (!shifted) {
        if (!master.isFree) found.push(spanOf(master, start, length));
      } else if (!shifted.event.isFree) {
        found.push(spanOf(shifted.event, shifted.start, shifted.event.length));
      }
    }
  }
  return found;
}

/**
 * The last wall time that an UNTIL allows, inclusive. (!) Google writes a day for series with a time, others write
 * local times: ical.js loses the last date of both.
 */
function untilWall(until: string | null, { isDate, zone }: CalendarTime): number {
  if (until === null) return Number.POSITIVE_INFINITY;
  const wall = wallOf(until);
  if (until.length === 10) return wall + dayMs - 1;
  if (!until.endsWith('Z')) return wall;
  // Midnight UTC represents a day for all-day series.
  if (isDate && until.endsWith('T00:00:00Z')) return wall;
  return toWall(zone, wall);
}
