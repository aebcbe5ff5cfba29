export interface WrittenTime {
  hour: number;
  minute: number;
  /** With fractions. */
  second: number;
  /** Minutes ahead of UTC; undefined for a time that names no zone, or Eastern Time. */
  offset: number | undefined;
}

/** Zones whose names have one meaning where this product is used. `ET` may be either of two. */
const zones: Readonly<Record<string, number | undefined>> = {
  Z: 0,
  UTC: 0,
  GMT: 0,
  EST: -300,
  EDT: -240,
  CST: -360,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
  ET: undefined,
};

const clock =
  /^(?:T|,? (?:at )?)(\d{1,2})(?::(\d{2})(?::(\d{2}(?:[.,]\d{1,9})?))?)? ?(?:([ap])\.?m\.?)?/i;
const zone = /^ ?\(?([A-Z]{1,4})?(?: ?([+-])(\d{2}):?(\d{2})?(?: \([\p{L} ]+\))?)?\)?$/u;

/** A time of day as it follows a date: `T14:22:31Z`, ` 2:22 PM`, ` 14:22 UTC`, `, 14:22:31 GMT-0500 (Eastern Time)`. */
export function readWrittenTime(text: string): WrittenTime | undefined {
  const [told, hours = '', minutes, seconds = '0', half] = clock.exec(text) ?? [];
  if (told === undefined || (minutes === undefined && half === undefined)) return undefined;
  const hour = hourOf(Number(hours), half?.toLowerCase());
  const [minute, second] = [Number(minutes ?? 0), Number(seconds.replace(',', '.'))];
  const rest = zone.exec(text.slice(told.length));
  if (hour === undefined || minute > 59 || second >= 60 || !rest) return undefined;
  const [, name, sign, zoneHours, zoneMinutes = '0'] = rest;
  if (name !== undefined && !(name in zones)) return undefined;
  const written = sign && (sign === '-' ? -1 : 1) * (Number(zoneHours) * 60 + Number(zoneMinutes));
  const offset =
    typeof written === 'number' ? written : name === undefined ? undefined : zones[name];
  return { hour, minute, second, offset };
}

function hourOf(hours: number, half: string | undefined): number | undefined {
  if (half === undefined) return hours > 23 ? undefined : hours;
  if (hours > 12) return half === 'p' && hours < 24 ? hours : undefined;
  return (hours % 12) + (half === 'p' ? 12 : 0);
}
