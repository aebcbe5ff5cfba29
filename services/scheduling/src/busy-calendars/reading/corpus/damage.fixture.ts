import { calendar, event, exchangeRules } from './corpus-case.fixture.ts';

/** Parts of good files. (!) Their damage can be seen: none has a time that only its zone's letter places. */
const parts: readonly string[] = [
  event('DTSTART:20260303T150000Z\nDTEND:20260303T160000Z\nSTATUS:CONFIRMED', 'utc'),
  event(
    'DTSTART;TZID=Europe/Berlin:20260305T160000\nDTEND;TZID=Europe/Berlin:20260305T173000\nLOCATION:Room 4',
    'berlin',
  ),
  event('DTSTART;VALUE=DATE:20260310\nDTEND;VALUE=DATE:20260312\nTRANSP:OPAQUE', 'days'),
  event('DESCRIPTION:Bring: cake\\, candles\nDTSTART;VALUE=DATE:20260317', 'day'),
  event(
    'DTSTART;TZID=America/New_York:20260105T100000\nDTEND;TZID=America/New_York:20260105T103000\nRRULE:FREQ=WEEKLY;BYDAY=MO,WE;WKST=SU\nEXDATE;TZID=America/New_York:20260316T100000\nSEQUENCE:1',
    'weekly',
  ) +
    event(
      'RECURRENCE-ID;TZID=America/New_York:20260323T100000\nDTSTART;TZID=America/New_York:20260324T150000\nDTEND;TZID=America/New_York:20260324T160000',
      'weekly',
    ),
  event(
    'DTSTART;VALUE=DATE:20260106\nDTEND;VALUE=DATE:20260107\nRRULE:FREQ=MONTHLY;BYDAY=1TU,-1FR\nEXDATE;VALUE=DATE:20260303',
    'monthly',
  ),
  event(
    'DTSTART:20260302T200000Z\nDTEND:20260302T203000Z\nRDATE:20260304T200000Z,20260306T200000Z',
    'listed',
  ),
  event(
    'DTSTART;TZID=Pacific Time:20260319T090000\nDTEND;TZID=Pacific Time:20260319T100000\nX-MICROSOFT-CDO-BUSYSTATUS:OOF',
    'pacific',
  ),
  event(
    'SUMMARY:Dentist\nDTSTART;TZID=America/New_York:20260313T090000\nDTEND;TZID=America/New_York:20260313T100000\nX-APPLE-TRAVEL-DURATION;VALUE=DURATION:PT30M\nBEGIN:VALARM\nACTION:DISPLAY\nTRIGGER:-PT15M\nDESCRIPTION:Reminder\nEND:VALARM',
    'alarm',
  ),
  event('DTSTART:20260326T150000Z\nDTEND:20260326T160000Z\nTRANSP:TRANSPARENT', 'free'),
  'BEGIN:VFREEBUSY\nDTSTAMP:20260301T000000Z\nFREEBUSY;FBTYPE=BUSY:20260327T150000Z/PT30M\nFREEBUSY:20260328T150000Z/20260328T160000Z\nEND:VFREEBUSY\n',
];

export const partCount = parts.length;

/** More than any event has properties. */
const prime = 13;

/** An event's properties in another order: each program has its own. */
function reordered(part: string, by: number): string {
  return part.replace(/(?<=BEGIN:VEVENT\n)((?:(?!BEGIN|END).*\n)+)/g, (properties: string) => {
    const all = properties.trimEnd().split('\n');
    const place = (index: number) => ((index + 1) * (by + 1)) % prime;
    const placed = all.map((line, index) => ({ line, place: place(index) }));
    const sorted = placed.sort((one, other) => one.place - other.place);
    return sorted.map(({ line }) => `${line}\n`).join('');
  });
}

/** A good file of some parts, in an order. */
export function goodFile(order: readonly number[], zone: string, by = 0): string {
  const content = order.map((index) => reordered(parts[index] ?? '', by)).join('');
  const head = `PRODID:-//Corpus//EN\nX-WR-CALNAME:Home${zone && `\nX-WR-TIMEZONE:${zone}`}`;
  return calendar(exchangeRules('Pacific Time', '-0800', '-0700') + content, head);
}

