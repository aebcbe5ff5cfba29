import { nameOf } from './property.ts';
import type { Period } from './reading.ts';
import { type Component, walkComponents } from './walk-components.ts';
import { dayMs } from './wall-clock.ts';
import { zoneKey } from './zone-names.ts';

/** A window's days as eight digits, with two extra on both sides for time zones. */
interface DayRange {
  first: string;
  last: string;
}

function digitsOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10).replaceAll('-', '');
}

function instantOfDigits(digits: string): number {
  return Date.parse(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`);
}

const dated =
  /^(DTSTART|DTEND)(?:;[^:]*)?:(\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))(?:T\d{6}Z?)?$/i;
const needsReading =
  /^\s*(?:DTSTART|DTEND|RRULE|RDATE|RECURRENCE-ID|DURATION|X-APPLE-TRAVEL-DURATION)\b/i;

/**
 * The last day of a single event that is entirely outside the window, or null for one that must be read. Years of
 * history are skipped by their digits, before any parsing. (!) It decides only what it reads completely.
 */
function lastDayIfFar(component: Component, { first, last }: DayRange): string | null {
  if (component.isDamaged || component.hidden.size > 0) return null;
  const days = new Map<string, string>();
  for (const line of component.lines) {
    const [, name = '', day = ''] = dated.exec(line) ?? [];
    if (name === '' ? needsReading.test(line) : days.has(name.toUpperCase())) return null;
    if (name !== '') days.set(name.toUpperCase(), day);
  }
  const start = days.get('DTSTART');
  const latest = days.get('DTEND') ?? start;
  if (start === undefined || latest === undefined || latest < start) return null;
  return latest < first || start > last ? latest : null;
}

/** The parts of a file that matter for the window. */
export interface FileContent {
  /** Those in or near the window, and all repeating ones. */
  events: Component[];
  freeBusy: Component[];
  /** By the key of their TZID. */
  timezones: Map<string, Component>;
  /** X-WR-TIMEZONE. */
  calendarZone: string | null;
  /** Number of events in the file. */
  eventCount: number;
  /** The last day of the skipped events. */
  lastFarDay: number | null;
  /** Whether a property of an event stands outside of all events. */
  isDamaged: boolean;
}

export function findContent(text: string, window: Period): FileContent {
  const days = { first: digitsOf(window.from - 2 * dayMs), last: digitsOf(window.to + 2 * dayMs) };
  const events: Component[] = [];
  const freeBusy: Component[] = [];
  const timezones = new Map<string, Component>();
  let calendarZone: string | null = null;
  let eventCount = 0;
  let lastFarDay = '';
  let isDamaged = false;
  walkComponents(text, {
    lost: () => {
      isDamaged = true;
    },
    calendarZone: (zone) => {
      calendarZone ??= zone;
    },
    component: (component) => {
      if (component.name === 'VTIMEZONE') {
        const line = component.lines.find((entry) => nameOf(entry) === 'TZID');
        if (line) timezones.set(zoneKey(line.slice(line.indexOf(':') + 1)), component);
      } else if (component.name === 'VFREEBUSY') {
        freeBusy.push(component);
      } else {
        eventCount += 1;
        const farDay = lastDayIfFar(component, days);
        if (farDay === null) events.push(component);
        else if (farDay > lastFarDay) lastFarDay = farDay;
      }
    },
  });
  return {
    events,
    freeBusy,
    timezones,
    calendarZone,
    eventCount,
    lastFarDay: lastFarDay === '' ? null : instantOfDigits(lastFarDay),
    isDamaged,
  };
}
