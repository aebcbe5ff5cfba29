import { oneLine } from '@agency/contracts';
import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import {
  type FeedAppointment,
  ownerCalendarAttachment,
  ownerCalendarFeed,
} from './owner-calendar.js';
import { sampleAppointment } from './sample-facts.js';
import { sender } from './sample-renderer.fixture.js';

const writtenAt = new Date('2026-10-20T15:30:00Z');
const ownerAddress = 'owner@mailbox.example';
const uid = `owner-${sampleAppointment.calendarUid}`;

function attachmentFor(
  address: string,
  change: Partial<typeof sampleAppointment> = {},
): { method: string; calendar: ICAL.Component; event: ICAL.Component; read(name: string): string } {
  const { method, content } = ownerCalendarAttachment({ ...sampleAppointment, ...change }, sender, {
    ownerAddress: address,
    writtenAt,
  });
  const calendar = new ICAL.Component(ICAL.parse(content));
  const [event, ...others] = calendar.getAllSubcomponents('vevent');
  if (!event || others.length > 0) throw new Error('not one event');
  expect(calendar.getFirstPropertyValue('method')).toBe(method);
  return { method, calendar, event, read: (name) => String(event.getFirstPropertyValue(name)) };
}

describe("the owner's copy of a call, in another mailbox than the sender's", () => {
  it('should invite her alone, without asking for an answer', () => {
    const { method, event, read } = attachmentFor(ownerAddress);
    expect(method).toBe('REQUEST');
    expect(read('uid')).toBe(uid);
    expect(read('summary')).toBe('Call with Dana Fields');
    expect(read('location')).toBe(sampleAppointment.meetingUrl);
    expect(read('description')).toContain('https://site.example/admin?tab=appointments');
    expect(read('description')).not.toContain(String(sampleAppointment.lead.id));
    expect(read('organizer')).toBe('mailto:hello@site.example');
    expect(read('transp')).toBe('OPAQUE');
    expect(read('x-microsoft-cdo-busystatus')).toBe('BUSY');
    const attendees = event.getAllProperties('attendee');
    expect(attendees.map((one) => String(one.getFirstValue()).toLowerCase())).toEqual([
      `mailto:${ownerAddress}`,
    ]);
    const parameter = (name: string) => attendees[0]?.getParameter(name);
    expect(parameter('role')).toBe('REQ-PARTICIPANT');
    expect(parameter('partstat')).toBe('NEEDS-ACTION');
    expect(parameter('rsvp')).toBe('FALSE');
  });

  it('should lead to the day of the call on the desk', () => {
    // Monday, 10:30 PM in Wilmington; Tuesday in UTC.
    const { read } = attachmentFor(ownerAddress, { scheduledAt: new Date('2026-12-08T03:30:00Z') });
    expect(read('description')).toMatch(/\/admin\?tab=appointments&day=2026-12-07$/);
  });

  it('should name no room for a call by phone, and not the number', () => {
    const { read } = attachmentFor(ownerAddress, { isByPhone: true });
    expect(read('location')).toBe('By phone');
    expect(read('description')).toMatch(/^By phone\n/);
    expect(read('description')).not.toMatch(/meet\.example|555/);
  });

  it('should move and cancel the same event with a higher sequence', () => {
    const moved = attachmentFor(ownerAddress, { sequence: 1 });
    const cancelled = attachmentFor(ownerAddress, { sequence: 2, status: 'cancelled' });
    expect([moved.method, cancelled.method]).toEqual(['REQUEST', 'CANCEL']);
    expect([moved.read('uid'), cancelled.read('uid')]).toEqual([uid, uid]);
    expect([moved.read('sequence'), cancelled.read('sequence')]).toEqual(['1', '2']);
    expect(cancelled.read('status')).toBe('CANCELLED');
    expect(cancelled.event.getAllProperties('attendee')).toHaveLength(1);
  });
});

describe("the owner's copy of a call, in the sender's mailbox", () => {
  // Mail to an address with a tag arrives in the same mailbox.
  it.each(['hello@site.example', 'Hello+calls@site.example'])('should be a file: %s', (address) => {
    const booked = attachmentFor(address);
    const cancelled = attachmentFor(address, { sequence: 1, status: 'cancelled' });
    for (const { method, event, read } of [booked, cancelled]) {
      expect(method).toBe('PUBLISH');
      expect(read('organizer')).toBe('mailto:hello@site.example');
      expect(event.getAllProperties('attendee')).toEqual([]);
      expect(read('uid')).toBe(uid);
    }
    expect([booked.read('status'), cancelled.read('status')]).toEqual(['CONFIRMED', 'CANCELLED']);
    expect(cancelled.read('sequence')).toBe('1');
  });
});

