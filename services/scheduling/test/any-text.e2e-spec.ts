import { appointmentMinutes, easternInstant, maxLengths, truncate } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { anyText, fc, unclean } from '../../contracts/test/any-text.js';
import { addContact, book, emptyCalendar, signIn, startScheduling } from './scheduling-app.js';

let app: NestFastifyApplication;
let headers: { cookie: string };
let call: string;
beforeAll(async () => {
  app = await startScheduling();
  headers = await signIn();
  await emptyCalendar();
  const monday = easternInstant('2026-11-23', '15:00').toISOString();
  call = `/api/appointments/${(await book(app, await addContact(), monday)).json().id}`;
});

const send = async (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, ...(payload && { payload }), headers });
const inPath = (text: string) => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, ''));

it('should store any notes of a call, and give them back clean', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (notes) => {
      const answer = await send('PATCH', call, { notes });
      expect(answer.statusCode).toBe(200);
      expect(answer.json().notes).not.toBe('');
      expect(answer.json().notes ?? '').not.toMatch(unclean);
      // A round trip: it accepts what it returned.
      expect((await send('PATCH', call, answer.json())).statusCode).toBe(200);
    }),
    { numRuns: 50 },
  );
});

it('should store any message about a change clean', async () => {
  let move = 0;
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      move += 1;
      const time = move % 2 ? '09:00' : '10:00';
      const scheduledAt = easternInstant('2026-11-24', time).toISOString();
      const message = truncate(text, maxLengths.ownerMessage);
      expect((await send('PATCH', call, { scheduledAt, message })).statusCode).toBe(200);
      const [row] = await admin.query('SELECT message FROM scheduling.change_messages');
      expect(row?.message ?? '').not.toMatch(unclean);
    }),
    { numRuns: 30 },
  );
});

it('should take the empty notes that it gives', async () => {
  expect((await send('PATCH', call, { notes: 'Good fit' })).json()).toMatchObject({
    notes: 'Good fit',
  });
  for (const notes of ['', null]) {
    expect((await send('PATCH', call, { notes })).json()).toMatchObject({ notes: null });
  }
  expect((await send('PATCH', call, { status: 'scheduled' })).json()).toMatchObject({
    notes: null,
  });
});

it('should refuse any other text where something else belongs', async () => {
  const booking = {
    contactId: 2 ** 40,
    scheduledAt: '2026-11-23T20:30:00Z',
    duration: appointmentMinutes,
  };
  const monday = { dayOfWeek: 1, startTime: '18:00', endTime: '19:00' };
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const answers = [
        await send('POST', '/api/appointments', { ...booking, scheduledAt: text }),
        await send('POST', '/api/appointments', { ...booking, contactId: text }),
        await send('PATCH', call, { status: text }),
        await send('PATCH', call, { scheduledAt: text }),
        await send('POST', '/api/availability', { ...monday, startTime: text }),
        await send('POST', '/api/availability', { ...monday, dayOfWeek: text }),
        await send('PATCH', '/api/availability/1', { isActive: text }),
        await send('PATCH', '/api/booking-rules/owner', { holiday: { name: text, isOpen: true } }),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 400));
      if (text === '') return;
      const noSuchThing = [
        await send('PATCH', `/api/bookings/${inPath(`_${text}`)}`, { action: 'cancel' }),
        await send('DELETE', `/api/availability/${inPath(`_${text}`)}`),
      ];
      expect(noSuchThing.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    }),
    { numRuns: 30 },
  );
});

it('should refuse any text as a time off', async () => {
  const isAllDay = fc.boolean();
  await fc.assert(
    fc.asyncProperty(anyText, anyText, isAllDay, async (startsAt, endsAt, isAllDay) => {
      const answer = await send('POST', '/api/time-off', { startsAt, endsAt, isAllDay });
      expect(answer.statusCode).toBe(400);
    }),
    { numRuns: 40 },
  );
});
