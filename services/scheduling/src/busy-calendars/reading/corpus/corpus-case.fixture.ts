import type { CalendarReadingInput } from '../read-calendar.ts';

/** One file of the corpus: a provider's format, and its busy times. */
export interface CorpusCase {
  id: string;
  text: string | Uint8Array;
  /** UTC, as `2026-03-02 15:00 – 15:30`. */
  busy: string[];
  /** As `reason: title`. */
  warnings?: string[];
  window?: CalendarReadingInput['window'];
  ownEmail?: string;
  ownUids?: string[];
}

/** March 2026: clocks go forward on the 8th in New York and on the 29th in Berlin. */
export const march = {
  from: new Date('2026-03-01T05:00:00Z'),
  to: new Date('2026-04-01T04:00:00Z'),
};

/** From mid-October: clocks go back on October 25 in Berlin and on November 1 in New York. */
export const fall = {
  from: new Date('2026-10-15T04:00:00Z'),
  to: new Date('2026-11-16T05:00:00Z'),
};

/** The lines as given, without indentation, with CRLF line ends. */
export function lines(text: string, ending = '\r\n'): string {
  const all = text.replace(/^\n/, '').trimEnd().split('\n');
  const indent = /^ */.exec(all[0] ?? '')?.[0].length ?? 0;
  return all.map((line) => line.slice(indent) + ending).join('');
}

export function calendar(content: string, head = 'PRODID:-//Corpus//EN'): string {
  return lines(`BEGIN:VCALENDAR\nVERSION:2.0\n${head}`) + lines(content) + lines('END:VCALENDAR');
}

/** An event with these properties and the required ones. */
export function event(properties: string, uid = 'event@corpus'): string {
  const own = lines(properties, '\n');
  const title = /^SUMMARY/m.test(own) ? '' : 'SUMMARY:Something\n';
  return `BEGIN:VEVENT\nUID:${uid}\nDTSTAMP:20260101T000000Z\n${title}${own}END:VEVENT\n`;
}

export const newYorkRules = `
BEGIN:VTIMEZONE
TZID:America/New_York
X-LIC-LOCATION:America/New_York
BEGIN:DAYLIGHT
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
TZNAME:EDT
DTSTART:19700308T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
TZNAME:EST
DTSTART:19701101T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
END:STANDARD
END:VTIMEZONE
`.trimStart();

/** A zone in Exchange's format: from 1601, without names. */
export const exchangeRules = (
  tzid: string,
  standard = '-0500',
  daylight = '-0400',
) => `BEGIN:VTIMEZONE
TZID:${tzid}
BEGIN:STANDARD
DTSTART:16010101T020000
TZOFFSETFROM:${daylight}
TZOFFSETTO:${standard}
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:${standard}
TZOFFSETTO:${daylight}
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
`;
