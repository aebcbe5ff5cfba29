import { type CorpusCase, calendar, event, lines } from './corpus-case.fixture.ts';

const busyAtThree = 'DTSTART:20260303T150000Z\nDTEND:20260303T160000Z';
const three = ['2026-03-03 15:00 – 16:00'];
const whole = calendar(event(busyAtThree));

export const fileCases: CorpusCase[] = [
  { id: 'lines that end with a line feed only', text: whole.replaceAll('\r\n', '\n'), busy: three },
  { id: 'a byte order mark', text: `\uFEFF${whole}`, busy: three },
  { id: 'names in lower case', text: whole.toLowerCase(), busy: three },
  {
    id: 'blank lines, and no line end at the end',
    text: `\r\n${whole.replaceAll('\r\n', '\r\n\r\n')}`.trimEnd(),
    busy: three,
  },
  {
    id: 'folds everywhere, by space and by tab',
    text: whole
      .replace('DTSTART', 'DTS\r\n TART')
      .replace('20260303T160000Z', '2026\r\n\t0303\r\n T160000Z'),
    busy: three,
  },
  {
    id: 'two calendars in one file',
    text: whole + calendar(event('DTSTART:20260304T150000Z\nDTEND:20260304T160000Z', 'other')),
    busy: [...three, '2026-03-04 15:00 – 16:00'],
  },
  {
    id: 'an event without a UID, twice',
    text: calendar(
      (event(busyAtThree) + event('DTSTART:20260304T150000Z\nDTEND:20260304T160000Z')).replaceAll(
        'UID:event@corpus\n',
        '',
      ),
    ),
    busy: [...three, '2026-03-04 15:00 – 16:00'],
  },
  {
    id: 'one event that cannot be read costs a warning',
    text: calendar(event('SUMMARY:Lunch\nDTSTART:next Tuesday', 'bad') + event(busyAtThree)),
    busy: three,
    warnings: ['broken-event: Lunch'],
  },
  {
    id: 'one broken rule costs a warning: its weekday is busy',
    text: calendar(
      event(`SUMMARY:Yoga\nRRULE:FREQ=FORTNIGHTLY;BYDAY=XX;UNTIL=20260310\n${busyAtThree}`),
    ),
    busy: [...three, '2026-03-10 15:00 – 16:00'],
    warnings: ['refused-rule: Yoga'],
  },
  {
    id: 'one broken line, after which an exception may be text',
    text: calendar(event(`${busyAtThree}\nthis is no property\nEXDATE;VALUE=:\n;;;`)),
    busy: three,
    warnings: ['broken-event: Something'],
  },
  {
    id: 'an exception that cannot be read',
    text: calendar(event(`SUMMARY:Chess\nRRULE:FREQ=DAILY;COUNT=1\nEXDATE:never\n${busyAtThree}`)),
    busy: three,
  },
  {
    id: 'quotes, commas and colons in names of guests',
    text: calendar(
      event(
        `${busyAtThree}\nATTENDEE;CN="Rivers, Ann: the boss";PARTSTAT=DECLINED:mailto:ann@example.com\nDESCRIPTION:DTSTART:20260306T150000Z\\nRRULE:FREQ=DAILY`,
      ),
    ),
    ownEmail: 'owner@example.com',
    busy: three,
  },
  {
    id: 'tasks and journals, which take no time',
    text: calendar(
      lines(
        'BEGIN:VTODO\nUID:todo\nDTSTART:20260304T150000Z\nDUE:20260304T160000Z\nEND:VTODO\nBEGIN:VJOURNAL\nUID:diary\nDTSTART:20260305T150000Z\nEND:VJOURNAL',
        '\n',
      ) + event(busyAtThree),
    ),
    busy: three,
  },
];

/** Incomplete calendars: rejected, so that the last good copy stays in use. */
export const noCalendars: { id: string; text: string }[] = [
  { id: 'nothing', text: '' },
  { id: 'white space', text: '\r\n\r\n' },
  { id: 'a page of a website', text: '<!DOCTYPE html><html><body>Sign in</body></html>' },
  { id: 'a page that quotes a calendar', text: `<html>\n${whole}</html>` },
  { id: 'an answer in JSON', text: '{"error":"BEGIN:VCALENDAR"}' },
  { id: 'a file cut after an event', text: whole.slice(0, whole.lastIndexOf('END:VCALENDAR')) },
  { id: 'a file cut inside a line', text: whole.slice(0, whole.indexOf('DTEND') + 3) },
  { id: 'a file cut inside its last line', text: whole.slice(0, -5) },
  { id: 'a file without its middle', text: whole.replace('END:VEVENT\r\n', '') },
  { id: 'a second calendar that is cut', text: `${whole}BEGIN:VCALENDAR\r\n` },
  { id: 'a file whose every line is indented', text: whole.replace(/^/gm, ' ') },
  { id: 'a visiting card', text: 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ann\r\nEND:VCARD\r\n' },
  { id: 'a text in UTF-16', text: '\uFFFD\uFFFDB\0E\0G\0I\0N\0:\0V\0C\0A\0L\0' },
];
