import { type Property, parameterOf } from './property.ts';
import { dayMs, dayOf, toInstant, utc, type Zone } from './wall-clock.ts';

export interface CalendarTime {
  wall: number;
  isDate: boolean;
  zone: Zone;
}

/** A time as a property has it. */
export interface ReadTime extends CalendarTime {
  /** False if only its day could be read: the time is midnight. */
  isExact: boolean;
  /** Without a zone. */
  isFloating: boolean;
}

/** Finds the zone of a TZID; without one, the zone of all-day and floating times. */
export type ZoneFinder = (tzid: string | null) => Zone;

interface WrittenTime {
  /** As its clock shows it. */
  wall: number;
  isDate: boolean;
  isExact: boolean;
  /** Milliseconds ahead of UTC; null without one. */
  offset: number | null;
}

/** With or without seconds, also in the extended form of ISO 8601. */
const form =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:(T?(\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d+)?)?(?:Z|([+-])(\d\d):?(\d\d))?)?)(.*)$/i;

/** Judged by its form, never by a parameter. Throws if there is no day. */
export function writtenTime(text: string): WrittenTime {
  const match = form.exec(text.replace(/\s+/g, ''));
  if (!match) throw new Error('no time');
  const [, year = '', month = '', day = '', time = '', hour, minute, second = '0'] = match;
  const [sign, offsetHours, offsetMinutes, rest] = match.slice(8);
  const midnight = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  // A 30th of February would be read as a day in March.
  if (new Date(midnight).getUTCDate() !== Number(day)) throw new Error('no day');
  const isInDay = Number(hour) < 24 || (Number(hour) === 24 && Number(minute) === 0);
  const isTime = rest === '' && isInDay && Number(minute) < 60 && Number(second) <= 60;
  if (time === '' || !isTime) {
    return {
      wall: midnight,
      isDate: time === '' && rest === '',
      isExact: time === '' && rest === '',
      offset: null,
    };
  }
  const seconds = Math.min(Number(second), 59);
  const wall = midnight + ((Number(hour) * 60 + Number(minute)) * 60 + seconds) * 1000;
  const ahead = (Number(offsetHours) * 60 + Number(offsetMinutes)) * 60_000;
  if (sign) return { wall, isDate: false, isExact: true, offset: sign === '-' ? -ahead : ahead };
  return { wall, isDate: false, isExact: true, offset: /Z$/i.test(time) ? 0 : null };
}

/** Throws if it is not a time. */
export function wallOf(text: string): number {
  const { wall, isExact } = writtenTime(text);
  if (!isExact) throw new Error('no time');
  return wall;
}

/** Throws if there is no day. */
export function timeOf(text: string, property: Property, zoneOf: ZoneFinder): ReadTime {
  const { wall, isDate, isExact, offset } = writtenTime(text);
  if (isDate) return { wall, isDate, isExact, isFloating: false, zone: zoneOf(null) };
  const tzid = parameterOf(property, 'tzid');
  const zone = offset === null ? zoneOf(tzid) : utc;
  return {
    wall: wall - (offset ?? 0),
    isDate,
    isExact,
    isFloating: offset === null && !tzid,
    zone,
  };
}

export function instantOf(time: CalendarTime): number {
  return toInstant(time.zone, time.wall);
}

/** The midnight after a time, in its zone. */
export function endOfDay(time: CalendarTime): CalendarTime {
  return { ...time, wall: (dayOf(time.wall) + 1) * dayMs };
}
