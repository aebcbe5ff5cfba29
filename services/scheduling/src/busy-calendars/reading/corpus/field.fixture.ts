import { type CorpusCase, calendar, event, exchangeRules, lines } from './corpus-case.fixture.ts';

/** From November 27, 2026: winter time everywhere. */
const winter = {
  from: new Date('2026-11-27T05:00:00Z'),
  to: new Date('2027-02-01T05:00:00Z'),
};
const one = (...events: string[]) => calendar(events.join(''));
const days = (from: string, to: string, more: string, uid?: string) =>
  event(`DTSTART;VALUE=DATE:${from}\nDTEND;VALUE=DATE:${to}\n${more}`, uid);
const eastern = (from: string, to: string, more = '', uid?: string) =>
  event(`DTSTART;TZID=America/New_York:${from}\nDTEND;TZID=America/New_York:${to}\n${more}`, uid);
const day = (date: number) => `2026-12-${date} 05:00 – 2026-12-${date + 1} 05:00`;

const cases: CorpusCase[] = [
  {
    id: 'a yearly rule of Google without a month is in the month of its start',
    text: one(days('20211209', '20211210', 'RRULE:FREQ=YEARLY;WKST=MO;INTERVAL=1;BYMONTHDAY=9')),
    busy: ['2026-12-09 05:00 – 2026-12-10 05:00'],
  },
  {
    id: 'a monthly and a yearly rule in some months',
    text: one(
      eastern(
        '20260106T100000',
        '20260106T110000',
        'RRULE:FREQ=MONTHLY;BYDAY=1TU;BYMONTH=1,4,7,10',
        'one',
      ),
      eastern(
        '20260107T100000',
        '20260107T110000',
        'RRULE:FREQ=YEARLY;BYMONTH=1,4,7,10;BYDAY=1WE',
        'two',
      ),
    ),
    busy: ['2027-01-05 15:00 – 16:00', '2027-01-06 15:00 – 16:00'],
  },
  {
    id: 'a whole day whose end is no date',
    text: one(event('SUMMARY:Conference\nDTSTART;VALUE=DATE:20261210\nDTEND:None')),
    busy: [day(10)],
    warnings: ['broken-event: Conference'],
  },
  {
    id: 'a description with raw line breaks, whose lines look like ends',
    text: one(
      eastern(
        '20261209T100000',
        '20261209T120000',
        'DESCRIPTION:Agenda\nRoom B:\n  https://meet.example/abc\nStart: 10:00\nEnd: 12:00\nBegin: noon\nEND:NOON',
        'one',
      ),
      eastern('20261210T100000', '20261210T110000', '', 'two'),
    ),
    busy: ['2026-12-09 15:00 – 17:00', '2026-12-10 15:00 – 16:00'],
  },
  {
    id: 'an exception in UTC on a series of whole days',
    text: one(days('20261207', '20261208', 'RRULE:FREQ=DAILY;COUNT=3\nEXDATE:20261208T000000Z')),
    busy: ['2026-12-07 05:00 – 2026-12-08 05:00', '2026-12-09 05:00 – 2026-12-10 05:00'],
  },
  {
    id: 'an exception in another zone on a series of whole days',
    text: one(
      exchangeRules('Pacific Standard Time', '-0800', '-0700'),
      days(
        '20261207',
        '20261208',
        'RRULE:FREQ=DAILY;COUNT=3\nEXDATE;TZID=Pacific Standard Time:20261208T000000',
      ),
    ),
    busy: ['2026-12-07 05:00 – 2026-12-08 05:00', '2026-12-09 05:00 – 2026-12-10 05:00'],
  },
  {
    id: 'an exception as the instant of a midnight of its zone',
    text: calendar(
      days('20261207', '20261208', 'RRULE:FREQ=DAILY;COUNT=3\nEXDATE:20261207T230000Z'),
      'X-WR-TIMEZONE:Europe/Berlin',
    ),
    busy: ['2026-12-06 23:00 – 2026-12-07 23:00', '2026-12-08 23:00 – 2026-12-09 23:00'],
  },
  {
    id: 'a moved day of a series of whole days, named with a time',
    text: one(
      days('20261201', '20261202', 'RRULE:FREQ=WEEKLY;UNTIL=20261210T080000Z;BYDAY=TH;WKST=SU'),
      event(
        'RECURRENCE-ID;TZID=Pacific Standard Time:20261210T000000\nDTSTART;VALUE=DATE:20261212\nDTEND;VALUE=DATE:20261213',
      ),
    ),
    busy: [
      '2026-12-01 05:00 – 2026-12-02 05:00',
      '2026-12-03 05:00 – 2026-12-04 05:00',
      '2026-12-12 05:00 – 2026-12-13 05:00',
    ],
  },
  {
    id: 'a newer version of a series, without a date that an older one moved',
    text: one(
      days('20261116', '20261121', 'SEQUENCE:1\nRRULE:FREQ=WEEKLY;INTERVAL=3;BYDAY=MO'),
      days('20261207', '20261210', 'SEQUENCE:1\nRECURRENCE-ID;VALUE=DATE:20261207'),
      days(
        '20261116',
        '20261121',
        'SEQUENCE:2\nRRULE:FREQ=WEEKLY;INTERVAL=3;BYDAY=MO;UNTIL=20261210\nEXDATE;VALUE=DATE:20261207',
      ),
    ),
    busy: [],
  },
  {
    id: 'a newer version of a single event',
    text: one(
      eastern('20261208T100000', '20261208T110000', 'SEQUENCE:0'),
      eastern('20261209T100000', '20261209T110000', 'SEQUENCE:1'),
    ),
    busy: ['2026-12-09 15:00 – 16:00'],
  },
  {
    id: 'a series that another of its UID continues, which is no newer version',
    text: one(
      eastern('20261201T100000', '20261201T110000', 'SEQUENCE:1\nRRULE:FREQ=DAILY;UNTIL=20261202'),
      eastern('20261204T120000', '20261204T130000', 'SEQUENCE:2'),
    ),
    busy: ['2026-12-01 15:00 – 16:00', '2026-12-02 15:00 – 16:00', '2026-12-04 17:00 – 18:00'],
  },
  {
    id: 'a changed date that is older than its series, which does not exclude it',
    text: one(
      eastern('20261208T100000', '20261208T110000', 'SEQUENCE:3\nRRULE:FREQ=DAILY;COUNT=2'),
      eastern(
        '20261209T140000',
        '20261209T150000',
        'SEQUENCE:2\nRECURRENCE-ID;TZID=America/New_York:20261209T100000',
      ),
    ),
    busy: ['2026-12-08 15:00 – 16:00', '2026-12-09 19:00 – 20:00'],
  },
  {
    id: 'lines that end with a carriage return only',
    text: lines(
      `BEGIN:VCALENDAR\n${event('DTSTART:20261209T150000Z\nDTEND:2026\n 1209T160000Z')}END:VCALENDAR`,
      '\r',
    ),
    busy: ['2026-12-09 15:00 – 16:00'],
  },
  {
    id: 'doubled line ends, with folds',
    text: one(event('DTSTART:20261209T150000Z\nDTEND:2026\n 1209T160000Z')).replaceAll(
      '\r\n',
      '\r\r\n\r\n',
    ),
    busy: ['2026-12-09 15:00 – 16:00'],
  },
  {
    id: 'times without seconds',
    text: one(
      eastern('20261209T0900', '20261209T1100', '', 'one'),
      // A quick look at its start alone would skip it.
      eastern('20261101T0900', '20261128T1100', '', 'two'),
    ),
    busy: ['2026-11-27 05:00 – 2026-11-28 16:00', '2026-12-09 14:00 – 16:00'],
    warnings: ['long-event: Something'],
  },
  {
    id: 'times of the extended form, and days and times without their parameter',
    text: one(
      event('DTSTART:2026-12-09T09:00:00-05:00\nDTEND:2026-12-09T11:00:00-05:00', 'one'),
      event('DTSTART:20261210\nDTEND:20261211', 'two'),
      event('DTSTART;VALUE=DATE:20261212T150000Z\nDTEND;VALUE=DATE:20261212T160000Z', 'three'),
    ),
    busy: [
      '2026-12-09 14:00 – 16:00',
      '2026-12-10 05:00 – 2026-12-11 05:00',
      '2026-12-12 15:00 – 16:00',
    ],
  },
];

export const fieldCases = cases.map((entry) => ({ window: winter, ...entry }));
