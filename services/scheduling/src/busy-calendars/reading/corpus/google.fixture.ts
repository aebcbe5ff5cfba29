import { type CorpusCase, calendar, event, lines, newYorkRules } from './corpus-case.fixture.ts';

const head =
  'PRODID:-//Google Inc//Google Calendar 70.9054//EN\nCALSCALE:GREGORIAN\nMETHOD:PUBLISH\nX-WR-CALNAME:owner@example.com\nX-WR-TIMEZONE:America/New_York';
const google = (...events: string[]) => calendar(events.join(''), head);
const guest = (address: string, answer: string) =>
  `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=${answer};CN=${address};X-NUM-GUESTS=0:mailto:${address}`;
const organizer = (address: string) => `ORGANIZER;CN=${address}:mailto:${address}`;

const weekly = `
  DTSTART;TZID=America/New_York:20260105T100000
  DTEND;TZID=America/New_York:20260105T103000
  RRULE:FREQ=WEEKLY;BYDAY=MO
`;
const single = 'DTSTART:20260303T150000Z\nDTEND:20260303T160000Z';

export const googleCases: CorpusCase[] = [
  {
    id: 'a series with an exception and a moved date, over the change of the clock',
    text: google(
      newYorkRules,
      event(`${weekly.trimEnd()}\n  EXDATE;TZID=America/New_York:20260316T100000`),
      event(`
        DTSTART;TZID=America/New_York:20260324T150000
        DTEND;TZID=America/New_York:20260324T153000
        RECURRENCE-ID;TZID=America/New_York:20260323T100000
      `),
    ),
    busy: [
      '2026-03-02 15:00 – 15:30',
      '2026-03-09 14:00 – 14:30',
      '2026-03-24 19:00 – 19:30',
      '2026-03-30 14:00 – 14:30',
    ],
  },
  {
    id: '"this and following" as a new UID',
    text: google(
      event(
        `
        DTSTART;TZID=America/New_York:20260203T110000
        DTEND;TZID=America/New_York:20260203T120000
        RRULE:FREQ=WEEKLY;UNTIL=20260317T035959Z;BYDAY=TU
      `,
        'standup@google.com',
      ),
      event(
        `
        DTSTART;TZID=America/New_York:20260317T090000
        DTEND;TZID=America/New_York:20260317T100000
        RRULE:FREQ=WEEKLY;BYDAY=TU
      `,
        'standup_R20260317T150000@google.com',
      ),
    ),
    busy: [
      '2026-03-03 16:00 – 17:00',
      '2026-03-10 15:00 – 16:00',
      '2026-03-17 13:00 – 14:00',
      '2026-03-24 13:00 – 14:00',
      '2026-03-31 13:00 – 14:00',
    ],
  },
  {
    id: 'shared as busy only: changed dates of a series that is not there',
    text: google(
      event(
        'DTSTART:20260304T140000Z\nDTEND:20260304T150000Z\nRECURRENCE-ID:20260304T140000Z\nSUMMARY:Busy',
        'one@google.com',
      ),
      event(
        'DTSTART:20260311T130000Z\nDTEND:20260311T140000Z\nRECURRENCE-ID:20260311T130000Z\nSUMMARY:Busy',
        'one@google.com',
      ),
    ),
    busy: ['2026-03-04 14:00 – 15:00', '2026-03-11 13:00 – 14:00'],
  },
  {
    id: 'UNTIL as a day on a series with a time',
    text: google(
      event(`
        DTSTART;TZID=America/New_York:20260302T090000
        DTEND;TZID=America/New_York:20260302T093000
        RRULE:FREQ=WEEKLY;UNTIL=20260316
      `),
    ),
    busy: ['2026-03-02 14:00 – 14:30', '2026-03-09 13:00 – 13:30', '2026-03-16 13:00 – 13:30'],
  },
  {
    id: 'declined by her',
    text: google(
      event(
        `${single}\n${guest('ann@example.com', 'ACCEPTED')}\n${guest('Owner@Example.com', 'DECLINED')}`,
      ),
    ),
    ownEmail: 'owner@example.com',
    busy: [],
  },
  {
    id: 'declined by guests only',
    text: google(
      event(
        `${single}\n${guest('ann@example.com', 'DECLINED')}\n${guest('bob@example.com', 'DECLINED')}\n${guest('owner@example.com', 'ACCEPTED')}`,
      ),
    ),
    ownEmail: 'owner@example.com',
    busy: ['2026-03-03 15:00 – 16:00'],
  },
  {
    id: 'an invitation of somebody else that she has not answered, which some calendars add by themselves',
    text: google(
      event(
        `DTSTART;VALUE=DATE:20260302\nDTEND;VALUE=DATE:20260330\n${organizer('eve@example.com')}\n${guest('Owner@Example.com', 'NEEDS-ACTION')}`,
      ),
    ),
    ownEmail: 'owner@example.com',
    busy: [],
  },
  {
    id: 'answered with perhaps, by the owner of the calendar',
    text: google(
      event(
        `${single}\nSTATUS:TENTATIVE\n${organizer('eve@example.com')}\n${guest('owner@example.com', 'TENTATIVE')}`,
      ),
    ),
    ownEmail: 'owner@example.com',
    busy: ['2026-03-03 15:00 – 16:00'],
  },
  {
    id: 'not answered by her, in an event of her own or of nobody',
    text: google(
      event(
        `${single}\n${organizer('Owner@example.com')}\n${guest('owner@example.com', 'NEEDS-ACTION')}`,
        'one@google.com',
      ),
      event(
        `DTSTART:20260304T150000Z\nDTEND:20260304T160000Z\n${guest('owner@example.com', 'NEEDS-ACTION')}`,
        'two@google.com',
      ),
    ),
    ownEmail: 'owner@example.com',
    busy: ['2026-03-03 15:00 – 16:00', '2026-03-04 15:00 – 16:00'],
  },
  {
    id: 'not answered by another guest',
    text: google(
      event(
        `${single}\n${organizer('eve@example.com')}\n${guest('ann@example.com', 'NEEDS-ACTION')}`,
      ),
    ),
    ownEmail: 'owner@example.com',
    busy: ['2026-03-03 15:00 – 16:00'],
  },
  {
    id: 'not answered, and her address is not known',
    text: google(
      event(
        `${single}\n${organizer('eve@example.com')}\n${guest('owner@example.com', 'NEEDS-ACTION')}`,
      ),
    ),
    busy: ['2026-03-03 15:00 – 16:00'],
  },
  {
    id: 'longer than a week',
    text: google(
      event('SUMMARY:Retreat\nDTSTART;VALUE=DATE:20260302\nDTEND;VALUE=DATE:20260310', 'one'),
      event('SUMMARY:Fair\nDTSTART;VALUE=DATE:20260312\nDTEND;VALUE=DATE:20260319', 'two'),
    ),
    busy: ['2026-03-02 05:00 – 2026-03-10 04:00', '2026-03-12 04:00 – 2026-03-19 04:00'],
    warnings: ['long-event: Retreat'],
  },
  {
    id: 'somebody declined, and her address is not known',
    text: google(event(`${single}\n${guest('owner@example.com', 'DECLINED')}`)),
    busy: ['2026-03-03 15:00 – 16:00'],
  },
  {
    id: 'one date of a series declined',
    text: google(
      event(weekly),
      event(`
        DTSTART;TZID=America/New_York:20260309T100000
        DTEND;TZID=America/New_York:20260309T103000
        RECURRENCE-ID;TZID=America/New_York:20260309T100000
        ${guest('owner@example.com', 'DECLINED')}
      `),
    ),
    ownEmail: 'owner@example.com',
    busy: [
      '2026-03-02 15:00 – 15:30',
      '2026-03-16 14:00 – 14:30',
      '2026-03-23 14:00 – 14:30',
      '2026-03-30 14:00 – 14:30',
    ],
  },
  {
    id: 'one date of a series cancelled',
    text: google(
      event(`${weekly.trimEnd()};COUNT=11`),
      event(`
        DTSTART;TZID=America/New_York:20260302T100000
        DTEND;TZID=America/New_York:20260302T103000
        RECURRENCE-ID;TZID=America/New_York:20260302T100000
        STATUS:CANCELLED
      `),
    ),
    busy: ['2026-03-09 14:00 – 14:30', '2026-03-16 14:00 – 14:30'],
  },
  {
    id: 'a calendar of another zone: whole days and floating times are there',
    text: calendar(
      event('DTSTART;VALUE=DATE:20260310\nDTEND;VALUE=DATE:20260311', 'day@google.com') +
        event('DTSTART:20260312T090000\nDTEND:20260312T100000', 'floating@google.com'),
      head.replace('America/New_York', 'America/Chicago'),
    ),
    busy: ['2026-03-10 05:00 – 2026-03-11 05:00', '2026-03-12 14:00 – 15:00'],
  },
  {
    id: 'our own calls, which came in by mail',
    text: google(
      event(single, 'call-1@agency.example'),
      event('DTSTART:20260304T150000Z\nDTEND:20260304T153000Z', 'owner-call-1@agency.example'),
      event('DTSTART:20260305T150000Z\nDTEND:20260305T153000Z', 'call-2@agency.example'),
    ),
    ownUids: ['call-1@agency.example'],
    busy: ['2026-03-05 15:00 – 15:30'],
  },
  {
    id: 'an empty calendar',
    text: lines(`BEGIN:VCALENDAR\n${head}\nEND:VCALENDAR`),
    busy: [],
  },
];
