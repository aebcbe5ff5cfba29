import { type CorpusCase, calendar, event } from './corpus-case.fixture.ts';

const one = (...events: string[]) => calendar(events.join(''));
const at = (more: string, uid?: string) =>
  event(`DTSTART:20260303T150000Z\nDTEND:20260303T160000Z\n${more}`, uid);
const three = ['2026-03-03 15:00 – 16:00'];
const tuesdays = [3, 10, 17, 24, 31].map(
  (date) => `2026-03-${String(date).padStart(2, '0')} 15:00 – 16:00`,
);
const broken = ['broken-event: Something'];
const refused = ['refused-rule: Something'];
/** What is not understood blocks its time, and warns. */
export const doubtCases: CorpusCase[] = [
  ...[
    'DTEND:None',
    'DTEND:20260302T160000Z',
    'DURATION:one hour',
    'DURATION:-PT1H',
    'DESCRIPTION:LunchDTEND:20260303T160000Z',
    'DTE ND:20260303T160000Z',
  ].map((line) => ({
    id: `an end that cannot be read: ${line}`,
    text: one(event(`DTSTART:20260303T150000Z\n${line}`)),
    busy: three,
    warnings: broken,
  })),
  {
    id: 'an end whose time cannot be read is that of its day',
    text: one(event('DTSTART:20260303T150000Z\nDTEND:20260303T16x')),
    busy: ['2026-03-03 15:00 – 2026-03-04 05:00'],
    warnings: broken,
  },
  {
    id: 'one readable end of two',
    text: one(at('DTEND:None')),
    busy: three,
    warnings: broken,
  },
  {
    id: 'a start whose time cannot be read blocks its day',
    text: one(event('DTSTART;TZID=America/New_York:20260303T1x\nDURATION:PT1H')),
    busy: ['2026-03-03 05:00 – 2026-03-04 05:00'],
    warnings: broken,
  },
  ...['20260303T250000Z', '20260303T15', '20260303T150000Zx', '20260303T'].map((start) => ({
    id: `a start whose time does not exist: ${start}`,
    text: one(event(`DTSTART:${start}\nDURATION:PT1H`)),
    busy: ['2026-03-03 05:00 – 2026-03-04 05:00'],
    warnings: broken,
  })),
  {
    id: 'a day that no month has',
    text: one(event('DTSTART;VALUE=DATE:20260230')),
    busy: [],
    warnings: broken,
  },
  {
    id: 'an end before the start of whole days',
    text: one(event('DTSTART;VALUE=DATE:20260303\nDTEND;VALUE=DATE:20260301')),
    busy: ['2026-03-03 05:00 – 2026-03-04 05:00'],
    warnings: broken,
  },
  {
    id: 'an end without the zone of its start',
    text: one(event('DTSTART;TZID=America/Los_Angeles:20260303T070000\nDTEND:20260303T110000')),
    busy: three,
    warnings: broken,
  },
  {
    id: 'a listed date that cannot be read, beside one that can',
    text: one(at('RDATE:soon,20260305T150000Z')),
    busy: [...three, '2026-03-05 15:00 – 16:00'],
    warnings: broken,
  },
  ...['RD ATE:20260305T150000Z', 'RDATE:20260305T1500', 'RDATE;VALUE=PERIOD:'].map((line) => ({
    id: `a list of dates that cannot be read, or whose zone is missing: ${line}`,
    text: one(at(`RDATE:20260304T150000Z\n${line}`)),
    busy: [
      ...three,
      '2026-03-04 15:00 – 16:00',
      ...(line.endsWith('1500') ? ['2026-03-05 20:00 – 21:00'] : []),
    ],
    warnings: broken,
  })),
  {
    id: 'a day with another date behind it, which a quick look would take for its own',
    text: one(event('DTSTART;VALUE=DATE:20260317DTSTAMP:20240101T000000Z')),
    busy: ['2026-03-17 04:00 – 2026-03-18 04:00'],
    warnings: broken,
  },
  {
    id: 'an old event whose rule may stand in another line',
    text: one(event('DTSTART:20190303T150000Z\nDURATION:PT1H\nRR ULE:FREQ=YEARLY')),
    busy: [],
    warnings: broken,
  },
  {
    id: 'all later ones of a series that is not there',
    text: one(at('RECURRENCE-ID;RANGE=THISANDFUTURE:20260303T140000Z')),
    busy: three,
    warnings: refused,
  },
  {
    id: 'a series and its changed date by one UID in two spellings',
    text: one(
      at('RRULE:FREQ=DAILY;COUNT=2', 'Series'),
      event(
        'RECURRENCE-ID:20260304T150000Z\nDTSTART:20260305T150000Z\nDTEND:20260305T160000Z',
        'SERIES ',
      ),
    ),
    busy: [...three, '2026-03-05 15:00 – 16:00'],
  },
  {
    id: 'an invitation whose organizer cannot be read is not somebody else’s',
    text: one(
      at('ORGANIZER:mailto:owner@\nATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:owner@example.com'),
    ),
    ownEmail: 'owner@example.com',
    busy: three,
  },
  {
    id: 'a damaged event of years ago costs no warning',
    text: one(event('DTSTART:20190303T150000Z\nDTEND:None')),
    busy: [],
  },
  ...[
    'Status: Cancelled',
    'Transp: transparent',
    'ATTENDEE;PARTSTAT=DECLINED: mailto:owner@example.com',
    'note\nSTATUS:CANCELLED',
    'note\nTRANSP:TRANSPARENT',
    'note\nX-MICROSOFT-CDO-BUSYSTATUS:FREE',
  ].map((text) => ({
    id: `raw text that would free an event: ${text.replace('\n', ', ')}`,
    text: one(at(`DESCRIPTION:Agenda\n${text}`)),
    ownEmail: 'owner@example.com',
    busy: three,
    warnings: broken,
  })),
  {
    id: 'raw text that would except a date, or replace one',
    text: one(
      at('RRULE:FREQ=DAILY;COUNT=2\nDESCRIPTION:Agenda\nnote\nEXDATE:20260304T150000Z', 'one'),
      at('DESCRIPTION:Agenda\nRecurrence-ID: 20260304T150000Z', 'two'),
    ),
    busy: ['2026-03-03 15:00 – 16:00', '2026-03-04 15:00 – 16:00'],
    warnings: broken,
  },
  {
    id: 'an event that contradicts itself is busy',
    text: one(at('STATUS:CONFIRMED\nSTATUS:CANCELLED')),
    busy: three,
  },
  {
    id: 'a line end that was lost between two properties',
    text: one(
      event('DTSTART:20260303T150000ZDTEND:20260303T160000ZRRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=2'),
    ),
    busy: tuesdays.slice(0, 2),
    warnings: broken,
  },
  {
    id: 'a line end that was lost between two events',
    text: one(
      at('', 'one'),
      event('DTSTART:20260304T150000Z\nDTEND:20260304T160000Z', 'two'),
    ).replace('END:VEVENT\r\nBEGIN', 'END:VEVENTBEGIN'),
    busy: [...three, '2026-03-04 15:00 – 16:00'],
  },
  {
    id: 'an end outside of its event',
    text: one(at('', 'one')).replace(
      'DTEND:20260303T160000Z\r\nEND:VEVENT\r\n',
      'END:VEVENT\r\nDTEND:20260303T160000Z\r\n',
    ),
    busy: [],
    warnings: ['broken-event: null'],
  },
  {
    id: 'blanks inside of values',
    text: one(
      event('DTSTART:2026 0303T150000Z\nDTEND : 20260303T 160000Z\nRRULE:FREQ=WEEKLY; BYDAY=T U'),
    ),
    busy: tuesdays,
  },
  ...[
    'FREQ=FORTNIGHTLY;BYDAY=XX',
    'FREQ=WEEKLY;BYDAY=T',
    'FREQ=WEEKLY;BYMONTHDAY=3',
    'FREQ=YEARLY;BYDAY=2TU;BYEASTER=1',
    'INTERVAL=2',
  ].map((rule) => ({
    id: `a rule that is not understood blocks its weekday: ${rule}`,
    text: one(event(`DTSTART;VALUE=DATE:20260303\nRRULE:${rule};UNTIL=20260310`)),
    busy: ['2026-03-03 05:00 – 2026-03-04 05:00', '2026-03-10 04:00 – 2026-03-11 04:00'],
    warnings: refused,
  })),
  {
    id: 'a rule that is not understood blocks the weekdays and dates that it names',
    text: one(at('RRULE:FREQ=MONTHLY;BYDAY=2TH,XX;BYMONTHDAY=6;UNTIL=20260309T000000Z')),
    busy: [3, 5, 6].map((date) => `2026-03-0${date} 15:00 – 16:00`),
    warnings: refused,
  },
  {
    id: 'a rule by the minute blocks whole days',
    text: one(
      event('DTSTART:20260303T150000Z\nDURATION:PT5M\nRRULE:FREQ=MINUTELY;UNTIL=20260304T160000Z'),
    ),
    busy: ['2026-03-03 00:00 – 2026-03-05 00:00'],
    warnings: refused,
  },
  {
    id: 'a rule that is not understood and is over',
    text: one(
      event('DTSTART:20150303T150000Z\nDURATION:PT5M\nRRULE:FREQ=YEARLY;BYEASTER=1;UNTIL=20180101'),
    ),
    busy: [],
  },
  ...['COUNT=none', 'UNTIL=soon', 'INTERVAL=0', 'WKST=X'].map((part) => ({
    id: `a rule with one bad part that limits it: ${part}`,
    text: one(at(`RRULE:FREQ=WEEKLY;${part};BYDAY=TU`)),
    busy: tuesdays,
    warnings: refused,
  })),
];
