import { type CorpusCase, calendar, event, fall } from './corpus-case.fixture.ts';

const one = (...events: string[]) => calendar(events.join(''));
const eastern = (from: string, to: string, more = '', uid = 'event') =>
  event(`DTSTART;TZID=America/New_York:${from}\nDTEND;TZID=America/New_York:${to}\n${more}`, uid);

export const timeCases: CorpusCase[] = [
  {
    id: 'a time that the clock skips counts by the offset before',
    text: one(eastern('20260308T023000', '20260308T033000')),
    busy: [],
  },
  {
    id: 'an hour from a time that the clock skips',
    text: one(event('DTSTART;TZID=America/New_York:20260308T023000\nDURATION:PT1H')),
    busy: ['2026-03-08 07:30 – 08:30'],
  },
  {
    id: 'a daily series over a time that the clock skips',
    text: one(
      event(
        'DTSTART;TZID=America/New_York:20260307T023000\nDURATION:PT30M\nRRULE:FREQ=DAILY;COUNT=3',
      ),
    ),
    busy: ['2026-03-07 07:30 – 08:00', '2026-03-08 07:30 – 08:00', '2026-03-09 06:30 – 07:00'],
  },
  {
    id: 'a time that the clock shows twice is the first',
    text: one(event('DTSTART;TZID=America/New_York:20261101T013000\nDURATION:PT15M')),
    window: fall,
    busy: ['2026-11-01 05:30 – 05:45'],
  },
  {
    id: 'a daily series over the clock set back',
    text: one(eastern('20261031T090000', '20261031T100000', 'RRULE:FREQ=DAILY;COUNT=3')),
    window: fall,
    busy: ['2026-10-31 13:00 – 14:00', '2026-11-01 14:00 – 15:00', '2026-11-02 14:00 – 15:00'],
  },
  {
    id: 'a day of 25 hours',
    text: one(event('DTSTART;VALUE=DATE:20261101')),
    window: fall,
    busy: ['2026-11-01 04:00 – 2026-11-02 05:00'],
  },
  {
    id: 'a night over the clock set back',
    text: one(eastern('20261031T230000', '20261101T030000')),
    window: fall,
    busy: ['2026-11-01 03:00 – 08:00'],
  },
  {
    id: 'over the start and the end of the window',
    text: one(
      eastern('20260228T220000', '20260301T020000'),
      eastern('20260331T230000', '20260401T020000', '', 'end'),
    ),
    busy: ['2026-03-01 05:00 – 07:00', '2026-04-01 03:00 – 04:00'],
  },
  {
    id: 'a long series whose dates begin before the window',
    text: one(
      event(
        'DTSTART;VALUE=DATE:20260112\nDTEND;VALUE=DATE:20260122\nRRULE:FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=12,24;COUNT=4',
      ),
    ),
    busy: ['2026-03-01 05:00 – 2026-03-06 05:00'],
    warnings: ['long-event: Something'],
  },
  {
    id: 'overlapping and touching times are one',
    text: one(
      eastern('20260303T100000', '20260303T110000', '', '1'),
      eastern('20260303T103000', '20260303T120000', '', '2'),
      eastern('20260303T120000', '20260303T123000', '', '3'),
    ),
    busy: ['2026-03-03 15:00 – 17:30'],
  },
  {
    id: 'no length, and no end',
    text: one(
      eastern('20260303T100000', '20260303T100000', '', '1'),
      event('DTSTART;TZID=America/New_York:20260304T100000', '2'),
    ),
    busy: [],
  },
  {
    id: 'a whole day that ends on the day it begins',
    text: one(event('DTSTART;VALUE=DATE:20260312\nDTEND;VALUE=DATE:20260312')),
    busy: ['2026-03-12 04:00 – 2026-03-13 04:00'],
  },
  {
    id: 'start and end in two zones: a flight',
    text: one(
      event(
        'DTSTART;TZID=America/New_York:20260310T180000\nDTEND;TZID=Europe/London:20260311T060000',
      ),
    ),
    busy: ['2026-03-10 22:00 – 2026-03-11 06:00'],
  },
  {
    id: 'a zone of half hours, and one that is ahead by more than half a day',
    text: one(
      event('DTSTART;TZID=Asia/Kolkata:20260310T090000\nDURATION:PT1H', '1'),
      event('DTSTART;TZID=Pacific/Kiritimati:20260311T090000\nDURATION:PT1H', '2'),
    ),
    busy: ['2026-03-10 03:30 – 04:30', '2026-03-10 19:00 – 20:00'],
  },
  {
    id: 'UTC by name',
    text: one(event('DTSTART;TZID=UTC:20260310T090000\nDTEND;TZID=UTC:20260310T100000')),
    busy: ['2026-03-10 09:00 – 10:00'],
  },
  {
    id: 'an event at the start of the year after a change of the zone of its file',
    text: one(
      `BEGIN:VTIMEZONE
TZID:Own
BEGIN:STANDARD
DTSTART:20200101T000000
TZOFFSETFROM:+0000
TZOFFSETTO:-0500
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:20260310T000000
RDATE:20260310T000000
TZOFFSETFROM:-0500
TZOFFSETTO:-0330
END:DAYLIGHT
END:VTIMEZONE
`,
      event('DTSTART;TZID=Own:20260309T090000\nDURATION:PT1H', '1'),
      event('DTSTART;TZID=Own:20260311T090000\nDURATION:PT1H', '2'),
    ),
    busy: ['2026-03-09 14:00 – 15:00', '2026-03-11 12:30 – 13:30'],
  },
];
