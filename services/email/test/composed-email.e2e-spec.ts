import { admin } from '@agency/testing/admin-database';
import ICAL from 'ical.js';
import { fromAddress, ownerEmail } from './email-app.js';
import { EmailStand } from './email-stand.js';
import { addCall, addLead, changeCall, deliveries, order } from './stored.js';

const stand = new EmailStand();
const nine = new Date('2026-11-12T14:00:00Z');

/** Sends one email about a call and reads it as a mailbox would. */
async function sendAboutCall(name: string, id: number, sequence = 0) {
  await order('scheduling', { name, about: id, sequence, dueAt: stand.now });
  await stand.work();
  const email = (await stand.server.emails()).at(-1);
  if (!email) throw new Error(`${name} has not arrived: ${JSON.stringify(await deliveries())}`);
  return email;
}

type SentEmail = Awaited<ReturnType<typeof sendAboutCall>>;
const headersOf = (email: SentEmail) =>
  new Map(email.headers.map(({ key, value }) => [key, value]));

function eventOf(email: SentEmail) {
  const calendars = email.attachments.filter(({ mimeType }) => /calendar|ics/.test(mimeType));
  const [part] = calendars;
  const content =
    typeof part?.content === 'string'
      ? part.content
      : new TextDecoder().decode(part?.content ?? new ArrayBuffer());
  const calendar = new ICAL.Component(ICAL.parse(content));
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error('There is no event in it.');
  return {
    names: calendars.map(({ filename }) => filename),
    partMethod: part?.method,
    method: calendar.getFirstPropertyValue('method'),
    uid: event.getFirstPropertyValue('uid'),
    sequence: event.getFirstPropertyValue('sequence'),
    start: String(event.getFirstPropertyValue('dtstart')),
    organizer: event.getFirstPropertyValue('organizer'),
    attendee: event.getFirstPropertyValue('attendee'),
  };
}

it('should tell the owner the old time of a call that was moved, and the phone number', async () => {
  await stand.startWorker();
  const { id } = await addCall(nine);
  const sequence = await changeCall(id, { startsAt: new Date('2026-11-13T15:30:00Z') });
  for (const from of ['2026-11-11T14:00:00.000Z', nine.toISOString()]) {
    await admin.query(
      `INSERT INTO scheduling.events (appointment_id, at, kind, detail)
       VALUES ($1, now(), 'call-moved', jsonb_build_object('by', 'visitor', 'from', $2::text))`,
      [id, from],
    );
  }
  const notice = await sendAboutCall('booking-change-notice', id, sequence);
  expect(notice.text).toContain('from Thursday, November 12, 2026 at 9:00 AM to the time below');
  expect(notice.text).toContain('Friday, November 13, 2026\n10:30 AM');
  expect(notice.text).toContain('Phone: (910) 555-0123');
  expect(notice.html).toContain('from Thursday, November 12, 2026 at 9:00 AM to the time below');
});

it('should tell the visitor what the owner wrote about a move', async () => {
  await stand.startWorker();
  const { id } = await addCall(nine);
  const sequence = await changeCall(id, { startsAt: new Date('2026-11-13T15:30:00Z') });
  await admin.query(
    `INSERT INTO scheduling.events (appointment_id, at, kind, detail)
     VALUES ($1, now(), 'call-moved', $2)`,
    [id, { by: 'owner', from: nine.toISOString(), message: 'My <dentist>, sorry.\nSee you!' }],
  );
  const moved = await sendAboutCall('booking-moved', id, sequence);
  expect(moved.text).toContain('> My <dentist>, sorry.\n> See you!');
  expect(moved.html).toContain('My &lt;dentist&gt;, sorry.');
});