const strays = [
  ...[
    'Agenda',
    'Room B:',
    'Start: 10:00',
    'End: 12:00',
    'Begin: noon',
    'END:NOON',
    ';;;',
    ':',
    '=',
  ],
  ...['Status: Cancelled', 'Duration: 2 hours', 'Dtstart: tomorrow', 'DTEND:None', 'RRULE:weekly'],
  ...['Transp: transparent', 'Recurrence-ID: none', 'EXDATE:never', 'Sequence: 9', 'X:1', '\t', ''],
  ...['Summary:', 'DTSTART;;;:', 'DTEND', '"', 'Attendee: all', 'RDATE:', 'https://meet.example/a'],
];

interface Place {
  /** From 0 to 1: which line, and where in it. */
  line: number;
  column: number;
}

const at = (share: number, length: number) => Math.min(length - 1, Math.floor(share * length));
const linesOf = (text: string) => text.split('\r\n').slice(0, -1);
const join = (all: readonly string[]) => all.map((line) => `${line}\r\n`).join('');

/** Changes one line of a file. */
const inLine =
  (change: (line: string, column: number, all: readonly string[]) => string) =>
  (text: string, { line, column }: Place): string => {
    const all = linesOf(text);
    const index = at(line, all.length);
    return join(all.with(index, change(all[index] ?? '', column, all)));
  };

/** Whether a cut leaves another whole rule, which nothing tells from the intended one. */
const isWholeRule = (line: string) => /^RRULE:(?:\w+=[\w,-]*\w;?)*$/.test(line);
const isWholeList = (line: string) => /^RDATE:[\dTZ]{16}$/.test(line);

const damages = {
  'a blank': inLine((line, column) => {
    const index = at(column, line.length + 1);
    return `${line.slice(0, index)} ${line.slice(index)}`;
  }),
  'a lost line end': (text: string, { line }: Place) => {
    const all = linesOf(text);
    const index = at(line, all.length);
    return join(all).replace(
      join(all.slice(0, index + 1)),
      join(all.slice(0, index + 1)).slice(0, -2),
    );
  },
  'a stray line': (text: string, { line, column }: Place) => {
    const all = linesOf(text);
    return join(
      all.toSpliced(at(line, all.length + 1), 0, strays[at(column, strays.length)] ?? ''),
    );
  },
  'a cut value': inLine((line, column) => {
    const from = line.lastIndexOf(':') + 1;
    const cut = line.slice(0, from + at(column, line.length - from + 1));
    return isWholeRule(cut) || isWholeList(cut) ? line : cut;
  }),
  'another case': inLine((line, column) =>
    [...line]
      .map((letter, index) =>
        Math.floor(column * 997 * (index + 3)) % 2 === 0
          ? letter.toUpperCase()
          : letter.toLowerCase(),
      )
      .join(''),
  ),
  'swapped lines': (text: string, { line }: Place) => {
    const all = linesOf(text);
    const index = at(line, all.length - 1);
    return join(all.toSpliced(index, 2, all[index + 1] ?? '', all[index] ?? ''));
  },
  'carriage returns only': (text: string) => text.replaceAll('\r\n', '\r'),
  'one carriage return only': (text: string, { line }: Place) => {
    const all = linesOf(text);
    const index = at(line, all.length);
    return all.map((entry, other) => entry + (other === index ? '\r' : '\r\n')).join('');
  },
  'a removed parameter': inLine((line, column) => {
    const found = [...line.matchAll(/;[A-Z]+=[^;:]*(?=[^:]*:)/g)];
    const [removed] = found[at(column, found.length)] ?? [];
    return removed === undefined ? line : line.replace(removed, '');
  }),
  // A property that is not there cannot be missed; a component's first or last line can.
  'a lost beginning or end': (text: string, { line }: Place) => {
    const all = linesOf(text);
    const found = all.flatMap((entry, index) => (/^(?:BEGIN|END):/.test(entry) ? [index] : []));
    return join(all.toSpliced(found[at(line, found.length)] ?? 0, 1));
  },
} satisfies Record<string, (text: string, place: Place) => string>;

export const damageNames = Object.keys(damages) as (keyof typeof damages)[];

export function damaged(text: string, name: keyof typeof damages, place: Place): string {
  return damages[name](text, place);
}
