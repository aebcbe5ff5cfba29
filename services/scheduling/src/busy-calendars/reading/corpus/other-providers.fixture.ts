import { type CorpusCase, calendar, event, fall, lines } from './corpus-case.fixture.ts';

const apple = (...content: string[]) =>
  calendar(
    content.join(''),
    'PRODID:-//Apple Inc.//iOS 18.3//EN\nCALSCALE:GREGORIAN\nX-WR-CALNAME:Home\nX-APPLE-CALENDAR-COLOR:#1BADF8',
  );
const fastmail = (...content: string[]) =>
  calendar(content.join(''), 'PRODID:-//CyrusIMAP.org/Cyrus 3.11//EN\nX-WR-CALNAME:Work');
const nextcloud = (...content: string[]) =>
  calendar(
    content.join(''),
    'PRODID:-//IDN nextcloud.com//Calendar app 5.1//EN\nREFRESH-INTERVAL;VALUE=DURATION:PT4H\nX-WR-CALNAME:Shared',
  );
const proton = (...content: string[]) =>
  calendar(
    content.join(''),
    'PRODID:-//Proton AG//WebCalendar 5.0//EN\nMETHOD:PUBLISH\nCALSCALE:GREGORIAN\nX-WR-TIMEZONE:Europe/Zurich',
  );

const berlinRules = `BEGIN:VTIMEZONE
TZID:Europe/Berlin
BEGIN:STANDARD
DTSTART:19701025T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
END:VTIMEZONE
`;

