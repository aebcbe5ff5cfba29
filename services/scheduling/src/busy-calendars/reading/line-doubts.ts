import { limits } from './limits.ts';

/**
 * What a damaged file's lines may hide. A text with raw line breaks looks like properties, and a lost line end or a
 * blank at the start of a line joins two. (!) Text may come from strangers: it never makes a property, and what frees
 * time counts only when it is written exactly.
 */

const components =
  'VCALENDAR|VEVENT|VTODO|VJOURNAL|VFREEBUSY|VTIMEZONE|VALARM|STANDARD|DAYLIGHT|PARTICIPANT|VLOCATION|VRESOURCE';
const known = new RegExp(`^(?:BEGIN|END)\\s*:\\s*(?:${components}|X-[A-Z0-9-]+)\\s*$`, 'i');
const anyName = /^(?:BEGIN|END)\s*:\s*[A-Z0-9-]+\s*$/i;

/** Whether a line begins or ends a component. Inside of an event, `End: noon` does not. */
export function isStructure(line: string, isInside: boolean): boolean {
  return (isInside ? known : anyName).test(line);
}

const withoutText = new Set([
  ...[
    'BEGIN',
    'END',
    'DTSTAMP',
    'CREATED',
    'LAST-MODIFIED',
    'DTSTART',
    'DTEND',
    'DURATION',
    'RRULE',
  ],
  ...['RDATE', 'EXDATE', 'RECURRENCE-ID', 'SEQUENCE', 'STATUS', 'TRANSP', 'CLASS', 'PRIORITY'],
  ...['X-APPLE-TRAVEL-DURATION', 'X-MICROSOFT-CDO-BUSYSTATUS', 'TZOFFSETFROM', 'TZOFFSETTO'],
]);

const hidden =
  /(?<![=-])(?:(DTSTART|DTEND|RDATE|FREEBUSY|RECURRENCE-ID)[;:]|(RRULE)\s*:\s*[A-Z]+\s*=|(DURATION)\s*:\s*[+-]?P|(X-(?:WR-TIMEZONE|APPLE-TRAVEL-DURATION))[;:])/i;

/** The property that takes or moves time inside of a line, at or after a position. */
export function hiddenProperty(line: string, from: number): string | null {
  const match = hidden.exec(from === 0 ? line.replace(/\s+/g, '') : line.slice(from));
  return match?.slice(1).find(Boolean)?.toUpperCase() ?? null;
}

const glued = new RegExp(`^((?:BEGIN|END):(?:${components}))([A-Z-]+[;:].*)$`, 'i');

/** Two lines that a lost line end made one, of which the first is never text. */
export function splitGlued(name: string, line: string): [string, string] | null {
  if (!withoutText.has(name) || line.length > limits.maxLineLength) return null;
  const [, first, second] = glued.exec(line) ?? [];
  if (first !== undefined && second !== undefined) return [first, second];
  const match = hidden.exec(line.slice(1));
  return match ? [line.slice(0, match.index + 1), line.slice(match.index + 1)] : null;
}

const freeing = new Set([
  ...['STATUS', 'TRANSP', 'X-MICROSOFT-CDO-BUSYSTATUS', 'EXDATE', 'RECURRENCE-ID', 'SEQUENCE'],
  ...['ATTENDEE', 'ORGANIZER'],
]);
const exactForm = /^(?:[A-Z-]+|[a-z-]+)(?:;(?:[^":]|"[^"]*")*)?:\S/;

/** Whether a line would free time, but may be text. */
export function isUncertain(name: string, line: string, isAfterStray: boolean): boolean {
  return freeing.has(name) && (isAfterStray || !exactForm.test(line));
}
