import { type CorpusCase, calendar, event } from './corpus-case.fixture.ts';

const eastern = (from: string, to: string, more: string) =>
  event(`DTSTART;TZID=America/New_York:${from}\nDTEND;TZID=America/New_York:${to}\n${more}`);
const ten = (day: string, more: string) => eastern(`${day}T100000`, `${day}T103000`, more);
const one = (...events: string[]) => calendar(events.join(''));
const override = (replaced: string, start: string, more = '') =>
  event(
    `RECURRENCE-ID${replaced}\nDTSTART;TZID=America/New_York:${start}\nDURATION:PT30M\n${more}`,
  );

export const recurrenceCases: CorpusCase[] = [
  {
    id: 'COUNT is counted from the first date, before the window',
    text: one(ten('20260225', 'RRULE:FREQ=DAILY;COUNT=6')),
    busy: ['2026-03-01 15:00 – 15:30', '2026-03-02 15:00 – 15:30'],
  },
  {
    id: 'UNTIL in UTC includes its own instant',
    text: one(ten('20260306', 'RRULE:FREQ=DAILY;UNTIL=20260308T140000Z')),
    busy: ['2026-03-06 15:00 – 15:30', '2026-03-07 15:00 – 15:30', '2026-03-08 14:00 – 14:30'],
  },
  {
    id: 'UNTIL as a local time',
    text: one(ten('20260306', 'RRULE:FREQ=DAILY;UNTIL=20260308T100000')),
    busy: ['2026-03-06 15:00 – 15:30', '2026-03-07 15:00 – 15:30', '2026-03-08 14:00 – 14:30'],
  },
  {
    id: 'UNTIL that is past',
    text: one(ten('20200106', 'RRULE:FREQ=WEEKLY;UNTIL=20201231T000000Z')),
    busy: [],
  },
  {
    id: 'UNTIL of a series of whole days, as a day and as an instant',
    text: one(
      event('DTSTART;VALUE=DATE:20260302\nRRULE:FREQ=WEEKLY;UNTIL=20260309', 'one'),
      event('DTSTART;VALUE=DATE:20260317\nRRULE:FREQ=WEEKLY;UNTIL=20260324T035959Z', 'two'),
    ),
    busy: [
      '2026-03-02 05:00 – 2026-03-03 05:00',
      '2026-03-09 04:00 – 2026-03-10 04:00',
      '2026-03-17 04:00 – 2026-03-18 04:00',
    ],
  },
  {
    id: 'every other week, with weeks from Sunday',
    text: one(ten('20260302', 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=SU')),
    busy: [
      '2026-03-02 15:00 – 15:30',
      '2026-03-15 14:00 – 14:30',
      '2026-03-16 14:00 – 14:30',
      '2026-03-29 14:00 – 14:30',
      '2026-03-30 14:00 – 14:30',
    ],
  },
  {
    id: 'every other week, with weeks from Monday',
    text: one(ten('20260302', 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=MO')),
    busy: [
      '2026-03-02 15:00 – 15:30',
      '2026-03-08 14:00 – 14:30',
      '2026-03-16 14:00 – 14:30',
      '2026-03-22 14:00 – 14:30',
      '2026-03-30 14:00 – 14:30',
    ],
  },
  {
    id: 'a leap day, which 2026 does not have',
    text: one(event('DTSTART;VALUE=DATE:20240229\nRRULE:FREQ=YEARLY')),
    window: { from: new Date('2026-02-20T05:00:00Z'), to: new Date('2026-03-10T05:00:00Z') },
    busy: [],
  },
  {
    id: 'every eight hours',
    text: one(
      event('DTSTART:20260301T060000Z\nDURATION:PT15M\nRRULE:FREQ=HOURLY;INTERVAL=8;COUNT=3'),
    ),
    busy: ['2026-03-01 06:00 – 06:15', '2026-03-01 14:00 – 14:15', '2026-03-01 22:00 – 22:15'],
  },
  {
    id: 'exceptions in UTC and in another zone',
    text: one(
      ten(
        '20260302',
        'RRULE:FREQ=DAILY;COUNT=4\nEXDATE:20260303T150000Z\nEXDATE;TZID=America/Chicago:20260304T090000',
      ),
    ),
    busy: ['2026-03-02 15:00 – 15:30', '2026-03-05 15:00 – 15:30'],
  },
  {
    id: 'an exception on a series of whole days',
    text: one(
      event('DTSTART;VALUE=DATE:20260302\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE;VALUE=DATE:20260303'),
    ),
    busy: ['2026-03-02 05:00 – 2026-03-03 05:00', '2026-03-04 05:00 – 2026-03-05 05:00'],
  },
  {
    id: 'the first date excepted',
    text: one(
      ten('20260302', 'RRULE:FREQ=DAILY;COUNT=2\nEXDATE;TZID=America/New_York:20260302T100000'),
    ),
    busy: ['2026-03-03 15:00 – 15:30'],
  },
  {
    id: 'more dates, listed',
    text: one(
      ten(
        '20260302',
        'RDATE;TZID=America/New_York:20260304T120000,20260309T120000\nRDATE:20260305T150000Z',
      ),
    ),
    busy: [
      '2026-03-02 15:00 – 15:30',
      '2026-03-04 17:00 – 17:30',
      '2026-03-05 15:00 – 15:30',
      '2026-03-09 16:00 – 16:30',
    ],
  },
  {
    id: 'more dates as periods with lengths of their own',
    text: one(
      event(
        'DTSTART:20260302T150000Z\nDTEND:20260302T153000Z\nRDATE;VALUE=PERIOD:20260303T150000Z/20260303T170000Z,20260304T150000Z/PT2H',
      ),
    ),
    busy: ['2026-03-02 15:00 – 15:30', '2026-03-03 15:00 – 17:00', '2026-03-04 15:00 – 17:00'],
  },
  {
    id: 'a date moved into the window',
    text: one(
      ten('20260105', 'RRULE:FREQ=WEEKLY;UNTIL=20260202T235959Z'),
      override(';TZID=America/New_York:20260119T100000', '20260305T100000'),
    ),
    busy: ['2026-03-05 15:00 – 15:30'],
  },
  {
    id: 'a date moved out of the window',
    text: one(
      ten('20260302', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      override(';TZID=America/New_York:20260309T100000', '20260505T100000'),
    ),
    busy: ['2026-03-02 15:00 – 15:30'],
  },
  {
    id: 'a moved date, named in UTC, before its series',
    text: one(
      override(':20260303T150000Z', '20260303T160000'),
      ten('20260302', 'RRULE:FREQ=DAILY;COUNT=3'),
    ),
    busy: ['2026-03-02 15:00 – 15:30', '2026-03-03 21:00 – 21:30', '2026-03-04 15:00 – 15:30'],
  },
  {
    id: 'a moved date of a series of whole days',
    text: one(
      event('DTSTART;VALUE=DATE:20260302\nRRULE:FREQ=WEEKLY;COUNT=2'),
      event('RECURRENCE-ID;VALUE=DATE:20260309\nDTSTART;VALUE=DATE:20260311'),
    ),
    busy: ['2026-03-02 05:00 – 2026-03-03 05:00', '2026-03-11 04:00 – 2026-03-12 04:00'],
  },
  {
    id: 'all later ones cancelled',
    text: one(
      ten('20260302', 'RRULE:FREQ=DAILY;COUNT=5'),
      override(
        ';RANGE=THISANDFUTURE;TZID=America/New_York:20260304T100000',
        '20260304T100000',
        'STATUS:CANCELLED',
      ),
    ),
    busy: ['2026-03-02 15:00 – 15:30', '2026-03-03 15:00 – 15:30'],
  },
  {
    id: 'a free series with one busy date',
    text: one(
      ten('20260302', 'RRULE:FREQ=DAILY;COUNT=5\nTRANSP:TRANSPARENT'),
      override(';TZID=America/New_York:20260304T100000', '20260304T100000', 'TRANSP:OPAQUE'),
    ),
    busy: ['2026-03-04 15:00 – 15:30'],
  },
  {
    id: 'two series of one UID',
    text: one(
      ten('20260302', 'RRULE:FREQ=DAILY;COUNT=2'),
      eastern('20260305T120000', '20260305T130000', 'SEQUENCE:2'),
    ),
    busy: ['2026-03-02 15:00 – 15:30', '2026-03-03 15:00 – 15:30', '2026-03-05 17:00 – 18:00'],
  },
  {
    id: 'a rule by the week number',
    text: one(ten('20260302', 'RRULE:FREQ=YEARLY;BYWEEKNO=10,13,20;BYDAY=MO')),
    busy: ['2026-03-02 15:00 – 15:30', '2026-03-23 14:00 – 14:30'],
  },
  {
    id: 'a refused rule that ended long ago costs no warning',
    text: one(ten('20150302', 'RRULE:FREQ=YEARLY;BYEASTER=1;UNTIL=20180101T000000Z')),
    busy: [],
  },
  {
    id: 'a rule in lower case, and one with a trailing semicolon',
    text: one(
      ten('20260302', 'rrule:freq=daily;count=2'),
      event('DTSTART:20260305T150000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=2;', 'two'),
    ),
    busy: [
      '2026-03-02 15:00 – 15:30',
      '2026-03-03 15:00 – 15:30',
      '2026-03-05 15:00 – 16:00',
      '2026-03-06 15:00 – 16:00',
    ],
  },
];
