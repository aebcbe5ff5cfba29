import { apiPaths, easternInstant, maxLengths } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { databaseUrl } from '@agency/testing/test-stack';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import {
  addContact,
  book,
  changeByLink,
  emptyCalendar,
  patchCall,
  signIn,
  startScheduling,
} from './scheduling-app.js';

/** The email service's own role. */
const emailUrl = new URL(databaseUrl);
emailUrl.username = 'email';
const email = new DataSource({ type: 'postgres', url: emailUrl.href });

let app: NestFastifyApplication;
let headers: { cookie: string };
beforeAll(async () => {
  await email.initialize();
  app = await startScheduling();
  headers = await signIn();
});
afterAll(() => email.destroy());
beforeEach(emptyCalendar);

const monday = (time: string) => easternInstant('2026-11-23', time).toISOString();
const bookAt = async (time: string): Promise<number> =>
  (await book(app, await addContact(), monday(time))).json().id;
const patch = (id: number, payload: object) => patchCall(app, id, payload);
/** What an email about the call would say. */
const messageOf = async (id: number): Promise<string | undefined> => {
  const [row] = await email.query(
    'SELECT message FROM scheduling.change_messages WHERE appointment_id = $1',
    [id],
  );
  return row?.message;
};
const lastEvent = async (id: number) => {
  const [event] = await admin.query(
    'SELECT detail FROM scheduling.events WHERE appointment_id = $1 ORDER BY id DESC LIMIT 1',
    [id],
  );
  return event.detail;
};

it('should keep what the owner writes with a move or a cancellation, for the email and the timeline', async () => {
  const id = await bookAt('09:00');
  await patch(id, { scheduledAt: monday('10:00'), message: '  My dentist, sorry.\n' });
  expect(await messageOf(id)).toBe('My dentist, sorry.');
  expect(await lastEvent(id)).toMatchObject({ by: 'owner', message: 'My dentist, sorry.' });
  await patch(id, { status: 'cancelled', message: 'I am ill.' });
  expect(await messageOf(id)).toBe('I am ill.');
  expect(await lastEvent(id)).toMatchObject({ to: 'cancelled', message: 'I am ill.' });
});

it('should not repeat a message with a later change', async () => {
  const id = await bookAt('09:00');
  await patch(id, { scheduledAt: monday('10:00'), message: 'My dentist, sorry.' });
  await patch(id, { notes: 'Asked for Monday' });
  expect(await messageOf(id)).toBe('My dentist, sorry.');
  const move = { action: 'move', scheduledAt: monday('11:00'), message: 'Not the owner' };
  const moved = await changeByLink(app, id, move);
  expect(moved.statusCode).toBe(200);
  expect(await messageOf(id)).toBeUndefined();
});

it('should keep no message that no email carries', async () => {
  const booked = await book(app, await addContact(), monday('09:00'), {
    headers,
    sendInvitation: false,
  });
  const { id } = booked.json();
  await patch(id, { scheduledAt: monday('10:00'), message: 'My dentist, sorry.' });
  await patch(id, { status: 'cancelled', message: 'I am ill.' });
  const events = await admin.query(
    'SELECT detail FROM scheduling.events WHERE appointment_id = $1',
    [id],
  );
  expect(JSON.stringify(events)).not.toMatch(/dentist|ill/);
});

it.each([
  [true, 'I am ill.'],
  [false, undefined],
])(
  'should, when several calls are canceled with emails %j, keep %j',
  async (emailVisitors, kept) => {
    const ids = [await bookAt('09:00'), await bookAt('09:30')];
    await app.inject({
      method: 'POST',
      url: apiPaths.cancelAppointments,
      payload: { ids, emailVisitors, message: 'I am ill.' },
      headers,
    });
    expect([await messageOf(ids[0] ?? 0), await messageOf(ids[1] ?? 0)]).toEqual([kept, kept]);
  },
);

it('should refuse a message that is too long, and change nothing', async () => {
  const id = await bookAt('09:00');
  const message = 'x'.repeat(maxLengths.ownerMessage + 1);
  const answer = await patch(id, { status: 'cancelled', message });
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'message']);
  expect((await patch(id, { status: 'cancelled', message: null })).json().status).toBe('cancelled');
});

it('should forget what was written when the lead is erased', async () => {
  const id = await bookAt('09:00');
  await patch(id, { status: 'cancelled', message: 'I am ill.' });
  await admin.query('DELETE FROM leads.contacts');
  expect(await messageOf(id)).toBeUndefined();
});
