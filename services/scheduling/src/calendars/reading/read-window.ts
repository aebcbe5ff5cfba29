import { createHash } from 'node:crypto';
import { mergeSpans } from './busy-spans.ts';
import { type CalendarEvent, readEvent, titleOf, uidOf } from './calendar-event.ts';
import { instantOf } from './calendar-time.ts';
import { expandSeries } from './expand-series.ts';
import { fileZone } from './file-zone.ts';
import { readFreeBusy } from './free-busy.ts';
import { digitsOf, lastDayIfFar } from './is-far.ts';
import { limits } from './limits.ts';
import type { BusySpan, ReadingTask, ReadingWarning, WindowReading } from './reading.ts';
import { StepBudget } from './step-budget.ts';
import { unfold } from './unfold.ts';
import { UnreadableCalendarError } from './unreadable-calendar.error.ts';
import { type Component, walkComponents } from './walk-components.ts';
import { dayMs, type Zone } from './wall-clock.ts';
import { zoneFinder } from './zones.ts';

/** What the owner's copy of a call has before its UID (services/email). */
const ownCopyPrefix = 'owner-';

/** (!) Some calendars stamp each event with the time of the request, so equal files differ in these lines. */
function hashOf(text: string): string {
  return createHash('sha256')
    .update(text.replace(/^DTSTAMP[;:][^\n]*\n/gim, ''))
    .digest('base64url');
}

/** Reads a file's busy times in the window. Runs in the worker: a hostile file may keep it busy for long. */
export function readWindow(task: ReadingTask): WindowReading {
  const { window } = task;
  const text = unfold(task.bytes);
  const budget = new StepBudget();
  const warnings = new Map<string, ReadingWarning>();
  const warn = (warning: ReadingWarning) => {
    if (warnings.size < limits.maxWarnings) {
      warnings.set(`${warning.reason} ${warning.title ?? ''}`, warning);
    }
  };

  const ownUids = new Set(task.ownUids);
  const isOurs = (uid: string | null) =>
    uid !== null &&
    (ownUids.has(uid) ||
      (uid.startsWith(ownCopyPrefix) && ownUids.has(uid.slice(ownCopyPrefix.length))));

  const days = { first: digitsOf(window.from - 2 * dayMs), last: digitsOf(window.to + 2 * dayMs) };
  const near: Component[] = [];
  const timezones = new Map<string, Component>();
  let calendarZone: string | null = null;
  let eventCount = 0;
  let lastFarDay = '';
  walkComponents(text, {
    calendarZone: (zone) => {
      calendarZone ??= zone;
    },
    component: (component) => {
      if (component.name === 'VTIMEZONE') {
        const line = component.lines.find((entry) => /^TZID[;:]/i.test(entry));
        if (line) timezones.set(line.slice(line.indexOf(':') + 1).trim(), component);
        return;
      }
      if (component.name === 'VEVENT') eventCount += 1;
      const farDay = component.name === 'VEVENT' ? lastDayIfFar(component, days) : null;
      if (farDay === null) near.push(component);
      else if (farDay > lastFarDay) lastFarDay = farDay;
    },
  });

  let title: string | null = null;
  const fileZones = new Map<string, Zone | null>();
  const zoneOf = zoneFinder({
    calendarZone,
    ownZone: task.zone,
    ofFile: (tzid) => {
      const component = timezones.get(tzid);
      if (!component) return null;
      const known = fileZones.get(tzid) ?? fileZone(component, window, budget);
      fileZones.set(tzid, known);
      return known;
    },
    onUnknown: () => warn({ title, reason: 'unknown-zone' }),
  });

  const spans: BusySpan[] = [];
  const add = (found: readonly BusySpan[]) => {
    for (const span of found) if (span.to > window.from && span.from < window.to) spans.push(span);
    if (spans.length > limits.maxOccurrences) throw new UnreadableCalendarError('too-large');
  };
  const series = new Map<string, CalendarEvent[]>();
  for (const component of near) {
    title = titleOf(component);
    try {
      if (component.name === 'VFREEBUSY') {
        add(readFreeBusy(component, zoneOf));
        continue;
      }
      const uid = uidOf(component);
      if (isOurs(uid)) continue;
      const event = readEvent(component, zoneOf, task.ownEmail);
      const key = uid ?? `no uid ${series.size}`;
      const known = series.get(key);
      if (known) known.push(event);
      else series.set(key, [event]);
    } catch (error) {
      if (error instanceof UnreadableCalendarError) throw error;
      warn({ title, reason: 'broken-event' });
    }
  }
  for (const events of series.values()) {
    try {
      add(expandSeries(events, { window, budget, warn }));
    } catch (error) {
      if (error instanceof UnreadableCalendarError) throw error;
      warn({ title: events[0]?.title ?? null, reason: 'broken-event' });
    }
  }

  return {
    spans: mergeSpans(spans, window, task.keepTitles),
    eventCount,
    knownUntil: latest(spans, series, lastFarDay),
    warnings: [...warnings.values()],
    contentHash: hashOf(text),
  };
}

function latest(
  spans: readonly BusySpan[],
  series: ReadonlyMap<string, readonly CalendarEvent[]>,
  lastFarDay: string,
): number | null {
  let last = lastFarDay === '' ? Number.NEGATIVE_INFINITY : wallOfDigits(lastFarDay);
  for (const { to } of spans) last = Math.max(last, to);
  for (const events of series.values()) {
    for (const { start } of events) last = Math.max(last, instantOf(start));
  }
  return Number.isFinite(last) ? last : null;
}

function wallOfDigits(digits: string): number {
  return Date.parse(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`);
}
