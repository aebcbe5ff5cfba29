import { digitsOf, instantOfDigits, lastDayIfFar } from './is-far.ts';
import { nameOf } from './property.ts';
import type { Period } from './reading.ts';
import { type Component, walkComponents } from './walk-components.ts';
import { dayMs } from './wall-clock.ts';
import { zoneKey } from './zone-names.ts';

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
