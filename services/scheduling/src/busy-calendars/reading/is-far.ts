import type { Component } from './walk-components.ts';

/** A window's days as eight digits, with two extra on both sides for time zones. */
export interface DayRange {
  first: string;
  last: string;
}

export function digitsOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10).replaceAll('-', '');
}

export function instantOfDigits(digits: string): number {
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
export function lastDayIfFar(component: Component, { first, last }: DayRange): string | null {
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
