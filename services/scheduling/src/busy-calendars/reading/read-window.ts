import { type CalendarEvent, readEvent, titleOf, uidOf } from './calendar-event.ts';
import { instantOf, timeOf, type ZoneFinder } from './calendar-time.ts';
import { Doubts } from './doubts.ts';
import { lengthFor, lengthTo, msOf, unknownLength } from './event-length.ts';
import { expandSeries } from './expand-series.ts';
import { fileZone } from './file-zone.ts';
import { type FileContent, findContent } from './find-content.ts';
import { limits } from './limits.ts';
import { nameOf, parameterOf, readProperty, valuesOf } from './property.ts';
import type { BusySpan, Period, ReadingTask, ReadingWarning, WindowReading } from './reading.ts';
import { StepBudget } from './step-budget.ts';
import { UnreadableCalendarError } from './unreadable-calendar.error.ts';
import type { Component } from './walk-components.ts';
import { dayMs } from './wall-clock.ts';
import { zoneKey } from './zone-names.ts';
import { zoneFinder } from './zones.ts';

const lineFeed = 0x0a;
const isLineEnd = (byte: number | undefined) => byte === lineFeed || byte === 0x0d;
const isBlank = (byte: number | undefined) => byte === 0x20 || byte === 0x09;

/**
 * A file's unfolded lines as one text, each ended by a line feed, whichever line ends it has; blank lines are left out.
 * (!) A fold may split a character, so bytes are joined before decoding.
 */
function unfold(bytes: Uint8Array): string {
  if (bytes.length > limits.maxFileBytes) throw new UnreadableCalendarError('too-large');
  const joined = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  let at = 0;
  while (at < bytes.length) {
    if (!isLineEnd(bytes[at])) {
      joined[length++] = bytes[at++] ?? 0;
      continue;
    }
    while (isLineEnd(bytes[at])) at += 1;
    if (isBlank(bytes[at])) at += 1;
    else joined[length++] = lineFeed;
  }
  return joined.toString('utf8', 0, length);
}

/** Prefix of the UID in the owner's copy of a call (services/email). */
const ownCopyPrefix = 'owner-';

/** Whether an event is one of our own calls, added to the owner's calendar by email. */
function ownEvents(ownUids: readonly string[]): (uid: string | null) => boolean {
  // Some servers write UIDs in upper case.
  const known = new Set(ownUids.map((uid) => uid.toLowerCase()));
  return (uid) => {
    const lower = uid?.toLowerCase() ?? '';
    const original = lower.startsWith(ownCopyPrefix) ? lower.slice(ownCopyPrefix.length) : lower;
    return known.has(lower) || known.has(original);
  };
}

/** Keeps each warning once, and at most as many as anyone will read. */
function warningList() {
  const warnings = new Map<string, ReadingWarning>();
  const warn = (warning: ReadingWarning) => {
    if (warnings.size >= limits.maxWarnings) return;
    warnings.set(`${warning.reason} ${warning.title ?? ''}`, warning);
  };
  return { warnings, warn };
}

/** The busy periods of a VFREEBUSY; tentative ones count. One whose start is unknown is a doubt. */
function readFreeBusy(component: Component, zoneOf: ZoneFinder, doubts: Doubts): BusySpan[] {
  doubts.hides('FREEBUSY');
  return component.lines
    .filter((line) => nameOf(line) === 'FREEBUSY')
    .map(readProperty)
    .filter((property) => parameterOf(property, 'fbtype')?.toUpperCase() !== 'FREE')
    .flatMap((property) =>
      valuesOf(property).flatMap((value) => {
        const [from = '', to = ''] = value.split('/', 2);
        const start = doubts.attempt(() => timeOf(from, property, zoneOf));
        if (!start) return [];
        if (!start.isExact) doubts.raise();
        const length = /^[+-]?P/i.test(to)
          ? lengthFor(to, start, doubts)
          : lengthTo(to, start, property, zoneOf, doubts);
        const instant = instantOf(start);
        return { from: instant, to: instant + msOf(length ?? unknownLength(start)), title: null };
      }),
    );
}

