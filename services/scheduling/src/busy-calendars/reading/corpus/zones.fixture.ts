import { type CorpusCase, calendar, event } from './corpus-case.fixture.ts';

const one = (...events: string[]) => calendar(events.join(''));
const three = ['2026-03-03 15:00 – 16:00'];
const inZone = (tzid: string) => one(event(`DTSTART;TZID=${tzid}:20260303T100000\nDURATION:PT1H`));

export const zoneCases: CorpusCase[] = [
  ...[
    '"America/New_York"',
    'America/New York',
    'america/new_york ',
    '/mozilla.org/20050126_1/America/New_York',
    '/softwarestudio.org/Tzfile/America/New_York',
    'tzone://Microsoft/Eastern Standard Time',
    'Eastern Standard Time ',
    'eastern standard time',
    '(UTC-05:00) Eastern Time (US & Canada)',
    '"(GMT-05:00) Eastern Time (US & Canada)"',
    'Eastern Time',
    'US/Eastern',
    'America/New_York (Eastern)',
    'UTC-05:00',
    'GMT-5',
    '(UTC-05:00) Bogota, Lima, Quito, Rio Branco',
    'Eastern Standard Time 1',
    'EDT',
  ].map((tzid) => ({ id: `a decorated zone: ${tzid}`, text: inZone(tzid), busy: three })),
  ...[
    ['(GMT+05:30) Chennai, Kolkata, Mumbai, New Delhi', '04:30 – 05:30'],
    ['(UTC) Coordinated Universal Time', '10:00 – 11:00'],
    ['(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', '09:00 – 10:00'],
    ['(UTC-06:00) Central Time (US & Canada)', '16:00 – 17:00'],
  ].map(([tzid = '', busy]) => ({
    id: `the words of a menu: ${tzid}`,
    text: inZone(`"${tzid}"`),
    busy: [`2026-03-03 ${busy}`],
  })),
  ...['(UTC+09:00) Lima', '(UTC-05:00) Somewhere', 'Eastern European Time'].map((tzid) => ({
    id: `a zone that is only decoration: ${tzid}`,
    text: inZone(tzid),
    busy: three,
    warnings: ['unknown-zone: Something'],
  })),
  {
    id: 'a zone of the calendar that nobody knows',
    text: calendar(event('DTSTART:20260303T150000Z\nDURATION:PT1H'), 'X-WR-TIMEZONE:Moon/Base'),
    busy: three,
    warnings: ['unknown-zone: null'],
  },
  {
    id: 'a zone whose rules are damaged',
    text: one(
      'BEGIN:VTIMEZONE\nTZID:Own\nBEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETFROM:-0400\nTZOFFSETTO:-0500\nTZNAME:XRDATE:20260301T000000\nEND:STANDARD\nEND:VTIMEZONE\n',
      event('DTSTART;TZID=Own:20260303T100000\nDURATION:PT1H'),
    ),
    busy: three,
    warnings: ['unknown-zone: Something'],
  },
  {
    id: 'a zone whose rule stands outside of its parts',
    text: one(
      'BEGIN:VTIMEZONE\nTZID:Own\nBEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETFROM:-0400\nTZOFFSETTO:-0500\nEND:STANDARD\nRRULE:FREQ=YEARLY\nEND:VTIMEZONE\n',
      event('DTSTART;TZID=Own:20260303T100000\nDURATION:PT1H'),
    ),
    busy: three,
    warnings: ['unknown-zone: Something'],
  },
];
