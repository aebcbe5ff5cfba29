import {
  type CalendarTime,
  instantOf,
  keyOf,
  type OccurrenceKey,
  timeOf,
  type ZoneFinder,
} from './calendar-time.ts';
import { isFree } from './is-free.ts';
import { limits } from './limits.ts';
import { durationOf, type Property, parameterOf, readProperty, textOf } from './property.ts';
import { type Rule, readRule } from './rule.ts';
import { UnreadableCalendarError } from './unreadable-calendar.error.ts';
import type { Component } from './walk-components.ts';
import { dayMs } from './wall-clock.ts';

/** All-day events last a number of days, which may have 23 or 25 hours; others last a number of milliseconds. */
export type Length = { days: number } | { ms: number };

export interface ExtraDate {
  start: CalendarTime;
  /** From an RDATE that is a period. */
  length: Length | null;
}

export interface CalendarEvent {
  uid: string | null;
  title: string | null;
  start: CalendarTime;
  length: Length;
  /** Travel time before the start, in milliseconds, as Apple's calendar writes it. */
  travel: number;
  isFree: boolean;
  rules: Rule[];
  /** The lines of unsupported rules. */
  refusedRules: string[];
  extraDates: ExtraDate[];
  excluded: OccurrenceKey[];
  /** The occurrence of a series that this event replaces. */
  replaces: CalendarTime | null;
  /** Whether it also replaces the later ones. */
  isThisAndFuture: boolean;
}

export function titleOf(component: Component): string | null {
  const line = component.lines.find((text) => /^SUMMARY[;:]/i.test(text));
  try {
    const value = line === undefined ? '' : textOf(readProperty(line));
    const title = value.replace(/\p{Cc}+/gu, ' ').trim();
    return title === '' ? null : title.slice(0, limits.maxTitleLength);
  } catch {
    return null;
  }
}

export function uidOf(component: Component): string | null {
  const line = component.lines.find((text) => /^UID[;:]/i.test(text));
  const uid = line?.slice(line.indexOf(':') + 1).trim();
  return uid ? uid : null;
}

function lengthOf(start: CalendarTime, ms: number): Length {
  const capped = Math.min(ms, limits.maxEventDays * dayMs);
  // Some calendars write a single day as one that ends where it starts.
  return start.isDate ? { days: Math.max(1, Math.ceil(capped / dayMs)) } : { ms: capped };
}

function lengthBetween(start: CalendarTime, end: CalendarTime): Length {
  return lengthOf(start, start.isDate ? end.wall - start.wall : instantOf(end) - instantOf(start));
}

/** Without an end, a date lasts a whole day and a time has no duration. */
function eventLength(
  start: CalendarTime,
  end: CalendarTime | null,
  duration: Property | undefined,
): Length {
  if (end) return lengthBetween(start, end);
  return lengthOf(start, duration ? durationOf(textOf(duration)) : 0);
}

function travelOf(property: Property | undefined): number {
  const text = property ? textOf(property) : '';
  return /^P/i.test(text) ? Math.min(durationOf(text), dayMs) : 0;
}

function extraDate(value: unknown, property: Property, zoneOf: ZoneFinder): ExtraDate {
  if (!Array.isArray(value)) return { start: timeOf(value, property, zoneOf), length: null };
  const [from, to]: unknown[] = value;
  const start = timeOf(from, property, zoneOf);
  const isDuration = /^[+-]?P/i.test(String(to));
  const length = isDuration
    ? lengthOf(start, durationOf(String(to)))
    : lengthBetween(start, timeOf(to, property, zoneOf));
  return { start, length };
}

/** An unreadable EXDATE excludes nothing: its date stays busy. */
function excludedBy(property: Property, zoneOf: ZoneFinder): OccurrenceKey[] {
  return property.values.flatMap((value) => {
    try {
      return [keyOf(timeOf(value, property, zoneOf))];
    } catch (error) {
      if (error instanceof UnreadableCalendarError) throw error;
      return [];
    }
  });
}

/** The supported rules, and the lines of the others. */
function readRules(lines: readonly string[]): Pick<CalendarEvent, 'rules' | 'refusedRules'> {
  const rules: Rule[] = [];
  const refusedRules: string[] = [];
  for (const line of lines) {
    if (!/^RRULE[;:]/i.test(line)) continue;
    try {
      const rule = readRule(readProperty(line));
      if (rule) rules.push(rule);
      else refusedRules.push(line);
    } catch {
      refusedRules.push(line);
    }
  }
  return { rules, refusedRules };
}

const essential = /^(?:DTSTART|DTEND|DURATION|RDATE|RECURRENCE-ID)[;:]/i;

/** Throws if the event's time is unknown; any other broken line is skipped. */
export function readEvent(
  component: Component,
  zoneOf: ZoneFinder,
  ownEmail: string | null,
): CalendarEvent {
  const properties: Property[] = [];
  for (const line of component.lines) {
    // Guest lists are long, and only her own entry matters.
    if (/^RRULE[;:]/i.test(line) || (!ownEmail && /^(?:ATTENDEE|ORGANIZER)[;:]/i.test(line)))
      continue;
    try {
      properties.push(readProperty(line));
    } catch (error) {
      if (essential.test(line)) throw error;
    }
  }
  const all = (name: string) => properties.filter((property) => property.name === name);
  const time = (name: string): CalendarTime | null => {
    const [property] = all(name);
    return property ? timeOf(property.values[0], property, zoneOf) : null;
  };
  const start = time('DTSTART');
  if (!start) throw new Error('no start');
  const [replacing] = all('RECURRENCE-ID');
  const range = replacing ? parameterOf(replacing, 'range') : null;
  return {
    uid: uidOf(component),
    title: titleOf(component),
    start,
    length: eventLength(start, time('DTEND'), all('DURATION')[0]),
    travel: travelOf(all('X-APPLE-TRAVEL-DURATION')[0]),
    isFree: isFree(properties, ownEmail),
    ...readRules(component.lines),
    extraDates: all('RDATE').flatMap((property) =>
      property.values.map((value) => extraDate(value, property, zoneOf)),
    ),
    excluded: all('EXDATE').flatMap((property) => excludedBy(property, zoneOf)),
    replaces: time('RECURRENCE-ID'),
    isThisAndFuture: range?.toUpperCase() === 'THISANDFUTURE',
  };
}
