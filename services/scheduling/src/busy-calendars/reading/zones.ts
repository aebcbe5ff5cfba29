import { tzOffset } from '@date-fns/tz/tzOffset';
import type { ZoneFinder } from './calendar-time.ts';
import { limits } from './limits.ts';
import { UnreadableCalendarError } from './unreadable-calendar.error.ts';
import type { Zone } from './wall-clock.ts';
import { exactZone, likelyZone } from './zone-names.ts';

/** Offsets are cached by quarter of an hour: zones change at no finer time, and looking them up is slow. */
const quarterMs = 900_000;

function ianaZone(name: string): Zone {
  const offsets = new Map<number, number>();
  return {
    offsetAt(instant) {
      const quarter = Math.floor(instant / quarterMs);
      const known = offsets.get(quarter);
      if (known !== undefined) return known;
      const offset = tzOffset(name, new Date(quarter * quarterMs)) * 60_000;
      offsets.set(quarter, offset);
      return offset;
    },
  };
}

interface ZoneSources {
  /** The zone of all-day and floating times: X-WR-TIMEZONE, else the owner's. */
  calendarZone: string | null;
  ownZone: string;
  /** A zone by the file's own rules, or null. */
  ofFile(tzid: string): Zone | null;
  onUnknown(tzid: string): void;
}

export function zoneFinder({ calendarZone, ownZone, ofFile, onUnknown }: ZoneSources): ZoneFinder {
  const found = new Map<string, Zone>();
  const byName = new Map<string, Zone>();
  const zoneOf = (name: string): Zone => {
    const zone = byName.get(name) ?? ianaZone(name);
    byName.set(name, zone);
    return zone;
  };
  const named = (tzid: string): Zone | null => {
    const exact = exactZone(tzid);
    if (exact) return zoneOf(exact);
    const own = ofFile(tzid);
    const likely = own ? null : likelyZone(tzid);
    return own ?? (likely ? zoneOf(likely) : null);
  };
  const ofCalendar = calendarZone ? named(calendarZone) : null;
  if (calendarZone !== null && !ofCalendar) onUnknown(calendarZone);
  const base = ofCalendar ?? ianaZone(ownZone);
  return (tzid) => {
    if (tzid === null || tzid === '') return base;
    const known = found.get(tzid);
    if (known) return known;
    if (found.size >= limits.maxZones) throw new UnreadableCalendarError('too-large');
    const zone = named(tzid);
    if (!zone) onUnknown(tzid);
    found.set(tzid, zone ?? base);
    return zone ?? base;
  };
}
