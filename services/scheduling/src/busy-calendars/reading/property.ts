import ICAL from 'ical.js';

/** A content line, parsed by ical.js. */
export interface Property {
  name: string;
  /** `date`, `date-time`, `period`, `recur`, `text`, … */
  type: string;
  values: unknown[];
  parameters: Readonly<Record<string, unknown>>;
}

/**
 * Exchange writes zones like `tzone://Microsoft/Custom`; without quotes their colon ends the parameters. Times are
 * compared in upper case.
 */
function cleanTimes(line: string): string {
  const value = line.lastIndexOf(':');
  const head = line.slice(0, value);
  const isAmbiguous = head.includes(':') && !head.includes('"');
  const quoted = isAmbiguous ? head.replace(/;TZID=([^;]*)/i, ';TZID="$1"') : head;
  return quoted + line.slice(value).toUpperCase();
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Throws if the line has a syntax error. */
export function readProperty(line: string): Property {
  const name = line.slice(0, line.search(/[;:]/)).toUpperCase();
  const isDated = /^(?:DTSTART|DTEND|RDATE|EXDATE|RECURRENCE-ID)$/.test(name);
  const text =
    name === 'RRULE' ? line.toUpperCase().replace(/;\s*$/, '') : isDated ? cleanTimes(line) : line;
  const read: unknown = ICAL.parse.property(text.trimEnd());
  if (!Array.isArray(read)) throw new Error('no property');
  const [, parameters, type, ...values]: unknown[] = read;
  if (!isRecord(parameters) || typeof type !== 'string') throw new Error('no property');
  return { name, type, values, parameters };
}

/** The first value, if it is text. */
export function textOf({ values: [value] }: Property): string {
  return typeof value === 'string' ? value : '';
}

export function parameterOf(property: Property, name: string): string | null {
  const value = property.parameters[name];
  return typeof value === 'string' ? value : null;
}

/** Milliseconds of a duration such as PT1H30M or -P1D. */
export function durationOf(value: string): number {
  return ICAL.Duration.fromString(value.toUpperCase()).toSeconds() * 1000;
}
