import { easternInstant, leadDetailSchema, timelineEntrySchema } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { DataSource } from 'typeorm';
import { addCall, addLead, leadsSuite } from './leads-app.js';

const suite = leadsSuite();
const { at } = suite;

const unknown = 2 ** 40;
const received = '2026-11-02T15:00:00.000Z';

const get = (path: string) => suite.asOwner({ url: `/api/contacts/${path}` });
const patch = (id: number, payload: object) =>
  suite.asOwner({ method: 'PATCH', url: `/api/contacts/${id}`, payload });
const timelineOf = async (id: number) => (await get(`${id}/timeline`)).json();

describe('one lead', () => {
  it('should be shown with those of the same address or number, newest first', async () => {
    const id = await addLead({ email: 'Ann@Harbor-Bakery.com', phone: '(910) 555-0123' });
    const before = await addLead({
      name: 'Ann R.',
      phone: '+1 910.555.0123',
      email: 'ann@home.example',
      created_at: '2026-01-01T00:00:00Z',
    });
    const after = await addLead({ email: 'ann+ads@harbor-bakery.COM', phone: '(910) 555-0199' });
    await addLead({ email: 'bo@harbor-bakery.com', phone: '(910) 555-0124' });
    const detail = leadDetailSchema.parse((await get(`${id}`)).json());
    expect(detail).toMatchObject({ id, name: 'Ann Rivers', followUpOn: null });
    expect(detail.related).toEqual([
      expect.objectContaining({ id: after, sameEmail: true, samePhone: false }),
      expect.objectContaining({ id: before, sameEmail: false, samePhone: true, name: 'Ann R.' }),
    ]);
  });

  it('should name at most 20 related ones', async () => {
    const id = await addLead();
    for (let count = 0; count < 21; count++) await addLead();
    expect((await get(`${id}`)).json().related).toHaveLength(20);
  });

  it('should answer 404 wherever there is none', async () => {
    for (const id of [unknown, 'x', '1', '-1', '9007199254740993']) {
      for (const path of [`${id}`, `${id}/timeline`])
        expect((await get(path)).statusCode).toBe(404);
    }
    expect((await patch(unknown, { status: 'new' })).statusCode).toBe(404);
    const erased = await suite.asOwner({
      method: 'DELETE',
      url: `/api/contacts/${unknown}`,
    });
    expect(erased.statusCode).toBe(404);
    expect(erased.json().message).toBe('This lead doesn’t exist. It may have been erased.');
  });
});

