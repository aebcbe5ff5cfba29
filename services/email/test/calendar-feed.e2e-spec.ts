import { randomBytes } from 'node:crypto';
import { admin } from '@agency/testing/admin-database';
import { signIn } from '@agency/testing/sign-in';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { LightMyRequestResponse } from 'fastify';
import ICAL from 'ical.js';
import { startEmail } from './email-app.js';
import { addCall, addLead, changeCall, emptyTables } from './stored.js';

const path = '/api/calendar-feed';
let now = new Date('2026-11-20T15:00:00Z');
let app: NestFastifyApplication;
let headers: { cookie: string };
beforeAll(async () => {
  app = await startEmail({}, { now: () => now });
});
beforeEach(async () => {
  now = new Date('2026-11-20T15:00:00Z');
  headers = await signIn(['admin']);
  await emptyTables();
});

const state = async () => (await app.inject({ url: path, headers })).json();
const choose = (isAttached: boolean) =>
  app.inject({ method: 'PUT', url: `${path}/notices`, headers, payload: { isAttached } });

async function makeAddress(): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: path, headers });
  expect(answer.statusCode).toBe(201);
  expect(answer.headers['cache-control']).toBe('no-store');
  const { address } = answer.json();
  expect(address).toMatch(/^https:\/\/agency\.example\/calendar\/[\w-]{43}\.ics$/);
  return new URL(address).pathname;
}

const read = (url: string, conditions: Record<string, string> = {}) =>
  app.inject({ url, headers: conditions });

function eventsIn({ body }: LightMyRequestResponse) {
  const calendar = new ICAL.Component(ICAL.parse(body));
  return calendar.getAllSubcomponents('vevent').map((event) => {
    const value = (name: string) => String(event.getFirstPropertyValue(name));
    return {
      uid: value('uid'),
      start: value('dtstart'),
      sequence: Number(value('sequence')),
      changedAt: value('last-modified'),
    };
  });
}

/** Changes a call like the scheduling service does: with an event that has the time of the change. */
async function change(id: number, how: Parameters<typeof changeCall>[1], at: Date): Promise<void> {
  await changeCall(id, how);
  const kind = how.startsAt ? 'call-moved' : 'call-status-changed';
  await admin.query(
    `INSERT INTO scheduling.events (appointment_id, at, kind, detail)
     VALUES ($1, $2, $3, '{"by": "visitor", "from": "2026-11-01T14:00:00.000Z"}')`,
    [id, at, kind],
  );
}

/** Advances the clock: reads of an unchanged file are recorded at most once a minute. */
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

