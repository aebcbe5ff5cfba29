import { calendar, event } from '../src/busy-calendars/reading/corpus/corpus-case.fixture.js';
import { limits } from '../src/busy-calendars/reading/limits.js';

/** A file made to keep its reader busy or to fill its memory, and its expected outcome. */
export interface Bomb {
  id: string;
  text(): string;
  /** A kind of failure, warnings, or `read` for a harmless one. */
  ends: string;
}

const start = 'DTSTART:20260302T150000Z\nDTEND:20260302T153000Z';
const repeating = (rule: string, uid = 'bomb') => event(`${start}\nRRULE:${rule}`, uid);
const many = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('');
const ruled = (rule: string, count: number) => () =>
  calendar(many(count, (index) => repeating(rule, `bomb-${index}`)));
const instant = (minutes: number) =>
  new Date(Date.UTC(2026, 2, 1) + minutes * 60_000).toISOString().replace(/[-:]|\.000/g, '');

/** Without anything a reader does not need, to fit as many as possible into a file. */
const bare = (properties: string, uid: string | number = 'bomb') =>
  `BEGIN:VEVENT\nUID:${uid}\n${properties}\nEND:VEVENT\n`;

/** The same zone in this many spellings: zone names are case-insensitive. */
function spelled(zone: string, index: number): string {
  let bit = 0;
  return zone.replace(/[a-z]/gi, (letter) => {
    const isLarge = Math.floor(index / 2 ** bit) % 2 === 1;
    bit += 1;
    return isLarge ? letter.toUpperCase() : letter.toLowerCase();
  });
}

const inSpellings = () =>
  calendar(
    many(60_000, (index) =>
      bare(
        `DTSTART;TZID=${spelled('America/Argentina/Buenos_Aires', index)}:20260303T100000`,
        index,
      ),
    ),
  );

