import { type Property, parameterOf } from './property.ts';
import { dayOf, toInstant, utc, type Zone } from './wall-clock.ts';

export interface CalendarTime {
  wall: number;
  isDate: boolean;
  zone: Zone;
}

/** Finds the zone of a TZID; without one, the zone of all-day and floating times. */
export type ZoneFinder = (tzid: string | null) => Zone;

const form = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\dZ?)?$/;

/** Wall time of ical.js' text: `2026-03-08T09:30:00`. Throws if it is not a time. */
export function wallOf(value: unknown): number {
  if (typeof value !== 'string' || !form.test(value)) throw new Error('no time');
  const text = value.endsWith('Z') ? value : value.length === 10 ? value : `${value}Z`;
  const wall = Date.parse(text.replace(/:60Z$/, ':59Z'));
  if (Number.isNaN(wall)) throw new Error('no time');
  return wall;
}

export function timeOf(value: unknown, property: Property, zoneOf: ZoneFinder): CalendarTime {
  const wall = wallOf(value);
  const text = String(value);
  if (text.length === 10) return { wall, isDate: true, zone: zoneOf(null) };
  const zone = text.endsWith('Z') ? utc : zoneOf(parameterOf(property, 'tzid'));
  return { wall, isDate: false, zone };
}

export function instantOf(time: CalendarTime): number {
  return toInstant(time.zone, time.wall);
}

/** Identifies an occurrence of a series: by its day if there is only a day, else by its instant. */
export type OccurrenceKey = { day: number } | { instant: number };

export function keyOf(time: CalendarTime): OccurrenceKey {
  return time.isDate ? { day: dayOf(time.wall) } : { instant: instantOf(time) };
}