it('should invite, move and cancel as one calendar event', async () => {
  await stand.startWorker();
  const { id, uid } = await addCall(nine);
  const invitation = await sendAboutCall('booking-invitation', id);
  expect(invitation.to).toEqual([{ name: 'Ann Rivers', address: 'ann@harbor-bakery.example' }]);
  expect(invitation.from).toMatchObject({ address: fromAddress });
  expect(eventOf(invitation)).toMatchObject({
    method: 'REQUEST',
    partMethod: 'REQUEST',
    sequence: 0,
    start: '2026-11-12T14:00:00Z',
    organizer: `mailto:${fromAddress}`,
    attendee: expect.stringMatching(/^mailto:ann@harbor-bakery\.example$/i),
  });
  expect(eventOf(invitation).names).toContain('invite.ics');
  expect(eventOf(invitation).uid).toContain(uid);

  const sequence = await changeCall(id, { startsAt: new Date('2026-11-13T15:00:00Z') });
  const moved = eventOf(await sendAboutCall('booking-moved', id, sequence));
  expect(moved).toMatchObject({ method: 'REQUEST', sequence: 1, start: '2026-11-13T15:00:00Z' });

  const last = await changeCall(id, { status: 'cancelled' });
  const cancelled = eventOf(await sendAboutCall('booking-cancelled', id, last));
  expect(cancelled).toMatchObject({ method: 'CANCEL', partMethod: 'CANCEL', sequence: 2 });
  expect(new Set([moved.uid, cancelled.uid])).toEqual(new Set([eventOf(invitation).uid]));
});

it('should tell the owner so that an answer goes to the lead, and no machine answers', async () => {
  await stand.startWorker();
  const { id } = await addCall(nine);
  const notice = await sendAboutCall('booking-notice', id);
  expect(notice.to).toMatchObject([{ address: ownerEmail }]);
  expect(notice.replyTo).toEqual([{ name: 'Ann Rivers', address: 'ann@harbor-bakery.example' }]);
  expect(headersOf(notice).get('auto-submitted')).toBe('auto-generated');
  expect(headersOf(notice).get('x-auto-response-suppress')).toBe('All');
  await order('leads', { name: 'lead-auto-reply', about: await addLead(), dueAt: stand.now });
  await stand.work();
  const reply = (await stand.server.emails()).at(-1);
  expect(reply?.to).toMatchObject([{ address: 'ann@harbor-bakery.example' }]);
  expect(reply && headersOf(reply).get('auto-submitted')).toBe('auto-replied');
});

it('should have the same id at every try', async () => {
  await stand.startWorker();
  const { id } = await addCall(nine);
  await sendAboutCall('booking-notice', id);
  await admin.query(`UPDATE email.deliveries SET state = 'queued'`);
  await sendAboutCall('booking-notice', id);
  const ids = (await stand.server.emails()).map(({ messageId }) => messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^<[0-9a-f-]{36}@agency\.example>$/);
});

it.each([
  ['two addresses', { email: 'ann@harbor-bakery.example, eve@elsewhere.example' }],
  ['a line break', { email: 'ann@harbor-bakery.example\r\nBcc: eve@elsewhere.example' }],
  ['another recipient', { email: 'Eve <eve@elsewhere.example>' }],
])('should refuse an address that is none, whoever stored it: %s', async (_, facts) => {
  await stand.startWorker();
  await order('leads', { name: 'lead-auto-reply', about: await addLead(facts), dueAt: stand.now });
  await stand.work();
  expect(stand.server.received).toHaveLength(0);
  expect(await deliveries()).toMatchObject([
    { state: 'failed', reason: 'The address isn’t valid.' },
  ]);
});

it('should let bounces go to their own address, and be from the usual one', async () => {
  const BOUNCE_ADDRESS = 'bounces@agency.example';
  await stand.startWorker({ BOUNCE_ADDRESS });
  const { id } = await addCall(nine);
  const invitation = await sendAboutCall('booking-invitation', id);
  expect(stand.server.received.map(({ sender, recipients }) => ({ sender, recipients }))).toEqual([
    { sender: BOUNCE_ADDRESS, recipients: ['ann@harbor-bakery.example'] },
  ]);
  expect(invitation.from).toMatchObject({ address: fromAddress });
  expect([...headersOf(invitation).values()].join()).not.toContain(BOUNCE_ADDRESS);
});