describe('the timeline', () => {
  it('should tell what was done and what happened in the calendar, newest first', async () => {
    const id = await addLead({ created_at: received });
    const other = await addLead({ created_at: received });
    await addCall(id, '2026-11-03T09:00:00Z');
    await addCall(other, '2026-11-03T09:30:00Z');
    at('2026-11-04T12:00:00Z');
    await patch(id, {
      status: 'contacted',
      notes: 'Wants <b>two</b> shops',
      followUpOn: '2026-11-09',
    });
    at('2026-11-05T12:00:00Z');
    await patch(id, { status: 'contacted', notes: '', followUpOn: null });
    const timeline = await timelineOf(id);
    expect(timeline.map((entry: unknown) => timelineEntrySchema.parse(entry))).toEqual(timeline);
    const second = '2026-11-05T12:00:00.000Z';
    const first = '2026-11-04T12:00:00.000Z';
    expect(timeline).toEqual([
      { kind: 'follow-up-changed', at: second, on: null },
      { kind: 'notes-changed', at: second, notes: null },
      { kind: 'follow-up-changed', at: first, on: '2026-11-09' },
      { kind: 'notes-changed', at: first, notes: 'Wants <b>two</b> shops' },
      { kind: 'status-changed', at: first, from: 'new', to: 'contacted' },
      {
        kind: 'call-booked',
        at: '2026-11-03T09:00:00.000Z',
        appointmentId: expect.any(Number),
        scheduledAt: '2026-11-20T15:00:00.000Z',
        by: 'visitor',
      },
      { kind: 'submitted', at: received },
    ]);
  });

  it('should tell what has become of each email, and which ones wait', async () => {
    const id = await addLead({ created_at: received });
    const call = await addCall(id, '2026-11-03T09:00:00Z');
    await admin.query(
      `INSERT INTO leads.outbox (name, payload, subject, request_id, due_at)
       SELECT name, jsonb_build_object('contactId', $1::bigint), 'contact:' || $1, 'r', $2::timestamptz
       FROM unnest(ARRAY['lead-notice', 'lead-auto-reply']) AS name`,
      [id, received],
    );
    await admin.query(
      `INSERT INTO scheduling.outbox (name, payload, subject, request_id, due_at)
       VALUES ('reminder-24-hours', jsonb_build_object('appointmentId', $1::bigint, 'sequence', 0),
         'appointment:' || $1, 'r', '2026-11-19T15:00:00Z')`,
      [call],
    );
    await admin.query(
      `INSERT INTO email.deliveries
         (mail, subject, sequence, contact_id, appointment_id, message_id, state, reason, created_at, changed_at)
       SELECT mail, subject, 0, contact, call, gen_random_uuid(), state, reason, at, at FROM (VALUES
         ('lead-notice', 'contact:' || $1, $1::bigint, NULL, 'sent', NULL, '2026-11-02T16:00:00Z'::timestamptz),
         ('booking-invitation', 'appointment:' || $2, NULL, $2::bigint, 'failed', 'No.', '2026-11-03T10:00:00Z')
       ) AS mails (mail, subject, contact, call, state, reason, at)`,
      [id, call],
    );
    const timeline = await timelineOf(id);
    const emails = timeline.filter(({ kind }: { kind: string }) => kind === 'mail');
    expect(emails.map((entry: unknown) => timelineEntrySchema.parse(entry))).toEqual([
      {
        kind: 'mail',
        at: '2026-11-19T15:00:00.000Z',
        mail: 'reminder-24-hours',
        state: 'queued',
        reason: null,
      },
      {
        kind: 'mail',
        at: '2026-11-03T10:00:00.000Z',
        mail: 'booking-invitation',
        state: 'failed',
        reason: 'No.',
      },
      {
        kind: 'mail',
        at: '2026-11-02T16:00:00.000Z',
        mail: 'lead-notice',
        state: 'sent',
        reason: null,
      },
      { kind: 'mail', at: received, mail: 'lead-auto-reply', state: 'queued', reason: null },
    ]);
  });

  it('should tell what to do on the day, and forget it with the day', async () => {
    const id = await addLead({ created_at: received });
    at('2026-11-04T12:00:00Z');
    const followUpTask = '  Send audit\nto Beau ';
    await patch(id, { status: 'new', followUpOn: '2026-11-09', followUpTask });
    at('2026-11-05T12:00:00Z');
    const moved = await patch(id, { status: 'new', followUpOn: '2026-11-12' });
    expect(moved.json().followUpTask).toBe('Send audit to Beau');
    at('2026-11-06T12:00:00Z');
    expect((await patch(id, { status: 'new', followUpOn: null })).json().followUpTask).toBeNull();
    const undated = await patch(id, { status: 'new', followUpTask: 'Call' });
    expect(undated.json().followUpTask).toBeNull();
    const entries: unknown[] = await timelineOf(id);
    const task = 'Send audit to Beau';
    expect(entries.slice(0, 3)).toEqual([
      { kind: 'follow-up-changed', at: '2026-11-06T12:00:00.000Z', on: null },
      { kind: 'follow-up-changed', at: '2026-11-05T12:00:00.000Z', on: '2026-11-12', task },
      { kind: 'follow-up-changed', at: '2026-11-04T12:00:00.000Z', on: '2026-11-09', task },
    ]);
  });

  it('should not grow when nothing changed', async () => {
    const id = await addLead({ notes: 'Nice', follow_up_on: '2026-11-09' });
    const same = await patch(id, { status: 'new', notes: 'Nice', followUpOn: '2026-11-09' });
    expect(same.statusCode).toBe(200);
    expect((await patch(id, { status: 'new' })).json()).toMatchObject({
      notes: 'Nice',
      followUpOn: '2026-11-09',
    });
    expect(await timelineOf(id)).toHaveLength(1);
  });

  it('should be rewritten or shortened by no one', async () => {
    const id = await addLead();
    await patch(id, { status: 'contacted' });
    const service = suite.app.get(DataSource);
    for (const connection of [service, admin]) {
      for (const statement of [
        `UPDATE leads.events SET kind = 'notes-changed'`,
        'DELETE FROM leads.events',
      ]) {
        await expect(connection.query(statement)).rejects.toThrow('events are only ever added');
      }
    }
    expect(await timelineOf(id)).toHaveLength(2);
  });
});

