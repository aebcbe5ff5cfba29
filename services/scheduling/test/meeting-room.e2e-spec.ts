import { easternInstant } from '@agency/contracts';
import { schedulingViews } from '@agency/platform';
import { admin } from '@agency/testing/admin-database';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  addContact,
  book,
  bookingUrl,
  changeByLink,
  emptyCalendar,
  signIn,
  startScheduling,
} from './scheduling-app.js';

const firstRooms = 'https://rooms.example';
let before: NestFastifyApplication;
let after: NestFastifyApplication;
beforeAll(async () => {
  before = await startScheduling({ MEETING_BASE_URL: firstRooms });
  after = await startScheduling({ MEETING_BASE_URL: 'https://elsewhere.example/calls/' });
});
beforeEach(emptyCalendar);

const monday = (time: string) => easternInstant('2026-11-23', time).toISOString();

async function roomsOf(app: NestFastifyApplication, id: number) {
  const headers = await signIn();
  const [call] = (await app.inject({ url: '/api/appointments', headers })).json();
  const booking = (await app.inject({ url: bookingUrl(id) })).json();
  return { desk: call.meetingUrl, visitor: booking.meetingUrl };
}

it('should keep the room of a call when the base URL of rooms changes, through a move, too', async () => {
  const { id } = (await book(before, await addContact(), monday('15:00'))).json();
  const told = await roomsOf(before, id);
  expect(told.visitor).toMatch(/^https:\/\/rooms\.example\/[\w-]{16}$/);
  expect(told.desk).toBe(told.visitor);
  expect(await roomsOf(after, id)).toEqual(told);
  const moved = await changeByLink(after, id, { action: 'move', scheduledAt: monday('16:00') });
  expect(moved.json()).toMatchObject({ scheduledAt: monday('16:00'), meetingUrl: told.visitor });
  expect(await roomsOf(after, id)).toEqual(told);
  const { name, rowSchema } = schedulingViews.appointmentFacts;
  const [facts] = await admin.query(`SELECT * FROM ${name}`);
  expect(rowSchema.parse(facts).meeting_base_url).toBe(firstRooms);
});

it('should give a call that an earlier version booked a room below the base URL of today', async () => {
  const { id } = (await book(before, await addContact(), monday('15:00'))).json();
  await admin.query('UPDATE scheduling.appointments SET meeting_base_url = NULL');
  const { desk, visitor } = await roomsOf(after, id);
  expect(visitor).toMatch(/^https:\/\/elsewhere\.example\/calls\/[\w-]{16}$/);
  expect(desk).toBe(visitor);
});

it('should not be shown for a call by phone: without an invitation, or without an address', async () => {
  const headers = await signIn();
  const rooms = async () =>
    (await before.inject({ url: '/api/appointments', headers }))
      .json()
      .map(({ meetingUrl }: { meetingUrl: string | null }) => meetingUrl);
  await book(before, await addContact(), monday('15:00'), { headers, sendInvitation: false });
  expect(await rooms()).toEqual([null]);
  await emptyCalendar();
  const contactId = await addContact();
  await book(before, contactId, monday('15:00'), { headers });
  expect(await rooms()).toEqual([expect.stringContaining(firstRooms)]);
  await admin.query('UPDATE leads.contacts SET email = NULL');
  expect(await rooms()).toEqual([null]);
});
