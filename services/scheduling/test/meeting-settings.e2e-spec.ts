import {
  apiPaths,
  type MeetingPlace,
  meetingSettingsSchema,
  settingPath,
  settings,
} from '@agency/contracts';
import { OutboxRelay } from '@agency/platform';
import { admin } from '@agency/testing/admin-database';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { MeetingService } from '../src/appointments/meeting/meeting.service.js';
import { addContact, book, bookingUrl, emailsOf, startScheduling } from './scheduling-app.js';
import { emailNamesOf, everything, monday, on, schedulingSuite } from './scheduling-suite.js';

const suite = schedulingSuite({ MEETING_BASE_URL: 'https://rooms.example' });
let otherReplica: NestFastifyApplication;
beforeAll(async () => {
  otherReplica = await startScheduling({ MEETING_BASE_URL: 'https://rooms.example' });
});

// Emails stay in the outbox, so that each test decides what was sent.
beforeEach(() => {
  for (const app of [suite.app, otherReplica]) {
    jest.spyOn(app.get(OutboxRelay), 'relayBatch').mockResolvedValue(0);
  }
});

const zoom = {
  kind: 'link',
  address: 'https://us02web.zoom.us/j/85012345678?pwd=Zk9/sR2',
} as const;
const phone = { kind: 'phone', address: '(910) 555-0100' } as const;
const ownRooms = { kind: 'rooms', address: 'https://own.example/calls' } as const;

const read = async () =>
  meetingSettingsSchema.parse(
    (await suite.app.inject({ url: apiPaths.meeting, headers: suite.owner })).json(),
  );
const save = (place: MeetingPlace) =>
  suite.app.inject({
    method: 'PATCH',
    url: settingPath(settings.meeting),
    payload: place,
    headers: suite.owner,
  });
const choose = async (place: MeetingPlace) => expect((await save(place)).statusCode).toBe(200);
const relocate = async (app = suite.app) =>
  (await app.inject({ method: 'POST', url: apiPaths.relocateCalls, headers: suite.owner })).json()
    .relocated;

const bookAt = async (time: string, app = suite.app): Promise<number> =>
  (await book(app, await addContact(), monday(time))).json().id;
const roomOf = async (id: number) =>
  (await suite.app.inject({ url: bookingUrl(id) })).json().meetingUrl;
const storedOf = async (id: number) =>
  (
    await admin.query(
      'SELECT sequence, has_own_room, relocated_at FROM scheduling.appointments WHERE id = $1',
      [id],
    )
  )[0];

