import { apiPaths, type OwnerAppointment, ownerInvitationDelaySeconds } from '@agency/contracts';
import { admin, storeSetting } from '@agency/testing/admin-database';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  addContact,
  addDayOff,
  book,
  emailsOf,
  friday,
  startScheduling,
} from './scheduling-app.js';
import { emailNamesOf, monday, on, schedulingSuite } from './scheduling-suite.js';

const suite = schedulingSuite({ BOT_CHECK: 'required', RATE_LIMIT_APPOINTMENTS: 5 });

/** Without the bot check. */
let visitors: NestFastifyApplication;

beforeAll(async () => {
  visitors = await startScheduling();
});

const list = async (): Promise<OwnerAppointment[]> =>
  (await suite.app.inject({ url: '/api/appointments', headers: suite.owner })).json();
const cancel = (id: number) =>
  suite.app.inject({
    method: 'POST',
    url: apiPaths.cancelAppointments,
    payload: { ids: [id], emailVisitors: true },
    headers: suite.owner,
  });

async function booked(scheduledAt = monday('18:05'), options: { sendInvitation?: boolean } = {}) {
  const contactId = await addContact();
  const answer = await book(suite.app, contactId, scheduledAt, {
    headers: suite.owner,
    ...options,
  });
  expect(answer.statusCode).toBe(201);
  return { contactId, id: Number(answer.json().id) };
}

/** A time that visitors cannot book under any rules. */
const outside: [string, string][] = [
  ['in the evening', monday('21:35')],
  ['before the hours', monday('06:00')],
  ['beside the grid', monday('10:05')],
  ['on a weekend', on('2026-11-28', '10:00')],
  ['on a day off', on('2026-11-25', '10:00')],
  ['within the notice', on('2026-11-20', '12:30')],
  ['beyond the horizon', on('2027-06-01', '10:00')],
  ['across midnight', monday('23:50')],
];

async function setRules(): Promise<void> {
  await storeSetting('scheduling', 'booking-rules', {
    minimumNoticeMinutes: 240,
    horizonDays: 30,
    bufferMinutes: 60,
  });
  await addDayOff('2026-11-25');
}

