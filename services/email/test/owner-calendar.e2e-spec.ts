import { admin } from '@agency/testing/admin-database';
import ICAL from 'ical.js';
import { fromAddress, ownerEmail } from './email-app.js';
import { EmailStand } from './email-stand.js';
import { addCall, changeCall, deliveries, order } from './stored.js';

const stand = new EmailStand();
const nine = new Date('2026-11-12T14:00:00Z');
const ten = new Date('2026-11-13T15:00:00Z');

/** Sends one email about a call and returns it as a mailbox reads it; undefined if it was not sent. */
async function send(name: string, id: number, sequence: number) {
  const before = stand.server.received.length;
  await order('scheduling', { name, about: id, sequence, dueAt: stand.now });
  await stand.work();
  if (stand.server.received.length === before) return undefined;
  return (await stand.server.emails()).at(-1);
}

type SentEmail = NonNullable<Awaited<ReturnType<typeof send>>>;

/** The calendar parts, inline and as a file: both must have the same content. */
function calendarOf(email: SentEmail | undefined) {
  const parts = (email?.attachments ?? []).filter(({ mimeType }) => /calendar|ics/.test(mimeType));
  if (!email || parts.length === 0) return undefined;
  const raw = stand.server.received.at(-1)?.raw ?? '';
  expect(raw).toMatch(/Content-Type: multipart\/alternative/i);
  const contents = parts.map(({ content }) =>
    typeof content === 'string' ? content : new TextDecoder().decode(content),
  );
  expect(new Set(contents).size).toBe(1);
  const calendar = new ICAL.Component(ICAL.parse(contents[0] ?? ''));
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error('There is no event in it.');
  const method = String(calendar.getFirstPropertyValue('method'));
  expect(raw).toMatch(new RegExp(`Content-Type: text/calendar;[^:]*method=${method}\\b`, 'i'));
  return {
    method,
    uid: event.getFirstPropertyValue('uid'),
    sequence: event.getFirstPropertyValue('sequence'),
    status: event.getFirstPropertyValue('status'),
    start: String(event.getFirstPropertyValue('dtstart')),
    organizer: event.getFirstPropertyValue('organizer'),
    attendees: event
      .getAllProperties('attendee')
      .map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
  };
}

/** The emails to the owner about a call that is booked, moved and canceled, with their calendar parts. */
async function lifeOfACall(changeNotice: string, bookedNotice: string) {
  const { id, uid } = await addCall(nine);
  const booked = await send(bookedNotice, id, 0);
  const bookedPart = calendarOf(booked);
  const moved = await send(changeNotice, id, await changeCall(id, { startsAt: ten }));
  const movedPart = calendarOf(moved);
  const last = await changeCall(id, { status: 'cancelled' });
  const cancelled = await send(changeNotice, id, last);
  return {
    uid: `owner-${uid}`,
    emails: [booked, moved, cancelled],
    parts: [bookedPart, movedPart, calendarOf(cancelled)],
  };
}

const lives = [
  ['by the visitor', 'booking-change-notice', 'booking-notice'],
  ['by the owner', 'own-change-notice', 'own-change-notice'],
] as const;

describe.each(lives)('a call booked, moved and canceled %s', (_, changeNotice, bookedNotice) => {
  it('should invite, move and cancel in a mailbox other than the sender’s', async () => {
    await stand.startWorker();
    const { uid, parts, emails } = await lifeOfACall(changeNotice, bookedNotice);
    const common = {
      uid,
      organizer: `mailto:${fromAddress}`,
      attendees: [`mailto:${ownerEmail}`],
    };
    expect(parts).toEqual([
      {
        ...common,
        method: 'REQUEST',
        sequence: 0,
        status: 'CONFIRMED',
        start: '2026-11-12T14:00:00Z',
      },
      {
        ...common,
        method: 'REQUEST',
        sequence: 1,
        status: 'CONFIRMED',
        start: '2026-11-13T15:00:00Z',
      },
      {
        ...common,
        method: 'CANCEL',
        sequence: 2,
        status: 'CANCELLED',
        start: '2026-11-13T15:00:00Z',
      },
    ]);
    for (const email of emails) {
      expect(email?.to).toMatchObject([{ address: ownerEmail }]);
      expect(email?.text).not.toMatch(/attached file|if you added it/);
    }
  });
});

describe('with the feed subscribed, or the calendar file turned off', () => {
  beforeEach(() =>
    admin.query(
      `INSERT INTO email.calendar_feed (token_hash, created_at, last_read_at)
       VALUES (sha256('x'), now(), now())`,
    ),
  );

  it('should tell of what visitors do without a calendar part', async () => {
    await stand.startWorker();
    const { emails, parts } = await lifeOfACall('booking-change-notice', 'booking-notice');
    expect(emails.map((email) => email?.subject)).toEqual([
      expect.stringContaining('Call booked'),
      expect.stringContaining('Call moved'),
      expect.stringContaining('Call canceled'),
    ]);
    expect(parts).toEqual([undefined, undefined, undefined]);
  });

  it('should send no email about what she did herself', async () => {
    await stand.startWorker();
    const { emails } = await lifeOfACall('own-change-notice', 'own-change-notice');
    expect(emails).toEqual([undefined, undefined, undefined]);
    expect(await deliveries()).toMatchObject([
      { state: 'skipped', reason: 'Calendar files are turned off.' },
      { state: 'skipped' },
      { state: 'skipped' },
    ]);
  });
});

it('should not tell a calendar of a cancellation that never had the call', async () => {
  await stand.startWorker();
  const { id } = await addCall(nine);
  const sequence = await changeCall(id, { status: 'cancelled' });
  expect(await send('own-change-notice', id, sequence)).toBeUndefined();
  expect(await deliveries()).toMatchObject([
    { state: 'skipped', reason: 'Your calendar didn’t have the call yet.' },
  ]);
});

describe.each(lives)('a call booked, moved and canceled %s', (_, changeNotice, bookedNotice) => {
  it('should be a file with words about it in the sender’s mailbox', async () => {
    await stand.startWorker({ OWNER_EMAIL: fromAddress });
    const { uid, parts, emails } = await lifeOfACall(changeNotice, bookedNotice);
    const common = { method: 'PUBLISH', uid, organizer: `mailto:${fromAddress}`, attendees: [] };
    expect(parts).toMatchObject([
      { ...common, sequence: 0, status: 'CONFIRMED' },
      { ...common, sequence: 1, status: 'CONFIRMED' },
      { ...common, sequence: 2, status: 'CANCELLED' },
    ]);
    const [booked, moved, cancelled] = emails;
    for (const body of ['text', 'html'] as const) {
      expect(booked?.[body]).toContain('Open the attached file to add the call to your calendar.');
      expect(moved?.[body]).toContain('Open the attached file to bring your calendar up to date.');
      expect(cancelled?.[body]).toContain('remove the call from your calendar if you added it');
    }
    // Not that it was removed from her calendar, which only takes what she adds.
    expect(/<h1>([^<]*)/.exec(cancelled?.html ?? '')?.[1]).toMatch(/canceled/i);
  });
});