export const otherProviderCases: CorpusCase[] = [
  {
    id: 'iCloud: the way there is busy',
    text: apple(
      event(`
        DTSTART;TZID=America/New_York:20260303T100000
        DTEND;TZID=America/New_York:20260303T110000
        X-APPLE-TRAVEL-DURATION;VALUE=DURATION:PT30M
        X-APPLE-TRAVEL-START;ROUTING=CAR:
      `),
    ),
    busy: ['2026-03-03 14:30 – 16:00'],
  },
  {
    id: 'iCloud: the way to each date of a series',
    text: apple(
      event(`
        DTSTART;TZID=America/New_York:20260303T100000
        DURATION:PT1H
        RRULE:FREQ=WEEKLY;COUNT=2
        X-APPLE-TRAVEL-DURATION;VALUE=DURATION:PT15M
      `),
    ),
    busy: ['2026-03-03 14:45 – 16:00', '2026-03-10 13:45 – 15:00'],
  },
  {
    id: 'iCloud: floating times are hers',
    text: apple(event('DTSTART:20260309T070000\nDTEND:20260309T080000')),
    busy: ['2026-03-09 11:00 – 12:00'],
  },
  {
    id: 'iCloud: a title folded inside a character',
    text: (() => {
      const whole = Buffer.from(
        apple(
          event('SUMMARY:Dentist 🦷 at nine\nDTSTART:20260303T140000Z\nDTEND:20260303T150000Z'),
        ),
      );
      const inside = whole.indexOf(Buffer.from('🦷')) + 2;
      return Buffer.concat([
        whole.subarray(0, inside),
        Buffer.from('\r\n '),
        whole.subarray(inside),
      ]);
    })(),
    busy: ['2026-03-03 14:00 – 15:00'],
  },
  {
    id: 'iCloud: an alarm with a duration of its own',
    text: apple(
      event(`
        DTSTART;TZID=America/New_York:20260303T100000
        DTEND;TZID=America/New_York:20260303T110000
        BEGIN:VALARM
        UID:alarm
        TRIGGER:-PT15M
        DURATION:PT5H
        REPEAT:3
        ACTION:DISPLAY
        SUMMARY:Reminder
        END:VALARM
      `),
    ),
    busy: ['2026-03-03 15:00 – 16:00'],
  },
  {
    id: 'iCloud: exceptions in one list',
    text: apple(
      event(`
        DTSTART;TZID=America/New_York:20260302T080000
        DTEND;TZID=America/New_York:20260302T083000
        RRULE:FREQ=DAILY;COUNT=5
        EXDATE;TZID=America/New_York:20260303T080000,20260305T080000
      `),
    ),
    busy: ['2026-03-02 13:00 – 13:30', '2026-03-04 13:00 – 13:30', '2026-03-06 13:00 – 13:30'],
  },
  {
    id: 'iCloud: a birthday on whole days',
    text: apple(event('DTSTART;VALUE=DATE:19800320\nDURATION:P1D\nRRULE:FREQ=YEARLY')),
    busy: ['2026-03-20 04:00 – 2026-03-21 04:00'],
  },
  {
    id: 'Fastmail: free and busy only',
    text: fastmail(
      lines(
        `
        BEGIN:VFREEBUSY
        DTSTAMP:20260301T000000Z
        DTSTART:20260301T000000Z
        DTEND:20260401T000000Z
        FREEBUSY:20260303T150000Z/20260303T160000Z,20260304T150000Z/PT30M
        FREEBUSY;FBTYPE=BUSY-TENTATIVE:20260305T150000Z/PT1H
        FREEBUSY;FBTYPE=FREE:20260306T150000Z/PT1H
        END:VFREEBUSY
        `,
        '\n',
      ),
    ),
    busy: ['2026-03-03 15:00 – 16:00', '2026-03-04 15:00 – 15:30', '2026-03-05 15:00 – 16:00'],
  },
  {
    id: 'Fastmail: a declined date, its answer written before the address',
    text: fastmail(
      event(`
        DTSTART;TZID=America/New_York:20260303T100000
        DURATION:PT1H
        ATTENDEE;X-JMAP-ID=1;PARTSTAT=DECLINED;EMAIL=owner@example.com;CN="Owner, The":urn:uuid:4f4
      `),
    ),
    ownEmail: 'owner@example.com',
    busy: [],
  },
  {
    id: 'Nextcloud: a series over its change of the clock',
    text: nextcloud(
      berlinRules,
      event(`
        DTSTART;TZID=Europe/Berlin:20260324T160000
        DTEND;TZID=Europe/Berlin:20260324T170000
        RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20260331T140000Z
      `),
    ),
    busy: ['2026-03-24 15:00 – 16:00', '2026-03-31 14:00 – 15:00'],
  },
  {
    id: 'Nextcloud: this and the later ones, moved by an hour',
    text: nextcloud(
      event(`
        DTSTART;TZID=America/New_York:20260302T100000
        DTEND;TZID=America/New_York:20260302T110000
        RRULE:FREQ=WEEKLY;COUNT=4
      `),
      event(`
        RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/New_York:20260316T100000
        DTSTART;TZID=America/New_York:20260316T110000
        DTEND;TZID=America/New_York:20260316T113000
      `),
    ),
    busy: [
      '2026-03-02 15:00 – 16:00',
      '2026-03-09 14:00 – 15:00',
      '2026-03-16 15:00 – 15:30',
      '2026-03-23 15:00 – 15:30',
    ],
  },
  {
    id: 'Nextcloud: an exception as a day on a series with a time',
    text: nextcloud(
      event(`
        DTSTART;TZID=Europe/Berlin:20261022T140000
        DTEND;TZID=Europe/Berlin:20261022T150000
        RRULE:FREQ=DAILY;COUNT=5
        EXDATE;VALUE=DATE:20261024
      `),
    ),
    window: fall,
    busy: [
      '2026-10-22 12:00 – 13:00',
      '2026-10-23 12:00 – 13:00',
      '2026-10-25 13:00 – 14:00',
      '2026-10-26 13:00 – 14:00',
    ],
  },
  {
    id: 'Proton: cancelled events and dates stay in the file',
    text: proton(
      event('DTSTART:20260303T150000Z\nDTEND:20260303T160000Z\nSTATUS:CANCELLED', 'gone@proton.me'),
      event(
        'RECURRENCE-ID;TZID=America/New_York:20260311T100000\nDTSTART;TZID=America/New_York:20260311T100000\nDTEND;TZID=America/New_York:20260311T110000\nSTATUS:CANCELLED',
        'series@proton.me',
      ),
      event(
        'DTSTART;TZID=America/New_York:20260304T100000\nDTEND;TZID=America/New_York:20260304T110000\nRRULE:FREQ=WEEKLY;COUNT=3\nSTATUS:CONFIRMED',
        'series@proton.me',
      ),
    ),
    busy: ['2026-03-04 15:00 – 16:00', '2026-03-18 14:00 – 15:00'],
  },
  {
    id: 'Thunderbird: a zone at the end of a path',
    text: calendar(
      event(
        'DTSTART;TZID=/mozilla.org/20070129_1/America/Los_Angeles:20260310T090000\nDTEND;TZID=/mozilla.org/20070129_1/America/Los_Angeles:20260310T100000',
      ) +
        event(
          'DTSTART;TZID=/freeassociation.sourceforge.net/America/Argentina/Buenos_Aires:20260311T090000\nDURATION:PT1H',
          'far',
        ),
    ),
    busy: ['2026-03-10 16:00 – 17:00', '2026-03-11 12:00 – 13:00'],
  },
];