export const bombs: Bomb[] = [
  { id: 'sixty thousand spellings of a zone', text: inSpellings, ends: 'too-large' },
  {
    id: 'zones below paths of their own',
    text: () =>
      calendar(
        many(20_000, (index) =>
          event(
            `${start}\nEXDATE;TZID=/path-${index}/Europe/Berlin:20260303T100000`,
            `bomb-${index}`,
          ),
        ),
      ),
    ends: 'too-large',
  },
  {
    id: 'ten thousand events of one UID, with as many changes of the later ones',
    text: () =>
      calendar(
        many(10_000, (index) =>
          bare(`DTSTART:${instant(index)}`).concat(
            bare(
              `RECURRENCE-ID;RANGE=THISANDFUTURE:${instant(index)}\nDTSTART:${instant(index + 9)}\nDURATION:PT1M`,
            ),
          ),
        ),
      ),
    ends: 'read',
  },
  {
    id: 'every second',
    text: ruled('FREQ=SECONDLY', 1),
    ends: 'refused-rule',
  },
  {
    id: 'every minute, a thousand times',
    text: ruled('FREQ=MINUTELY', 1_000),
    ends: 'refused-rule',
  },
  {
    id: 'every hour of many years and in many parts, a thousand times',
    text: ruled('FREQ=HOURLY;BYMINUTE=0,15,30,45;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,-1', 1_000),
    ends: 'too-large',
  },
  {
    id: 'a line of nothing but properties',
    text: () => calendar(event(`${start}\nDESCRIPTION:${'DTEND:RRULE:A='.repeat(500_000)}`)),
    ends: 'read',
  },
  {
    id: 'properties without line ends',
    text: () => calendar(event(`${start}\n${'RRULE:FREQ=DAILY'.repeat(50_000)}`)),
    ends: 'too-large',
  },
  {
    id: 'an interval of a thousand million days',
    text: ruled('FREQ=DAILY;INTERVAL=999999999', 1),
    ends: 'refused-rule',
  },
  {
    id: 'all minutes of all hours of all days',
    text: ruled(`FREQ=DAILY;BYHOUR=${[...Array(24).keys()]};BYMINUTE=${[...Array(60).keys()]}`, 1),
    ends: 'refused-rule',
  },
  {
    id: 'every hour since 1970, three thousand times',
    text: () =>
      calendar(
        many(3_000, (index) =>
          event('DTSTART:19700101T000000Z\nDURATION:PT1M\nRRULE:FREQ=HOURLY', `bomb-${index}`),
        ),
      ),
    ends: 'too-large',
  },
  {
    id: 'a zone that changes every second',
    text: () =>
      calendar(
        'BEGIN:VTIMEZONE\nTZID:Bomb\nBEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETFROM:+0000\nTZOFFSETTO:-0500\nRRULE:FREQ=SECONDLY\nEND:STANDARD\nEND:VTIMEZONE\n' +
          event('DTSTART;TZID=Bomb:20260303T100000\nDURATION:PT1H'),
      ),
    ends: 'unknown-zone',
  },
  {
    id: 'a zone with a hundred thousand changes',
    text: () =>
      calendar(
        `BEGIN:VTIMEZONE\nTZID:Bomb\nBEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETFROM:+0000\nTZOFFSETTO:-0500\nRDATE:${Array.from({ length: 100_000 }, (_, index) => instant(index).slice(0, -1))}\nEND:STANDARD\nEND:VTIMEZONE\n` +
          event('DTSTART;TZID=Bomb:20260303T100000\nDURATION:PT1H'),
      ),
    ends: 'unknown-zone',
  },
  {
    id: 'ten thousand changed dates of one series',
    text: () =>
      calendar(
        repeating('FREQ=HOURLY') +
          many(10_000, (index) =>
            event(
              `RECURRENCE-ID:${instant(index)}\nDTSTART:${instant(index)}\nDURATION:PT1M`,
              'bomb',
            ),
          ),
      ),
    ends: 'read',
  },
  {
    id: 'ten thousand times this and the later ones',
    text: () =>
      calendar(
        repeating('FREQ=DAILY') +
          many(10_000, (index) =>
            event(
              `RECURRENCE-ID;RANGE=THISANDFUTURE:${instant(index)}\nDTSTART:${instant(index + 9)}\nDURATION:PT1M`,
              'bomb',
            ),
          ),
      ),
    ends: 'read',
  },
  {
    id: 'a hundred thousand listed dates',
    text: () =>
      calendar(
        event(`${start}\nRDATE:${Array.from({ length: 100_000 }, (_, index) => instant(index))}`),
      ),
    ends: 'read',
  },
  {
    id: 'a hundred thousand exceptions',
    text: () =>
      calendar(
        event(
          `DTSTART:20260302T150030Z\nDURATION:PT1H\nRRULE:FREQ=DAILY\nEXDATE:${Array.from({ length: 100_000 }, (_, index) => instant(index))}`,
        ),
      ),
    ends: 'read',
  },
  {
    id: 'more busy times than there is time',
    text: () =>
      calendar(
        many(limits.maxOccurrences + 1, (index) =>
          event(`DTSTART:${instant(600 + (index % 30_000))}\nDURATION:PT1M`, `bomb-${index}`),
        ),
      ),
    ends: 'too-large',
  },
  {
    id: 'components in components in components',
    text: () => calendar(many(10_000, () => 'BEGIN:VEVENT\n') + many(10_000, () => 'END:VEVENT\n')),
    ends: 'too-large',
  },
  {
    id: 'nothing but beginnings and ends',
    text: () => calendar(many(limits.maxComponents + 1, () => 'BEGIN:X\nEND:X\n')),
    ends: 'too-large',
  },
  {
    id: 'one line of ten megabytes',
    text: () => calendar(event(`${start}\nDESCRIPTION:${'x'.repeat(10_000_000)}`)),
    ends: 'read',
  },
  {
    id: 'a million folds',
    text: () => calendar(event(`${start}\nDESCRIPTION:x${'\n x'.repeat(1_000_000)}`)),
    ends: 'read',
  },
  {
    id: 'a million blank lines',
    text: () => calendar(`${'\n'.repeat(1_000_000)}${event(start)}`),
    ends: 'read',
  },
  {
    id: 'a guest with a hundred thousand parameters',
    text: () =>
      calendar(event(`${start}\nATTENDEE${';MEMBER="a","b"'.repeat(100_000)}:mailto:a@b.c`)),
    ends: 'too-large',
  },
  {
    id: 'more than a file may have',
    text: () => calendar(event(`DESCRIPTION:${'x'.repeat(limits.maxFileBytes)}`)),
    ends: 'too-large',
  },
  {
    id: 'a title of nothing but escapes',
    text: () => calendar(event(`${start}\nSUMMARY:${'\\\\,'.repeat(5_000_000)}`)),
    ends: 'too-large',
  },
  {
    id: 'millions of lines for one event',
    text: () => calendar(event(`${start}\n${'STATUS:\n'.repeat(1_000_000)}`)),
    ends: 'too-large',
  },
  {
    id: 'more listed dates than anyone lists',
    text: () => calendar(event(`${start}\n${`RDATE:${start.slice(8, 24)},`.repeat(300_000)}`)),
    ends: 'too-large',
  },
  {
    id: 'an event of a million years',
    text: () => calendar(event('DTSTART:20260303T150000Z\nDURATION:P99999999999W')),
    ends: 'long-event',
  },
];
