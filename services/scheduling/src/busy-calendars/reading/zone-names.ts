import { IANA_ALIAS_MAP, WINDOWS_TO_IANA_MAP } from 'windows-iana';

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

/** The same for all spellings of a TZID: quotes, blanks and case do not matter. */
export function zoneKey(tzid: string): string {
  return tzid.replace(/["'\s_]+/g, '').toLowerCase();
}

const ianaNames = Intl.supportedValuesOf('timeZone').filter((name) => name.includes('/'));
const byKey = new Map([
  ...WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === '001').map(
    ({ windowsName, iana: [name = ''] }): [string, string] => [zoneKey(windowsName), name],
  ),
  ...ianaNames.map((name): [string, string] => [zoneKey(name), name]),
]);
const allNames = [...IANA_ALIAS_MAP.flatMap(({ alias }) => alias), ...ianaNames];
const byCity = new Map(
  allNames.map((name): [string, string] => [zoneKey(name.replace(/^.*\//, '')), name]),
);

/**
 * The IANA name behind a TZID: itself, a Windows name, or the end of a path such as
 * /mozilla.org/20070129_1/Europe/Berlin.
 */
export function exactZone(tzid: string): string | null {
  const parts = tzid
    .replace(/["']/g, '')
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  for (const length of [parts.length, 3, 2, 1]) {
    const name = parts.slice(-length).join('/');
    const known = byKey.get(zoneKey(name));
    const found = known ?? (name.includes('/') ? name.replace(/\s+/g, '_') : null);
    const canonical = found && canonicalName(found);
    if (canonical) return canonical;
  }
  return null;
}

/** What menus of time zones call some without a city. */
const menuNames: readonly [RegExp, string][] = [
  [/^eastern(?: (?:standard|daylight))? time\b|^(?:eastern|ED?T)$/i, 'America/New_York'],
  [/^central(?: (?:standard|daylight))? time\b|^(?:central|CD?T)$/i, 'America/Chicago'],
  [/^mountain(?: (?:standard|daylight))? time\b|^(?:mountain|MD?T)$/i, 'America/Denver'],
  [/^pacific(?: (?:standard|daylight))? time\b|^(?:pacific|PD?T)$/i, 'America/Los_Angeles'],
  [/^atlantic(?: (?:standard|daylight))? time\b/i, 'America/Halifax'],
  [/^coordinated universal time|^Z$/i, 'Etc/UTC'],
  [/^alaska/i, 'America/Anchorage'],
  [/^hawaii/i, 'Pacific/Honolulu'],
  [/^arizona\b/i, 'America/Phoenix'],
  [/^indiana\b/i, 'America/Indiana/Indianapolis'],
];

/** A fixed offset such as -05:00, GMT+2 or UTC. */
function fixedZone(text: string): string | null {
  const match = /^(?:UTC|GMT)?\s*([+-])(\d{1,2}):?(\d\d)?$/i.exec(text);
  if (!match) return null;
  const [, sign = '', hours = '', minutes = '00'] = match;
  return canonicalName(`${sign}${hours.padStart(2, '0')}:${minutes}`);
}

/** The menu's longest entries have 60 characters. */
const maxLength = 200;

const offsetForm = /^\((?:UTC|GMT)\s*(?:([+-]\d\d):?(\d\d))?\)\s*/i;

/** Whether a zone has the offset of its menu entry, in winter or in summer. */
function hasOffset(name: string, offset: string | null): boolean {
  return (
    offset === null ||
    [0, 6].some((month) => {
      const format = new Intl.DateTimeFormat('en-US', {
        timeZone: name,
        timeZoneName: 'longOffset',
      });
      const parts = format.formatToParts(new Date(Date.UTC(2026, month, 15)));
      const shown = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
      return (shown.slice(3) || '+00:00') === offset;
    })
  );
}

/**
 * The IANA name that a decorated TZID most likely means, or null: a short name, one inside of other words, the words of
 * a menu, or an offset. Those mean different things to different writers: a file's own rules come first.
 */
export function likelyZone(tzid: string): string | null {
  const text = tzid.replace(/["']/g, '').trim();
  if (text.length > maxLength) return null;
  // Some programs number zones of one name.
  const numbered = exactZone(text.replace(/\s+\d+$/, ''));
  const plain = canonicalName(text) ?? fixedZone(text) ?? numbered;
  if (plain) return plain;
  for (const [name] of text.matchAll(/[a-z_]+(?:\/[\w+-]+){1,2}/gi)) {
    const inside = exactZone(name);
    if (inside) return inside;
  }
  const [prefix = '', hours, minutes] = offsetForm.exec(text) ?? [];
  const words = text.slice(prefix.length);
  const offset = hours === undefined ? null : `${hours}:${minutes}`;
  const cities = words.split(/[,;]/).flatMap((city) => byCity.get(zoneKey(city)) ?? []);
  const menu = menuNames.flatMap(([form, name]) => (form.test(words) ? [name] : []));
  const name = [...menu, ...cities].find((candidate) => hasOffset(candidate, offset));
  return (name && canonicalName(name)) ?? null;
}
