import { tzOffset } from '@date-fns/tz/tzOffset';
import { findIana, type WindowsZoneName } from 'windows-iana';
import type { ZoneFinder } from './calendar-time.ts';
import { limits } from './limits.ts';
import { UnreadableCalendarError } from './unreadable-calendar.error.ts';
import type { Zone } from './wall-clock.ts';

const canonicalNames = new Map<string, string | null>();

/**
 * The runtime's canonical name for a zone, or null. (!) `tzOffset` parses an offset from any name with digits, and
 * caches a formatter per name forever: pass it only the result of this, never other spellings or aliases.
 */
function canonicalName(name: string): string | null {
  const key = name.toLowerCase();
  const known = canonicalNames.get(key);
  if (known !== undefined) return known;
  const canonical = resolvedName(key);
  canonicalNames.set(key, canonical);
  return canonical;
}

function resolvedName(timeZone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

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

function windowsName(name: string): string | undefined {
  // The map can be asked for any name; for names that Windows does not have, it returns an empty list.
  return findIana(name as WindowsZoneName)[0];
}

/**
 * The IANA name behind a TZID: itself, a Windows name, or the end of a path such as
 * /mozilla.org/20070129_1/Europe/Berlin.
 */
function ianaName(tzid: string): string | null {
  const parts = tzid.split('/').filter((part) => part !== '');
  const candidates = [parts.join('/'), windowsName(tzid), parts.slice(-3).join('/')];
  candidates.push(parts.slice(-2).join('/'));
  for (const name of candidates) {
    const canonical = name?.includes('/') ? canonicalName(name) : null;
    if (canonical) return canonical;
  }
  return null;
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
    const iana = ianaName(tzid);
    if (iana) return zoneOf(iana);
    // Short names like EST mean different things to different writers; the file's own rules decide.
    const own = ofFile(tzid);
    const short = own ? null : canonicalName(tzid);
    return own ?? (short ? zoneOf(short) : null);
  };
  const base = (calendarZone ? named(calendarZone) : null) ?? ianaZone(ownZone);
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