describe('the owner', () => {
  it.each(outside)('should book and move %s, which a visitor may not', async (_, scheduledAt) => {
    await setRules();
    const first = await booked(scheduledAt);
    const [shown] = await list();
    expect(shown).toMatchObject({ scheduledAt, isInvited: true });
    await cancel(first.id);
    const second = await booked(monday('09:00'));
    expect((await suite.patch(second.id, { scheduledAt })).json()).toMatchObject({ scheduledAt });
    await cancel(second.id);

    const refused = await book(visitors, await addContact(), scheduledAt);
    expect(refused.statusCode).toBe(422);
    expect((await list()).filter(({ status }) => status === 'scheduled')).toEqual([]);
  });

  it.each([
    [-29, 409],
    [-30, 201],
    [29, 409],
    [30, 201],
  ])(
    'should not book %i minutes from another call, and learn from which: %i',
    async (by, status) => {
      await book(suite.app, await addContact('Ann Rivers'), monday('10:00'), {
        headers: suite.owner,
      });
      const wish = new Date(Date.parse(monday('10:00')) + by * 60_000).toISOString();
      const answer = await book(suite.app, await addContact(), wish, { headers: suite.owner });
      expect(answer.statusCode).toBe(status);
      if (status === 409)
        expect(answer.json().message).toBe('This overlaps the call with Ann Rivers at 10:00 AM.');
    },
  );

  it('should move a call by less than its length, and not onto another', async () => {
    const { id } = await booked(monday('10:00'));
    await book(suite.app, await addContact('Ann Rivers'), monday('11:00'), {
      headers: suite.owner,
    });
    expect((await suite.patch(id, { scheduledAt: monday('10:20') })).statusCode).toBe(200);
    const refused = await suite.patch(id, { scheduledAt: monday('10:40') });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'This overlaps the call with Ann Rivers at 11:00 AM.',
    ]);
  });

  it('should share no time with anyone, however many book at once', async () => {
    const contacts = await Promise.all(Array.from({ length: 20 }, () => addContact()));
    const times = ['23:35', '23:45', '23:55'].map(monday).concat(on('2026-11-24', '00:05'));
    const answers = await Promise.all(
      contacts.map((id, index) =>
        book(suite.app, id, times[index % 4] ?? '', { headers: suite.owner }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
    const calls = await list();
    const starts = calls.map(({ scheduledAt }) => Date.parse(scheduledAt)).sort();
    const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
    expect(gaps.filter((gap) => gap < 30 * 60_000)).toEqual([]);
  });

  it('should not book the past, a start off the minute, or a call for an unknown lead', async () => {
    const contactId = await addContact();
    const past = await book(suite.app, contactId, on('2026-11-20', '11:59'), {
      headers: suite.owner,
    });
    const second = await book(suite.app, contactId, '2026-11-23T15:00:01Z', {
      headers: suite.owner,
    });
    const nobody = await book(suite.app, 17, monday('10:00'), { headers: suite.owner });
    expect([past, second, nobody].map(({ statusCode }) => statusCode)).toEqual([422, 422, 404]);
    expect(await list()).toEqual([]);
  });

  it('should get the same call when the answer to a booking was lost', async () => {
    const { contactId, id } = await booked();
    const again = await book(suite.app, contactId, monday('18:05'), {
      headers: suite.owner,
      sendInvitation: false,
    });
    expect([again.statusCode, again.json().id]).toEqual([201, id]);
    expect(await list()).toHaveLength(1);
  });

  it('should find past calls without a result, with how many there are', async () => {
    const [first, second] = [await booked(monday('09:00')), await booked(monday('10:00'))];
    const done = await booked(monday('11:00'));
    await booked(monday('15:00'));
    await suite.patch(done.id, { status: 'completed' });
    const answer = await suite.app.inject({
      url: `/api/appointments?status=scheduled&to=${monday('12:00')}&order=desc&limit=1`,
      headers: suite.owner,
    });
    expect(answer.json().map(({ id }: { id: number }) => id)).toEqual([second.id]);
    expect(answer.headers['x-total-count']).toBe('2');
    expect(first.id).not.toBe(second.id);
  });
});

describe('the emails of a call that the owner booked', () => {
  it('should be the invitation and her own copy after a moment, and the reminders', async () => {
    const { id } = await booked();
    const [invitation, copy, ...others] = await emailsOf(id);
    const due_at = new Date(friday.getTime() + ownerInvitationDelaySeconds * 1_000);
    expect(invitation).toMatchObject({ name: 'booking-invitation', due_at });
    expect(copy).toMatchObject({ name: 'own-change-notice', due_at });
    expect(others.map(({ name }: { name: string }) => name)).toEqual([
      'reminder-24-hours',
      'reminder-10-minutes',
    ]);
  });

  it('should be none to the lead without an invitation, whatever becomes of it', async () => {
    const { id } = await booked(monday('18:05'), { sendInvitation: false });
    expect((await list())[0]).toMatchObject({ isInvited: false });
    await suite.patch(id, { scheduledAt: monday('18:30') });
    await suite.patch(id, { status: 'no-show' });
    await suite.patch(id, { status: 'scheduled' });
    await suite.patch(id, { status: 'cancelled' });
    await suite.patch(id, { status: 'scheduled' });
    expect((await cancel(id)).json().results).toEqual([
      { id, outcome: 'cancelled', isVisitorEmailed: false },
    ]);
    expect(new Set(await emailNamesOf(id))).toEqual(new Set(['own-change-notice']));
  });

  it('should be withdrawn unseen when the booking is taken back at once', async () => {
    const { id } = await booked();
    expect((await cancel(id)).json().results).toEqual([
      { id, outcome: 'cancelled', isVisitorEmailed: false },
    ]);
    // The owner does not get this one either: her calendar did not have the call.
    expect(await emailNamesOf(id)).toEqual(['own-change-notice']);
  });

  it('should end with a cancellation once the invitation has gone', async () => {
    const { id } = await booked();
    await admin.query(`UPDATE scheduling.outbox SET relayed_at = now() WHERE name LIKE '%invit%'`);
    expect((await cancel(id)).json().results).toEqual([
      { id, outcome: 'cancelled', isVisitorEmailed: true },
    ]);
    expect(await emailNamesOf(id)).toEqual([
      'booking-invitation',
      'booking-cancelled',
      'own-change-notice',
    ]);
  });

  it('should invite to the new time, and not tell of a move that no one saw', async () => {
    const { id } = await booked();
    await suite.patch(id, { scheduledAt: monday('19:00') });
    expect(await emailNamesOf(id)).toEqual([
      'booking-invitation',
      'reminder-24-hours',
      'reminder-10-minutes',
      'own-change-notice',
    ]);
  });
});

describe('a visitor', () => {
  it('should be bound by proof and rate as before, and get the emails whatever she sends', async () => {
    const elsewhere = { headers: { 'x-forwarded-for': '192.0.2.50' } };
    const unproven = await book(suite.app, await addContact(), monday('09:00'), elsewhere);
    expect(unproven.statusCode).toBe(403);
    const quiet = await book(visitors, await addContact(), monday('09:00'), {
      sendInvitation: false,
    });
    expect(await emailNamesOf(quiet.json().id)).toEqual([
      'booking-invitation',
      'booking-notice',
      'reminder-24-hours',
      'reminder-10-minutes',
    ]);
    // The call that she booked herself is canceled before its invitation is sent: she knows about it anyway.
    const told = await cancel(quiet.json().id);
    expect(told.json().results[0]).toMatchObject({ isVisitorEmailed: true });
    const statuses = [];
    for (let index = 0; index < 6; index++)
      statuses.push((await book(suite.app, 17, monday('10:00'), elsewhere)).statusCode);
    expect(statuses.at(-1)).toBe(429);
    await booked(monday('20:00'));
  });
});
