import { type CalendarTime, type ReadTime, timeOf, type ZoneFinder } from './calendar-time.ts';
import { attempt, Doubts } from './doubts.ts';
import { eventLength, hourMs, type Length, lengthFor, lengthTo } from './event-length.ts';
import { isFree, wouldFree } from './is-free.ts';
import { limits } from './limits.ts';
import {
  durationOf,
  nameOf,
  type Property,
  parameterOf,
  readProperty,
  textOf,
  valuesOf,
} from './property.ts';
import { type Rule, readRule } from './rule.ts';
import type { Component } from './walk-components.ts';
import { dayMs } from './wall-clock.ts';

export interface ExtraDate {
  start: CalendarTime;
  /** From an RDATE that is a period. */
  length: Length | null;
}

export interface CalendarEvent {
  uid: string | null;
  title: string | null;
  /** Null if it has none, or no readable one. */
  sequence: number | null;
  start: CalendarTime;
  length: Length;
  /** Travel time before the start, in milliseconds, as Apple's calendar writes it. */
  travel: number;
  isFree: boolean;
  /** Each with its text; null for one that is not understood. */
  rules: { text: string; rule: Rule | null }[];
  extraDates: ExtraDate[];
  excluded: CalendarTime[];
  /** The occurrence of a series that this event replaces. */
  replaces: CalendarTime | null;
  /** Whether it also replaces the later ones. */
  isThisAndFuture: boolean;
  /** Whether it has other dates than its start, or text that looks like them. */
  mayRepeat: boolean;
  /** Whether something of it could not be read. */
  isDoubtful: boolean;
}

const lineOf = ({ lines }: Component, name: string) => lines.find((line) => nameOf(line) === name);

export function titleOf(component: Component): string | null {
  const line = lineOf(component, 'SUMMARY');
  const value = line === undefined ? '' : textOf(readProperty(line));
  const title = value.replace(/\p{Cc}+/gu, ' ').trim();
  return title === '' ? null : title.slice(0, limits.maxTitleLength);
}

export function uidOf(component: Component): string | null {
  const line = lineOf(component, 'UID');
  const uid = line?.slice(line.indexOf(':') + 1).trim();
  return uid ? uid : null;
}

function travelOf([property]: readonly Property[], doubts: Doubts): number {
  if (!property) return doubts.hides('X-APPLE-TRAVEL-DURATION') ? hourMs : 0;
  return Math.min(doubts.attempt(() => durationOf(property.value)) ?? hourMs, dayMs);
}

/** A day among times is a whole day. */
function extraDate(
  value: string,
  property: Property,
  start: ReadTime,
  zoneOf: ZoneFinder,
  doubts: Doubts,
): ExtraDate[] {
  const [from = '', to] = value.split('/', 2);
  const extra = doubts.attempt(() => timeOf(from, property, zoneOf));
  if (!extra) return [];
  if (!extra.isExact || (extra.isDate && !start.isDate)) {
    doubts.raise();
    return [{ start: { ...extra, isDate: true }, length: { days: 1 } }];
  }
  const isPeriod = parameterOf(property, 'value')?.toUpperCase() === 'PERIOD';
  const isCutPeriod = to === undefined && (isPeriod || property.value.includes('/'));
  if (isCutPeriod || extra.isFloating !== start.isFloating) doubts.raise();
  if (to === undefined) return [{ start: extra, length: null }];
  const isDuration = /^[+-]?P/i.test(to);
  const length = isDuration
    ? lengthFor(to, extra, doubts)
    : lengthTo(to, extra, property, zoneOf, doubts);
  return [{ start: extra, length }];
}

/** An unreadable exception excludes nothing: its date stays busy. */
function excludedBy(property: Property, zoneOf: ZoneFinder): CalendarTime[] {
  return valuesOf(property).flatMap((value) => {
    const time = attempt(() => timeOf(value, property, zoneOf));
    return time?.isExact ? [time] : [];
  });
}

function replacedBy(property: Property | undefined, zoneOf: ZoneFinder, doubts: Doubts) {
  const time = property && doubts.attempt(() => timeOf(property.value, property, zoneOf));
  if (time && !time.isExact) doubts.raise();
  return time?.isExact ? time : null;
}

function readProperties(component: Component, ownEmail: string | null, doubts: Doubts): Property[] {
  return component.lines.flatMap((line) => {
    // Guest lists are long, and only her own entry matters.
    if (!ownEmail && /^(?:ATTENDEE|ORGANIZER)$/.test(nameOf(line))) return [];
    return doubts.attempt(() => readProperty(line)) ?? [];
  });
}

/** Throws if the start is unknown; anything else that cannot be read is a doubt. */
export function readEvent(
  component: Component,
  zoneOf: ZoneFinder,
  ownEmail: string | null,
): CalendarEvent {
  const doubts = new Doubts(component);
  const properties = readProperties(component, ownEmail, doubts);
  const all = (name: string) => properties.filter((property) => property.name === name);
  const [start, ...otherStarts] = all('DTSTART').flatMap(
    (property) => doubts.attempt(() => timeOf(property.value, property, zoneOf)) ?? [],
  );
  if (!start) throw new Error('no start');
  if (!start.isExact || otherStarts.length > 0) doubts.raise();
  const rules = all('RRULE').map(({ value }) => ({ text: value, rule: readRule(value) }));
  const extraDates = all('RDATE').flatMap((property) =>
    valuesOf(property).flatMap((value) => extraDate(value, property, start, zoneOf, doubts)),
  );
  const hidesRule = rules.length === 0 && doubts.hides('RRULE');
  const hidesDates = extraDates.length === 0 && doubts.hides('RDATE');
  if (component.uncertain.some((line) => wouldFree(line, ownEmail))) doubts.raise();
  const [replacing] = all('RECURRENCE-ID');
  if (!replacing) doubts.hides('RECURRENCE-ID');
  const replaces = replacedBy(replacing, zoneOf, doubts);
  const range = replacing && parameterOf(replacing, 'range')?.replace(/\s+/g, '').toUpperCase();
  const isThisAndFuture = range === 'THISANDFUTURE';
  // A day does not say by how much the later ones are moved.
  if (isThisAndFuture && replaces?.isDate !== start.isDate) doubts.raise();
  const [sequence = ''] = all('SEQUENCE').map(({ value }) => value);
  return {
    uid: uidOf(component),
    title: titleOf(component),
    sequence: /^\d{1,9}$/.test(sequence) ? Number(sequence) : null,
    start,
    length: eventLength(start, properties, zoneOf, doubts),
    travel: travelOf(all('X-APPLE-TRAVEL-DURATION'), doubts),
    isFree: isFree(properties, ownEmail),
    rules,
    extraDates: [...extraDates, ...otherStarts.map((other) => ({ start: other, length: null }))],
    excluded: all('EXDATE').flatMap((property) => excludedBy(property, zoneOf)),
    replaces,
    isThisAndFuture,
    mayRepeat: rules.length > 0 || extraDates.length > 0 || hidesRule || hidesDates,
    isDoubtful: doubts.any,
  };
}