describe('the address of the feed', () => {
  it('should be told once, and never stored', async () => {
    expect(await state()).toEqual({ feed: null, isAttached: true });
    const address = await makeAddress();
    expect(await state()).toEqual({
      feed: { createdAt: now.toISOString(), lastReadAt: null },
      isAttached: true,
    });
    const token = address.slice('/calendar/'.length, -'.ics'.length);
    const [row] = await admin.query('SELECT calendar_feed::text AS text FROM email.calendar_feed');
    expect(row.text).not.toContain(token);
    expect(row.text).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });

  it('should end when a new one is made, and when it is removed', async () => {
    const first = await makeAddress();
    expect((await read(first)).statusCode).toBe(200);
    const second = await makeAddress();
    expect((await read(first)).statusCode).toBe(404);
    expect((await read(second)).statusCode).toBe(200);
    const removed = await app.inject({ method: 'DELETE', url: path, headers });
    expect(removed.json()).toEqual({ feed: null, isAttached: true });
    expect((await read(second)).statusCode).toBe(404);
  });

  it.each([
    ['none', ''],
    ['a short one', 'abc.ics'],
    ['another', `${randomBytes(32).toString('base64url')}.ics`],
    ['32 zero bytes', `${Buffer.alloc(32).toString('base64url')}.ics`],
    ['a broken one', '%00.ics'],
    ['a path', '..%2f..%2fapi.ics'],
    ['one without the ending', randomBytes(32).toString('base64url')],
  ])('should not be found with a wrong token: %s', async (_, file) => {
    expect((await read(`/calendar/${file}`)).statusCode).toBe(404);
    await makeAddress();
    const answer = await read(`/calendar/${file}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('BEGIN:VCALENDAR');
  });
});

describe('the feed', () => {
  it('should hold the calls of the last 90 days and all ahead, without canceled ones', async () => {
    const address = await makeAddress();
    const before = await addCall(new Date('2026-08-21T15:00:00Z'));
    const past = await addCall(new Date('2026-08-24T14:00:00Z'));
    const ahead = await addCall(new Date('2027-11-30T14:00:00Z'));
    const cancelled = await addCall(new Date('2026-11-30T14:00:00Z'));
    await change(cancelled.id, { status: 'cancelled' }, now);
    await changeCall(past.id, { status: 'completed' });
    const answer = await read(address);
    const uids = eventsIn(answer).map(({ uid }) => uid);
    expect(uids).toEqual([past, ahead].map(({ uid }) => `owner-${uid}`));
    expect(answer.body).not.toContain(before.uid);
    expect(answer.body).not.toContain('harbor-bakery');
    expect(answer.body).not.toContain(String(ahead.contactId));
  });

  it('should say when a moved call changed, with a higher sequence', async () => {
    const address = await makeAddress();
    const { id, uid } = await addCall(new Date('2026-11-30T14:00:00Z'));
    const [booked] = eventsIn(await read(address));
    expect(booked).toMatchObject({ uid: `owner-${uid}`, sequence: 0 });
    const movedAt = new Date(Date.now() + 3_600_000);
    await change(id, { startsAt: new Date('2026-12-01T15:30:00Z') }, movedAt);
    const [moved] = eventsIn(await read(address));
    expect(moved).toEqual({
      uid: `owner-${uid}`,
      start: '2026-12-01T15:30:00Z',
      sequence: 1,
      changedAt: movedAt.toISOString().replace(/\.\d+Z/, 'Z'),
    });
  });

  it('should drop the calls of an erased lead', async () => {
    const address = await makeAddress();
    const { contactId } = await addCall(new Date('2026-11-30T14:00:00Z'));
    expect(eventsIn(await read(address))).toHaveLength(1);
    await admin.query('DELETE FROM leads.contacts WHERE id = $1', [contactId]);
    expect(eventsIn(await read(address))).toEqual([]);
  });

  it('should answer with what calendar apps rely on', async () => {
    await addCall(new Date('2026-11-30T14:00:00Z'), await addLead({ name: 'Siobhán' }));
    const address = await makeAddress();
    const answer = await read(address, { 'accept-encoding': 'gzip', accept: 'text/html' });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=300',
      'last-modified': 'Fri, 20 Nov 2026 15:00:00 GMT',
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
    });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.headers).not.toHaveProperty('content-disposition');
    const head = await app.inject({ method: 'HEAD', url: address });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    for (const name of ['content-type', 'etag', 'last-modified', 'cache-control'] as const) {
      expect(head.headers[name]).toBe(answer.headers[name]);
    }
    expect(head.headers['content-length']).toBe(String(answer.rawPayload.length));
  });

  it('should be the same bytes and a 304 until something changes', async () => {
    const { id } = await addCall(new Date('2026-11-30T14:00:00Z'));
    const address = await makeAddress();
    const first = await read(address);
    pass(30);
    const again = await read(address);
    expect(again.body).toBe(first.body);
    expect(again.headers['last-modified']).toBe(first.headers['last-modified']);
    const etag = String(first.headers.etag);
    const since = String(first.headers['last-modified']);
    const unchanged: Record<string, string>[] = [
      { 'if-none-match': etag },
      { 'if-none-match': `"other", W/${etag}` },
      { 'if-modified-since': since },
    ];
    for (const conditions of unchanged) {
      const answer = await read(address, conditions);
      expect(answer.statusCode).toBe(304);
      expect(answer.body).toBe('');
      expect(answer.headers).toMatchObject({ etag, 'last-modified': since });
    }
    // The tag takes precedence over the date.
    const both = { 'if-none-match': '"other"', 'if-modified-since': since };
    expect((await read(address, both)).statusCode).toBe(200);

    // Canceling a call changes the file without leaving an entry in it, even within the same second.
    pass(-30);
    await change(id, { status: 'cancelled' }, now);
    const answer = await read(address, { 'if-modified-since': since });
    expect(answer.statusCode).toBe(200);
    expect(eventsIn(answer)).toEqual([]);
    expect(answer.headers.etag).not.toBe(etag);
    expect(Date.parse(String(answer.headers['last-modified']))).toBeGreaterThan(Date.parse(since));
    expect((await read(address, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('should tell the owner when it was last read', async () => {
    const address = await makeAddress();
    await read(address);
    const first = now.toISOString();
    expect((await state()).feed.lastReadAt).toBe(first);
    pass(90);
    await read('/calendar/wrong.ics');
    expect((await state()).feed.lastReadAt).toBe(first);
    await app.inject({ method: 'HEAD', url: address });
    expect((await state()).feed.lastReadAt).toBe(now.toISOString());
  });
});

describe('the calendar file of emails to the owner', () => {
  it('should be there until an app reads the feed, unless she says otherwise', async () => {
    const address = await makeAddress();
    expect((await state()).isAttached).toBe(true);
    await read(address);
    expect((await state()).isAttached).toBe(false);
    expect((await choose(true)).json()).toMatchObject({ isAttached: true });
    expect((await choose(false)).json()).toMatchObject({ isAttached: false });
    await makeAddress();
    expect((await state()).isAttached).toBe(false);
  });

  it('should be back when the address is a new one that no app reads yet', async () => {
    await read(await makeAddress());
    expect((await state()).isAttached).toBe(false);
    await makeAddress();
    expect((await state()).isAttached).toBe(true);
  });

  it('should refuse what is no choice', async () => {
    const url = `${path}/notices`;
    const answer = await app.inject({
      method: 'PUT',
      url,
      headers,
      payload: { isAttached: 'yes' },
    });
    expect(answer.statusCode).toBe(400);
  });
});
