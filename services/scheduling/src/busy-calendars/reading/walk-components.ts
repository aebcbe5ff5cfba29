import { limits } from './limits.ts';
import { hiddenProperty, isStructure, isUncertain, splitGlued } from './line-doubts.ts';
import { nameOf } from './property.ts';
import { UnreadableCalendarError } from './unreadable-calendar.error.ts';

export interface Component {
  name: string;
  lines: string[];
  parts: Component[];
  /** Lines that would free time, but may be text: they do not count. */
  uncertain: string[];
  /** Names of properties found inside of other lines. */
  hidden: Set<string>;
  /** Whether it has a line that is no property. */
  hasStray: boolean;
  /** Whether a line of it was two. */
  isDamaged: boolean;
}

export interface ComponentVisitor {
  /** A complete VEVENT, VTIMEZONE or VFREEBUSY. */
  component(component: Component): void;
  calendarZone(zone: string): void;
  /** A property of an event that belongs to none. */
  lost(): void;
}

const kept = new Set(['VEVENT', 'VTIMEZONE', 'VFREEBUSY']);
const keptParts = new Set(['STANDARD', 'DAYLIGHT']);
const keptProperties = new Set([
  ...['UID', 'SUMMARY', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'SEQUENCE'],
  ...['RECURRENCE-ID', 'STATUS', 'TRANSP', 'ORGANIZER', 'ATTENDEE', 'FREEBUSY'],
  ...['X-MICROSOFT-CDO-BUSYSTATUS', 'X-APPLE-TRAVEL-DURATION'],
  ...['TZID', 'TZOFFSETFROM', 'TZOFFSETTO'],
]);
/** Belong to nothing else. */
const ofEvents = new Set([
  ...['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'RECURRENCE-ID', 'FREEBUSY'],
  'X-APPLE-TRAVEL-DURATION',
]);
const withoutTime = new Set(['VTODO', 'VJOURNAL']);

const hasLines = ({ name }: Component) => kept.has(name) || keptParts.has(name);

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
    if (component.lines.length + component.uncertain.length >= limits.maxLinesPerComponent) {
      throw tooLarge();
    }
    this.lines += 1;
    const isList = listProperties.has(name);
    if (isList) this.listed += length;
    if (this.lines > limits.maxLines || this.listed > limits.maxListedLength) throw tooLarge();
    if (!isList && length > limits.maxLineLength) throw tooLarge();
  }
}

/**
 * Passes on a file's components with the relevant lines. A truncated or foreign file is rejected as a whole: part of a
 * calendar would free the rest.
 */
class ComponentWalk {
  private readonly counter = new LineCounter();
  private readonly open: Component[] = [];
  private hasCalendar = false;
  private readonly visitor: ComponentVisitor;

  constructor(visitor: ComponentVisitor) {
    this.visitor = visitor;
  }

  line(line: string): void {
    const name = nameOf(line);
    const inner = this.open.at(-1);
    if (isStructure(line, inner !== undefined && hasLines(inner))) {
      if (name === 'BEGIN') this.begin(valueAfter(line).toUpperCase());
      else this.end(valueAfter(line).toUpperCase());
      return;
    }
    const glued = splitGlued(name, line);
    if (!glued) {
      this.property(name, line);
      return;
    }
    if (inner && !/^(?:BEGIN|END)$/.test(name)) inner.isDamaged = true;
    for (const part of glued) this.line(part);
  }

  finish(): void {
    if (this.open.length > 0 || !this.hasCalendar) throw notACalendar();
  }

  private begin(name: string): void {
    this.counter.countComponent(this.open.length);
    const empty = { lines: [], parts: [], uncertain: [], hidden: new Set<string>() };
    this.open.push({ name, ...empty, hasStray: false, isDamaged: false });
  }

  private end(name: string): void {
    const inner = this.open.pop();
    if (inner?.name !== name) throw notACalendar();
    if (name === 'VCALENDAR') this.hasCalendar = true;
    if (kept.has(name)) this.visitor.component(inner);
    else if (keptParts.has(name)) this.open.at(-1)?.parts.push(inner);
  }

  private property(name: string, line: string): void {
    const inner = this.open.at(-1);
    if (inner && withoutTime.has(inner.name)) return;
    const isProperty = /^[A-Z0-9-]+$/.test(name);
    if (!inner || !hasLines(inner)) {
      if (name === 'X-WR-TIMEZONE') this.visitor.calendarZone(valueAfter(line));
      else {
        const isOfAlarm = name === 'DURATION' && inner?.name === 'VALARM';
        this.markHidden(line, isOfAlarm || (isProperty && !ofEvents.has(name)) ? 1 : 0);
      }
      return;
    }
    if (name === 'X-WR-TIMEZONE') this.visitor.lost();
    if (!isProperty) inner.hasStray = true;
    if (!isProperty && keptProperties.has(name.replace(/\s+/g, ''))) inner.isDamaged = true;
    this.markHidden(line, isProperty ? 1 : 0);
    if (!keptProperties.has(name)) return;
    this.counter.countLine(inner, name, line);
    (isUncertain(name, line, inner.hasStray) ? inner.uncertain : inner.lines).push(line);
  }

  /** Notes a property inside of a line, for the event that it is in. */
  private markHidden(line: string, from: number): void {
    const hidden = hiddenProperty(line, from);
    if (hidden === null) return;
    const owner = this.open.findLast(hasLines);
    if (owner) owner.hidden.add(hidden);
    else this.visitor.lost();
  }
}

export function walkComponents(text: string, visitor: ComponentVisitor): void {
  if (!/^[\s\uFEFF]*BEGIN:VCALENDAR\s/i.test(text)) throw notACalendar();
  const walk = new ComponentWalk(visitor);
  let from = 0;
  while (from < text.length) {
    const end = text.indexOf('\n', from);
    const to = end === -1 ? text.length : end;
    const line = text.slice(text.charCodeAt(from) === 0xfeff ? from + 1 : from, to);
    from = to + 1;
    if (line.trim() !== '') walk.line(line);
  }
  walk.finish();
}
