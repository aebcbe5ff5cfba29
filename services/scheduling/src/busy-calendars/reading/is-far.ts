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

const dated = /^(DTSTART|DTEND)[;:](?:.*[:=])?(\d{8})(?:T\d{6}Z?)?$/i;
const needsReading = /^(?:RRULE|RDATE|RECURRENCE-ID|DURATION)[;:]/i;

/**
 * The last day of a single event that is entirely outside the window, or null for one that must be read. Years of
 * history are skipped by their digits, before any parsing.
 */
export function lastDayIfFar({ lines }: Component, { first, last }: DayRange): string | null {
  let start: string | undefined;
  let end: string | undefined;
  for (const line of lines) {
    if (needsReading.test(line)) return null;
    const match = dated.exec(line);
    if (!match) continue;
    if (match[1]?.toUpperCase() === 'DTSTART') start = match[2];
    else end = match[2];
  }
  if (start === undefined) return null;
  const latest = end === undefined || end < start ? start : end;
  return latest < first || start > last ? latest : null;
}