describe('where calls take place', () => {
  it('should be a room each below the environment’s address until the owner says otherwise', async () => {
    expect(await read()).toEqual({
      kind: 'rooms',
      address: 'https://rooms.example',
      defaultBaseUrl: 'https://rooms.example',
      callsElsewhere: 0,
    });
    expect(await roomOf(await bookAt('10:00'))).toMatch(/^https:\/\/rooms\.example\/[\w-]{16}$/);
  });

  it('should hold from the next booking on, on every replica, and leave what was booked alone', async () => {
    const before = await bookAt('09:00');
    const told = await roomOf(before);
    await choose(zoom);
    expect(await roomOf(await bookAt('10:00', otherReplica))).toBe(zoom.address);
    await choose(phone);
    expect(await roomOf(await bookAt('11:00', otherReplica))).toBe('tel:+19105550100');
    await choose(ownRooms);
    const [first, second] = [await bookAt('12:00'), await bookAt('13:00')];
    expect(await roomOf(first)).toMatch(/^https:\/\/own\.example\/calls\/[\w-]{16}$/);
    expect(await roomOf(first)).not.toBe(await roomOf(second));
    expect(await roomOf(before)).toBe(told);
    expect((await read()).callsElsewhere).toBe(3);
  });

  it('should be as saved last, wholly', async () => {
    expect((await save(zoom)).json()).toMatchObject(zoom);
    expect((await save(phone)).json()).toMatchObject(phone);
    const both = await Promise.all([save(zoom), save(ownRooms)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { kind, address } = await read();
    expect([zoom, ownRooms]).toContainEqual({ kind, address });
  });
});

describe('relocating the upcoming calls', () => {
  it('should tell each visitor once, with a newer invitation and new reminders', async () => {
    const id = await bookAt('15:00');
    await choose(zoom);
    expect((await read()).callsElsewhere).toBe(1);
    expect(await relocate()).toBe(1);
    expect(await roomOf(id)).toBe(zoom.address);
    // Nothing of the booking was sent yet: the visitor is invited once, and the owner still learns who booked.
    expect((await emailNamesOf(id)).sort()).toEqual([
      'booking-invitation',
      'booking-notice',
      'reminder-10-minutes',
      'reminder-24-hours',
    ]);
    for (const { payload } of await emailsOf(id)) expect(payload.sequence).toBe(1);
    expect(await storedOf(id)).toMatchObject({ sequence: 1, has_own_room: false });
    const [{ changed_at }] = await admin.query(
      'SELECT changed_at FROM scheduling.call_changes WHERE appointment_id = $1',
      [id],
    );
    expect(changed_at).toEqual((await storedOf(id)).relocated_at);

    const settled = await everything();
    expect(await relocate()).toBe(0);
    expect(await everything()).toEqual(settled);
    expect((await read()).callsElsewhere).toBe(0);
  });

  it('should give a call a room of its own again', async () => {
    await choose(zoom);
    const [first, second] = [await bookAt('10:00'), await bookAt('11:00')];
    await choose(ownRooms);
    expect(await relocate()).toBe(2);
    expect(await roomOf(first)).toMatch(/^https:\/\/own\.example\/calls\/[\w-]{16}$/);
    expect(await roomOf(first)).not.toBe(await roomOf(second));
    await admin.query('UPDATE scheduling.outbox SET relayed_at = due_at WHERE subject = $1', [
      `appointment:${first}`,
    ]);
    await choose(phone);
    expect(await relocate()).toBe(2);
    expect(await roomOf(first)).toBe('tel:+19105550100');
    const news = (await emailsOf(first)).filter(
      ({ payload }: { payload: { sequence: number } }) => payload.sequence === 2,
    );
    expect(news.map(({ name }: { name: string }) => name).sort()).toEqual([
      'booking-relocated',
      'own-change-notice',
      'reminder-10-minutes',
      'reminder-24-hours',
    ]);
    expect(await storedOf(first)).toMatchObject({ sequence: 2 });
  });

  it('should leave alone what is over, canceled, or by phone without an invitation', async () => {
    const cancelled = await bookAt('10:00');
    await suite.patch(cancelled, { status: 'cancelled' });
    const uninvited = { headers: suite.owner, sendInvitation: false };
    await book(suite.app, await addContact(), monday('11:00'), uninvited);
    const over = await bookAt('12:00');
    await admin.query('UPDATE scheduling.appointments SET scheduled_at = $2 WHERE id = $1', [
      over,
      on('2026-11-19', '12:00'),
    ]);
    await choose(zoom);
    const settled = await everything();
    expect(await relocate()).toBe(0);
    expect(await everything()).toEqual(settled);
  });

  it('should not tell a visitor who has yet to confirm, and confirm nothing', async () => {
    const id = await bookAt('10:00');
    const confirmBy = new Date('2026-11-20T18:00:00Z');
    await admin.query('UPDATE scheduling.appointments SET confirm_by = $2 WHERE id = $1', [
      id,
      confirmBy,
    ]);
    const emails = await emailsOf(id);
    await choose(zoom);
    expect(await relocate()).toBe(1);
    expect(await emailsOf(id)).toEqual(emails);
    expect(await roomOf(id)).toBe(zoom.address);
    const [call] = await admin.query(
      'SELECT sequence, confirm_by FROM scheduling.appointments WHERE id = $1',
      [id],
    );
    expect(call).toEqual({ sequence: 0, confirm_by: confirmBy });
  });

  it('should invite at once to a call whose invitation was still waiting', async () => {
    const { id } = (
      await book(suite.app, await addContact(), monday('15:00'), { headers: suite.owner })
    ).json();
    await choose(zoom);
    expect(await relocate()).toBe(1);
    expect((await emailNamesOf(id)).sort()).toEqual([
      'booking-invitation',
      'own-change-notice',
      'reminder-10-minutes',
      'reminder-24-hours',
    ]);
  });

  it('should relocate each of many once, however many replicas do it', async () => {
    for (const day of ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-30', '2026-12-01']) {
      for (const time of ['09:00', '10:00', '11:00']) {
        await book(suite.app, await addContact(), on(day, time));
      }
    }
    await choose(zoom);
    const relocated = await Promise.all([
      relocate(),
      relocate(otherReplica),
      relocate(),
      relocate(otherReplica),
    ]);
    expect(relocated.reduce((sum, count) => sum + count, 0)).toBe(15);
    const rows = await admin.query('SELECT sequence FROM scheduling.appointments');
    expect(new Set(rows.map(({ sequence }: { sequence: number }) => sequence))).toEqual(
      new Set([1]),
    );
    const invitations = await admin.query(
      `SELECT subject FROM scheduling.outbox WHERE name = 'booking-invitation'`,
    );
    expect(invitations).toHaveLength(15);
  });

  it('should put every call that is booked meanwhile at one place or the other', async () => {
    const places = [zoom, phone, ownRooms];
    const flips = (async () => {
      for (let flip = 0; flip < 30; flip++) await choose(places[flip % 3] ?? zoom);
    })();
    const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];
    const ids = await Promise.all(
      times.map((time, index) => bookAt(time, index % 2 ? otherReplica : suite.app)),
    );
    await flips;
    for (const id of ids) {
      expect(await roomOf(id)).toMatch(
        /^(https:\/\/rooms\.example\/[\w-]{16}|https:\/\/own\.example\/calls\/[\w-]{16}|https:\/\/us02web\.zoom\.us\/j\/85012345678\?pwd=Zk9\/sR2|tel:\+19105550100)$/,
      );
    }
  });
});

it('should relocate more calls than one batch holds', async () => {
  const contactId = await addContact();
  await admin.query(
    `INSERT INTO scheduling.appointments (contact_id, scheduled_at, duration, calendar_uid, meeting_room)
     SELECT $1, timestamptz '2027-01-01' + number * interval '1 hour', 30, gen_random_uuid(), md5(number::text)
     FROM generate_series(1, 230) number`,
    [contactId],
  );
  await choose(zoom);
  expect(await suite.app.get(MeetingService).relocateUpcoming('request')).toBe(230);
});
