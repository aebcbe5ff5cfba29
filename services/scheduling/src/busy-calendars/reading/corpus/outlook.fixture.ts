import { type CorpusCase, calendar, event, exchangeRules, fall } from './corpus-case.fixture.ts';

const head = 'METHOD:PUBLISH\nPRODID:Microsoft Exchange Server 2010\nX-WR-CALNAME:Calendar';
const outlook = (...content: string[]) => calendar(content.join(''), head);
const inZone = (tzid: string, date: string, from: string, to: string) =>
  `DTSTART;TZID=${tzid}:${date}T${from}00\nDTEND;TZID=${tzid}:${date}T${to}00`;
const single = 'DTSTART:20260303T150000Z\nDTEND:20260303T160000Z';
const status = (value: string) => `X-MICROSOFT-CDO-BUSYSTATUS:${value}`;
const custom = (tzid: string, written: string) =>
  outlook(
    exchangeRules(tzid),
    event(inZone(written, '20260305', '0900', '1000')),
    event(inZone(written, '20260310', '0900', '1000'), 'later'),
  );

export const outlookCases: CorpusCase[] = [
  {
    id: 'a Windows zone that the file does not describe',
    text: outlook(
      event(
        `${inZone('Eastern Standard Time', '20260302', '0930', '1000')}\nRRULE:FREQ=WEEKLY;UNTIL=20260309T133000Z;INTERVAL=1;BYDAY=MO;WKST=SU`,
      ),
    ),
    busy: ['2026-03-02 14:30 – 15:00', '2026-03-09 13:30 – 14:00'],
  },
  {
    id: 'a Windows zone with rules from 1601',
    text: outlook(
      exchangeRules('Pacific Standard Time', '-0800', '-0700'),
      event(
        `${inZone('Pacific Standard Time', '20260306', '0900', '0930')}\nRRULE:FREQ=DAILY;COUNT=4`,
      ),
    ),
    busy: [
      '2026-03-06 17:00 – 17:30',
      '2026-03-07 17:00 – 17:30',
      '2026-03-08 16:00 – 16:30',
      '2026-03-09 16:00 – 16:30',
    ],
  },
  {
    id: 'a Windows zone of a country that changes its clock on another day',
    text: outlook(
      event(
        `${inZone('W. Europe Standard Time', '20261019', '1500', '1600')}\nRRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=3`,
      ),
    ),
    window: fall,
    busy: ['2026-10-19 13:00 – 14:00', '2026-10-26 14:00 – 15:00', '2026-11-02 14:00 – 15:00'],
  },
  ...[
    ['tzone://Microsoft/Custom', '"tzone://Microsoft/Custom"'],
    ['tzone://Microsoft/Custom'],
    ['Customized Time Zone'],
    ['(UTC-05:00) Eastern Time (US & Canada)', '"(UTC-05:00) Eastern Time (US & Canada)"'],
  ].map(([tzid = '', written = tzid]) => ({
    id: `a custom zone: ${written}`,
    text: custom(tzid, written),
    busy: ['2026-03-05 14:00 – 15:00', '2026-03-10 13:00 – 14:00'],
  })),
  {
    id: 'a zone that nobody knows',
    text: outlook(event(`${inZone('Moon/Base', '20260305', '0900', '1000')}\nSUMMARY:Landing`)),
    busy: ['2026-03-05 14:00 – 15:00'],
    warnings: ['unknown-zone: Landing'],
  },
  ...['FREE', 'WORKINGELSEWHERE'].map((shown) => ({
    id: `opaque, but shown as ${shown}`,
    text: outlook(event(`${single}\nTRANSP:OPAQUE\n${status(shown)}`)),
    busy: [],
  })),
  {
    id: 'out of office and tentative',
    text: outlook(
      event(`${single}\n${status('OOF')}`, 'one'),
      event(`DTSTART:20260304T150000Z\nDTEND:20260304T160000Z\n${status('TENTATIVE')}`, 'two'),
    ),
    busy: ['2026-03-03 15:00 – 16:00', '2026-03-04 15:00 – 16:00'],
  },
  {
    id: 'cancelled by its title alone, which keeps the time',
    text: outlook(
      event(`${single}\nSUMMARY:Canceled: Review\nSTATUS:CONFIRMED\n${status('BUSY')}`),
    ),
    busy: ['2026-03-03 15:00 – 16:00'],
  },
  {
    id: 'cancelled by its title and shown as free',
    text: outlook(
      event(`${single}\nSUMMARY:Canceled: Review\nSTATUS:CONFIRMED\n${status('FREE')}`),
    ),
    busy: [],
  },
  {
    id: 'a moved and a removed date in a Windows zone',
    text: outlook(
      exchangeRules('Eastern Standard Time'),
      event(
        `${inZone('Eastern Standard Time', '20260303', '1400', '1430')}\nRRULE:FREQ=WEEKLY;COUNT=4;INTERVAL=1;BYDAY=TU;WKST=SU\nEXDATE;TZID=Eastern Standard Time:20260310T140000`,
      ),
      event(
        `RECURRENCE-ID;TZID=Eastern Standard Time:20260317T140000\n${inZone('Eastern Standard Time', '20260318', '1600', '1630')}\nSEQUENCE:1`,
      ),
    ),
    busy: ['2026-03-03 19:00 – 19:30', '2026-03-18 20:00 – 20:30', '2026-03-24 18:00 – 18:30'],
  },
  {
    id: 'a whole day away',
    text: outlook(
      event(
        `DTSTART;VALUE=DATE:20260312\nDTEND;VALUE=DATE:20260314\n${status('OOF')}\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE`,
      ),
    ),
    busy: ['2026-03-12 04:00 – 2026-03-14 04:00'],
  },
  {
    id: 'a whole day from midnight to midnight in a zone',
    text: outlook(
      event(
        'DTSTART;TZID=Eastern Standard Time:20260308T000000\nDTEND;TZID=Eastern Standard Time:20260309T000000',
      ),
    ),
    busy: ['2026-03-08 05:00 – 2026-03-09 04:00'],
  },
  {
    id: 'the last weekday of the month',
    text: outlook(
      event(
        `${inZone('Eastern Standard Time', '20260130', '1500', '1600')}\nRRULE:FREQ=MONTHLY;INTERVAL=1;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1`,
      ),
    ),
    busy: ['2026-03-31 19:00 – 20:00'],
  },
];
