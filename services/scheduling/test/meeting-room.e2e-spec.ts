import { easternInstant } from '@agency/contracts';
import { sharedViews, signBookingLink } from '@agency/platform';
import { admin } from '@agency/testing/admin-database';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  addContact,
  book,
  emptyCalendar,
  linkSecret,
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
const urlOf = (id: number) => `/api/bookings/${signBookingLink(id, linkSecret)}`;

async function roomsOf(app: NestFastifyApplication, id: number) {
  const headers = await signIn();
  const [call] = (await app.inject({ url: '/api/appointments', headers })).json();
  const booking = (await app.inject({ url: urlOf(id) })).json();
  return { desk: call.meetingUrl, visitor: booking.meetingUrl };
}

it('should keep the room of a call when the base URL of rooms changes, through a move, too', async () => {
  const { id } = (await book(before, await addContact(), monday('15:00'))).json();
  const told = await roomsOf(before, id);
  expect(told.visitor).toMatch(/^https:\/\/rooms\.example\/[\w-]{16}$/);
  expect(told.desk).toBe(told.visitor);
  expect(await roomsOf(after, id)).toEqual(told);
  const payload = { action: 'move', scheduledAt: monday('16:00') };
  const moved = await after.inject({ method: 'PATCH', url: urlOf(id), payload });
  expect(moved.json()).toMatchObject({ scheduledAt: monday('16:00'), meetingUrl: told.visitor });
  expect(await roomsOf(after, id)).toEqual(told);
  const { name, rowSchema } = sharedViews.appointmentFacts;
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