/** Reads a file's busy times in the window. Runs in the worker: a hostile file may keep it busy for long. */
export function readWindow(task: ReadingTask): WindowReading {
  const { window } = task;
  const content = findContent(unfold(task.bytes), window);
  const budget = new StepBudget();
  const { warnings, warn } = warningList();
  const isOurs = ownEvents(task.ownUids);

  let title: string | null = null;
  const zoneOf = zoneFinder({
    calendarZone: content.calendarZone,
    ownZone: task.zone,
    ofFile: (tzid) => {
      const component = content.timezones.get(zoneKey(tzid));
      return component ? fileZone(component, window, budget) : null;
    },
    onUnknown: () => warn({ title, reason: 'unknown-zone' }),
  });
  const spans: BusySpan[] = [];
  const add = (found: readonly BusySpan[]) => {
    for (const span of found) {
      if (span.to <= window.from || span.from >= window.to) continue;
      spans.push(span);
      if (span.to - span.from > limits.unusualDays * dayMs)
        warn({ title: span.title, reason: 'long-event' });
    }
    if (spans.length > limits.maxOccurrences) throw new UnreadableCalendarError('too-large');
  };
  // A broken event causes a warning and does not fail the file.
  const attempt = (name: string | null, read: () => void) => {
    try {
      read();
    } catch (error) {
      if (error instanceof UnreadableCalendarError) throw error;
      warn({ title: name, reason: 'broken-event' });
    }
  };

  if (content.isDamaged) warn({ title: null, reason: 'broken-event' });
  for (const component of content.freeBusy) {
    const doubts = new Doubts(component);
    attempt(null, () => add(readFreeBusy(component, zoneOf, doubts)));
    if (doubts.any) warn({ title: null, reason: 'broken-event' });
  }
  const series = new Map<string, CalendarEvent[]>();
  for (const component of content.events) {
    const uid = uidOf(component);
    if (isOurs(uid)) continue;
    title = titleOf(component);
    attempt(title, () => {
      const event = readEvent(component, zoneOf, task.ownEmail);
      if (event.isDoubtful && mayMatter(event, window)) warn({ title, reason: 'broken-event' });
      const key = uid?.replace(/\s+/g, '').toLowerCase() ?? `no uid ${series.size}`;
      const known = series.get(key);
      if (known) known.push(event);
      else series.set(key, [event]);
    });
  }
  for (const events of series.values()) {
    attempt(events[0]?.title ?? null, () => add(expandSeries(events, { window, budget, warn })));
  }

  return {
    spans: mergeSpans(spans, window, task.keepTitles),
    eventCount: content.eventCount,
    knownUntil: latest(content, spans, series),
    warnings: [...warnings.values()],
  };
}

/** A damaged event of years ago needs no attention. */
const longAgoMs = 366 * dayMs;

function mayMatter({ isFree, start, mayRepeat }: CalendarEvent, window: Period): boolean {
  if (isFree || instantOf(start) > window.to) return false;
  return mayRepeat || instantOf(start) > window.from - longAgoMs;
}

function latest(
  { lastFarDay }: FileContent,
  spans: readonly BusySpan[],
  series: ReadonlyMap<string, readonly CalendarEvent[]>,
): number | null {
  let last = lastFarDay ?? Number.NEGATIVE_INFINITY;
  for (const { to } of spans) last = Math.max(last, to);
  for (const events of series.values()) {
    for (const { start } of events) last = Math.max(last, instantOf(start));
  }
  return Number.isFinite(last) ? last : null;
}

/**
 * Clips to the window, sorts, and merges spans that overlap or touch. With titles, only spans with the same title are
 * merged.
 */
function mergeSpans(spans: readonly BusySpan[], window: Period, keepTitles: boolean): BusySpan[] {
  const inside = spans
    .filter(({ from, to }) => to > from && to > window.from && from < window.to)
    .map(({ from, to, title }) => ({
      from: Math.max(from, window.from),
      to: Math.min(to, window.to),
      title: keepTitles ? title : null,
    }))
    .sort((one, other) => one.from - other.from || one.to - other.to);
  const merged: BusySpan[] = [];
  const lastOf = new Map<string | null, BusySpan>();
  for (const span of inside) {
    const last = lastOf.get(span.title);
    if (last && span.from <= last.to) {
      last.to = Math.max(last.to, span.to);
      continue;
    }
    merged.push(span);
    lastOf.set(span.title, span);
  }
  return merged;
}
