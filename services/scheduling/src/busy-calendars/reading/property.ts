/** A content line. */
export interface Property {
  /** In upper case. */
  name: string;
  value: string;
  parameters: ReadonlyMap<string, string>;
}

const dated = /^(?:DTSTART|DTEND|RDATE|EXDATE|RECURRENCE-ID|FREEBUSY)$/;

/** Where the value begins: after the first colon outside of quotes. */
function valueStart(line: string, name: string): number {
  // Exchange writes zones like `tzone://Microsoft/Custom` without quotes, so a time's colon is the one before its digits.
  const time = dated.test(name) ? line.search(/:\s*\d{4}-?\d\d-?\d\d/) : -1;
  if (time !== -1) return time;
  const [head = ''] = /^(?:[^":]|"[^"]*")*/.exec(line) ?? [];
  return line[head.length] === ':' ? head.length : line.indexOf(':');
}

const parameterForm = /;([\w\s-]+)=\s*("[^"]*"|[^;]*)/g;

export function nameOf(line: string): string {
  const end = line.search(/[;:]/);
  return end === -1 ? '' : line.slice(0, end).trim().toUpperCase();
}

/** Throws if the line has no value. */
export function readProperty(line: string): Property {
  const name = nameOf(line);
  const colon = valueStart(line, name);
  if (colon === -1) throw new Error('no property');
  const parameters = new Map<string, string>();
  for (const [, key = '', value = ''] of line.slice(0, colon).matchAll(parameterForm)) {
    parameters.set(key.replace(/\s+/g, '').toLowerCase(), value.replaceAll('"', '').trim());
  }
  return { name, value: line.slice(colon + 1).trim(), parameters };
}

/** The values of a list, without blanks. At least one, which may be empty. */
export function valuesOf({ value }: Property): string[] {
  return value.replace(/\s+/g, '').split(',');
}

/** Text without its escapes. */
export function textOf({ value }: Property): string {
  return value.replace(/\\([\\;,n])/gi, (_escape, character: string) =>
    /n/i.test(character) ? '\n' : character,
  );
}

export function parameterOf(property: Property, name: string): string | null {
  return property.parameters.get(name) ?? null;
}

const durationForm =
  /^([+-]?)P(?=\w)(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

/** Milliseconds of a duration such as PT1H30M or -P1D. Throws if it is none. */
export function durationOf(value: string): number {
  const match = durationForm.exec(value.replace(/\s+/g, ''));
  if (!match) throw new Error('no duration');
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(2)
    .map((part = '0') => Number(part));
  const inMinutes = ((weeks * 7 + days) * 24 + hours) * 60 + minutes;
  return (inMinutes * 60 + seconds) * (match[1] === '-' ? -1000 : 1000);
}
