import type { CalendarEvent } from './calendar-event.ts';
import { type CalendarTime, instantOf } from './calendar-time.ts';
import { type Length, msOf } from './event-length.ts';
import type { BusySpan } from './reading.ts';
import { type Surroundings, startsOf, untilWall } from './series-starts.ts';
import { Shifts } from './shifts.ts';
import { dayMs, dayOf, toInstant, toWall, type Zone } from './wall-clock.ts';

/**
 * The day that an exception of a series of whole days means: the written one, also when a time is written with it. Only
 * a midnight in the series' own zone may be written in another.
 */
function dayIn(time: CalendarTime, zone: Zone): number {
  const here = toWall(zone, instantOf(time));
  return dayOf(!time.isDate && here % dayMs === 0 ? here : time.wall);
}

/** The excluded or replaced occurrences of a series, by day or by instant. */
class Exceptions {
  private readonly days = new Set<number>();
  private readonly instants = new Set<number>();

  constructor(start: CalendarTime, times: readonly CalendarTime[]) {
    for (const time of times) {
      if (start.isDate) this.days.add(dayIn(time, start.zone));
      else if (time.isDate) this.days.add(dayOf(time.wall));
      else this.instants.add(instantOf(time));
    }
  }

  has(start: CalendarTime): boolean {
    return this.days.has(dayOf(start.wall)) || this.instants.has(instantOf(start));
  }
}

const isMaster = ({ replaces }: CalendarEvent) => replaces === null;

/** Whether a series ended before another begins: one UID may have several parts, one after the other. */
function isEarlierPart({ rules, start }: CalendarEvent, next: CalendarEvent): boolean {
  return (
    rules.length > 0 &&
    rules.every(({ rule }) => rule?.until != null && untilWall(rule.until, start) < next.start.wall)
  );
}

/**
 * Without the versions of a series that a newer one, by its SEQUENCE, supersedes: the whole one, and its changed dates
 * that the newer excludes. Only what is written decides: an event that may be damaged supersedes nothing.
 */
function newestVersion(events: readonly CalendarEvent[]): readonly CalendarEvent[] {
  let newest: CalendarEvent | null = null;
  for (const event of events) {
    if (!isMaster(event) || event.isDoubtful || event.sequence === null) continue;
    if (newest === null || event.sequence > (newest.sequence ?? 0)) newest = event;
  }
  if (newest === null) return events;
  const last = newest;
  const isOlder = ({ sequence }: CalendarEvent) =>
    sequence !== null && sequence < (last.sequence ?? 0);
  const excluded = new Exceptions(last.start, last.excluded);
  const hasOlderSeries = events.some(
    (event) => isMaster(event) && isOlder(event) && !isEarlierPart(event, last),
  );
  return events.filter((event) => {
    if (!isOlder(event)) return true;
    if (isMaster(event)) return isEarlierPart(event, last);
    const { replaces } = event;
    return !(
      hasOlderSeries ||
      (replaces &&
        excluded.has(last.start.isDate ? { ...replaces, zone: last.start.zone } : replaces))
    );
  });
}

function spanOf(event: CalendarEvent, start: CalendarTime, length: Length): BusySpan {
  const from = instantOf(start);
  const to =
    'days' in length ? toInstant(start.zone, start.wall + length.days * dayMs) : from + length.ms;
  // An event without a length takes no time, including its travel time.
  return { from: to > from ? from - event.travel : from, to, title: event.title };
}

/** The busy times of the events with one UID in and around the window: series, changed occurrences, single events. */
export function expandSeries(all: readonly CalendarEvent[], around: Surroundings): BusySpan[] {
  const events = newestVersion(all);
  const masters = events.filter(({ replaces }) => replaces === null);
  const overrides = events.filter(({ replaces }) => replaces !== null);
  const replaced = overrides.flatMap(({ replaces }) => replaces ?? []);
  // (!) Not one call with all as arguments: a hundred thousand would overflow the stack.
  let longest = 0;
  for (const event of events) longest = Math.max(longest, msOf(event.length) + event.travel);
  const shifts = new Shifts(overrides, around.budget);
  // An override is independent of its series, which may even be missing.
  const found = overrides
    .filter((event) => !event.isFree)
    .map((event) => spanOf(event, event.start, event.length));

  const orphan = masters.length === 0 && overrides.find(({ isThisAndFuture }) => isThisAndFuture);
  // The later ones that it moves are those of another UID, or of none.
  if (orphan) around.warn({ title: orphan.title, reason: 'refused-rule' });
  for (const master of masters) {
    if (master.isFree && shifts.areAllFree) continue;
    const exceptions = new Exceptions(master.start, [...replaced, ...master.excluded]);
    const reach = longest + shifts.furthest(master.start.zone) + 2 * dayMs;
    const { window } = around;
    const span = { from: window.from - reach, to: window.to + reach };
    for (const { start, length } of startsOf(master, span, around)) {
      if (exceptions.has(start)) continue;
      const shifted = shifts.of(start);
      if (!shifted) {
        if (!master.isFree) found.push(spanOf(master, start, length ?? master.length));
      } else if (!shifted.event.isFree) {
        found.push(spanOf(shifted.event, shifted.start, shifted.event.length));
      }
    }
  }
  return found;
}
