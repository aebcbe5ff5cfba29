import { limits } from './limits.ts';
import { UnreadableCalendarError } from './unreadable-calendar.error.ts';

export interface Component {
  name: string;
  lines: string[];
  parts: Component[];
}

export interface ComponentVisitor {
  /** A complete VEVENT, VTIMEZONE or VFREEBUSY. */
  component(component: Component): void;
  calendarZone(zone: string): void;
}

const kept = new Set(['VEVENT', 'VTIMEZONE', 'VFREEBUSY']);
const keptParts = new Set(['STANDARD', 'DAYLIGHT']);
const keptProperties = new Set([
  ...['UID', 'SUMMARY', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE'],
  ...['RECURRENCE-ID', 'STATUS', 'TRANSP', 'ORGANIZER', 'ATTENDEE', 'FREEBUSY'],
  ...['X-MICROSOFT-CDO-BUSYSTATUS', 'X-APPLE-TRAVEL-DURATION'],
  ...['TZID', 'TZOFFSETFROM', 'TZOFFSETTO'],
]);

const hasLines = ({ name }: Component) => kept.has(name) || keptParts.has(name);

function nameOf(line: string): string {
  const end = line.search(/[;:]/);
  return end === -1 ? '' : line.slice(0, end).toUpperCase();
}

function valueAfter(line: string): string {
  return line.slice(line.indexOf(':') + 1).trim();
}

const listProperties = new Set(['RDATE', 'EXDATE', 'FREEBUSY']);

const tooLarge = () => new UnreadableCalendarError('too-large');
const notACalendar = () => new UnreadableCalendarError('not-a-calendar');

/** Rejects content that would fill the memory if read on. */
class LineCounter {
  private components = 0;
  private lines = 0;
  private listed = 0;

  countComponent(depth: number): void {
    this.components += 1;
    if (this.components > limits.maxComponents || depth >= limits.maxDepth) throw tooLarge();
  }

  countLine(component: Component, name: string, { length }: string): void {
    if (component.lines.length >= limits.maxLinesPerComponent) throw tooLarge();
    this.lines += 1;
    const isList = listProperties.has(name);
    if (isList) this.listed += length;
    if (this.lines > limits.maxLines || this.listed > limits.maxListedLength) throw tooLarge();
    if (!isList && length > limits.maxLineLength) throw tooLarge();
  }
}

/**
 * Reads a file line by line and passes on its components with the relevant lines. A truncated or foreign file is
 * rejected as a whole: part of a calendar would free the rest.
 */
export function walkComponents(text: string, visitor: ComponentVisitor): void {
  if (!/^\s*BEGIN:VCALENDAR\s/i.test(text)) throw notACalendar();
  const counter = new LineCounter();
  const open: Component[] = [];
  let from = 0;
  while (from < text.length) {
    const end = text.indexOf('\n', from);
    const to = end === -1 ? text.length : end;
    const line = text.slice(from, text[to - 1] === '\r' ? to - 1 : to);
    from = to + 1;
    const name = nameOf(line);
    const inner = open.at(-1);
    if (name === 'BEGIN') {
      counter.countComponent(open.length);
      open.push({ name: valueAfter(line).toUpperCase(), lines: [], parts: [] });
    } else if (name === 'END') {
      if (inner?.name !== valueAfter(line).toUpperCase()) throw notACalendar();
      open.pop();
      if (kept.has(inner.name)) visitor.component(inner);
      else if (keptParts.has(inner.name)) open.at(-1)?.parts.push(inner);
    } else if (name === 'X-WR-TIMEZONE') {
      visitor.calendarZone(valueAfter(line));
    } else if (inner && hasLines(inner) && keptProperties.has(name)) {
      counter.countLine(inner, name, line);
      inner.lines.push(line);
    }
  }
  if (open.length > 0) throw notACalendar();
}