describe('two browsers that edit one lead', () => {
  it('should keep the last save of a field, and both in the timeline', async () => {
    const id = await addLead();
    await patch(id, { status: 'contacted' });
    expect((await patch(id, { status: 'qualified' })).json().status).toBe('qualified');
    const changes: { kind: string; to?: string }[] = await timelineOf(id);
    expect(changes.flatMap(({ to }) => to ?? [])).toEqual(['qualified', 'contacted']);
  });

  it('should both be saved when they change different fields', async () => {
    const id = await addLead();
    await Promise.all([
      patch(id, { status: 'contacted' }),
      patch(id, { notes: 'Likes boats', previousNotes: null }),
      patch(id, { followUpOn: '2026-11-20' }),
      patch(id, { company: 'Harbor' }),
    ]);
    expect((await get(`${id}`)).json()).toMatchObject({
      status: 'contacted',
      notes: 'Likes boats',
      followUpOn: '2026-11-20',
      company: 'Harbor',
    });
  });

  it('should let one of two simultaneous notes through and tell the other', async () => {
    const id = await addLead({ notes: 'Old' });
    const answers = await Promise.all(
      ['One', 'Two'].map((notes) => patch(id, { notes, previousNotes: 'Old' })),
    );
    const [won, ...others] = answers.filter(({ statusCode }) => statusCode === 200);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect([others.length, refused.map((answer) => answer.json().message)]).toEqual([
      0,
      ['The pinned note has changed since you opened it. Please review it, then save again.'],
    ]);
    expect((await get(`${id}`)).json()).toMatchObject(won?.json());
    expect(await timelineOf(id)).toHaveLength(2);
  });

  it('should change nothing else with a note that began from another one', async () => {
    const id = await addLead({ notes: 'Old' });
    const refused = await patch(id, { status: 'contacted', notes: 'Mine', previousNotes: 'Older' });
    expect(refused.statusCode).toBe(409);
    expect((await get(`${id}`)).json()).toMatchObject({ status: 'new', notes: 'Old' });
  });
});

it.each([
  ['no change', {}, 'status'],
  ['a task past its limit', { status: 'new', followUpTask: 'x'.repeat(161) }, 'followUpTask'],
])('should answer 400 to %s and change nothing', async (_, payload, path) => {
  const id = await addLead();
  const answer = await patch(id, payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors.map((error: { path: string }) => error.path)).toEqual([path]);
  expect((await get(`${id}`)).json()).toMatchObject({ status: 'new', notes: null });
  expect(await timelineOf(id)).toHaveLength(1);
});

it('should count over all leads, and as overdue what should have happened before today', async () => {
  at(easternInstant('2026-11-10', '23:30').toISOString());
  for (const status of ['new', 'new', 'qualified', 'closed-won', 'closed-lost', 'follow-up']) {
    await addLead({ status });
  }
  for (const follow_up_on of ['2026-11-09', '2026-11-10', '2026-11-11']) {
    await addLead({ status: 'contacted', follow_up_on });
  }
  await addLead({ status: 'contacted', created_at: '2126-11-10T15:00:00Z' });
  expect((await get('counts')).json()).toEqual({
    total: 10,
    new: 2,
    unanswered: 2,
    qualified: 1,
    closedWon: 1,
    overdue: 1,
    latest: '2126-11-10T15:00:00.000Z',
  });
});