// The last and first weekdays around both clock changes, the repeated hour and the skipped one.
const starts = [
  '2026-10-30T13:00:00.000Z',
  '2026-11-01T05:30:00.000Z',
  '2026-11-01T06:30:00.000Z',
  '2026-11-02T14:00:00.000Z',
  '2027-03-12T14:00:00.000Z',
  '2027-03-14T06:30:00.000Z',
  '2027-03-14T07:30:00.000Z',
  '2027-03-15T13:00:00.000Z',
];
const names = [
  'Dana Fields',
  "Siobhán O'Neil-Smith",
  '李'.repeat(60),
  'Ann; "Q", x: z\\',
  'Ann\r\nEND:VEVENT',
  `A${'é👩‍👧'.repeat(14)}`,
  'cut \ud83d',
  'WIN 500 DOLLARS at http://evil.example/claim now',
];
type ChangedAppointment = FeedAppointment & { changedAt: Date };
const calls: ChangedAppointment[] = starts.map((start, index) => ({
  ...sampleAppointment,
  calendarUid: `00000000-0000-4000-8000-00000000000${index}`,
  sequence: index,
  scheduledAt: new Date(start),
  lead: { name: names[index] ?? '' },
  changedAt: new Date(Date.UTC(2026, 9, 1, index)),
}));
const feed = ownerCalendarFeed(calls, sender.siteUrl);

/** The parts of an event that a calendar app keeps. */
interface ReadEvent {
  uid: string;
  summary: string;
  start: string;
  end: string;
  sequence: number;
  changedAt: string;
}

function readByIcalJs(content: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(content));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const time = (name: string) => {
      const value = component.getFirstPropertyValue(name);
      if (!(value instanceof ICAL.Time)) throw new Error(`${name} is no time`);
      expect(value.zone).toBe(ICAL.Timezone.utcTimezone);
      return value.toJSDate().toISOString();
    };
    expect(time('dtstamp')).toBe(time('last-modified'));
    return {
      uid: String(component.getFirstPropertyValue('uid')),
      summary: String(component.getFirstPropertyValue('summary')),
      start: time('dtstart'),
      end: time('dtend'),
      sequence: Number(component.getFirstPropertyValue('sequence')),
      changedAt: time('last-modified'),
    };
  });
}

function readByNodeIcal(content: string): ReadEvent[] {
  return Object.values(nodeIcal.sync.parseICS(content))
    .filter((part): part is VEvent => part?.type === 'VEVENT')
    .map((event) => {
      expect(event.dtstamp.toISOString()).toBe(event.lastmodified?.toISOString());
      return {
        uid: event.uid,
        summary: String(event.summary),
        start: event.start.toISOString(),
        end: String(event.end?.toISOString()),
        sequence: Number(event.sequence),
        changedAt: String(event.lastmodified?.toISOString()),
      };
    });
}

describe("the feed of the owner's calls", () => {
  it.each([
    ['ical.js', readByIcalJs],
    ['node-ical', readByNodeIcal],
  ])('should say the same to %s, across both changes of the clock', (_, read) => {
    const events = read(feed);
    expect(events.map(({ start }) => start)).toEqual(starts);
    expect(events.map(({ uid }) => uid)).toEqual(
      calls.map(({ calendarUid }) => `owner-${calendarUid}`),
    );
    expect(events.map(({ sequence }) => sequence)).toEqual(calls.map(({ sequence }) => sequence));
    for (const [index, { start, end, changedAt, summary }] of events.entries()) {
      expect(Date.parse(end) - Date.parse(start)).toBe(30 * 60_000);
      expect(changedAt).toBe(calls[index]?.changedAt.toISOString());
      expect(summary).toBe(`Call with ${oneLine(names[index] ?? '') || 'a lead'}`);
    }
  });

  it('should be the same bytes for the same calls, whenever it is written', () => {
    jest.useFakeTimers({ now: new Date('2031-01-01T00:00:00Z') });
    try {
      expect(ownerCalendarFeed(calls, sender.siteUrl)).toBe(feed);
    } finally {
      jest.useRealTimers();
    }
  });

  it('should keep to the format to the byte', () => {
    const lines = feed.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(feed.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(lines.filter((line) => line.startsWith('BEGIN:VEVENT'))).toHaveLength(calls.length);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^X-WR-CALNAME:Calls of /),
        expect.stringMatching(/^NAME:Calls of /),
        'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
        'X-PUBLISHED-TTL:PT1H',
      ]),
    );
    expect(feed).not.toMatch(/^(METHOD|ATTENDEE|ORGANIZER|BEGIN:VTIMEZONE)/m);
  });

  it('should be a calendar when there is no call', () => {
    const empty = ownerCalendarFeed([], sender.siteUrl);
    expect(readByIcalJs(empty)).toEqual([]);
    expect(readByNodeIcal(empty)).toEqual([]);
  });
});
