import { randomUUID } from 'node:crypto';
import { easternInstant, heldAppointmentMinutes } from '@agency/contracts';
import { MetricsService } from '@agency/platform';
import { admin } from '@agency/testing/admin-database';
import { HeldAppointmentsService } from '../src/appointments/held-appointments.service.js';
import { NetworkKeyCleanupService } from '../src/appointments/network-key-cleanup.service.js';
import {
  addContact,
  book,
  bookingUrl,
  changeByLink,
  friday,
  setTime,
  signIn,
} from './scheduling-app.js';
import { emailNamesOf, schedulingSuite } from './scheduling-suite.js';

const max = 3;
const suite = schedulingSuite({ SURGE_BOOKINGS_PER_HOUR: max, UPCOMING_CALLS_PER_NETWORK: 2 });

const minutesLater = (minutes: number) => new Date(friday.getTime() + minutes * 60_000);
/** Without Thanksgiving. */
const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27'];
const time = (index: number) =>
  easternInstant(days[index % 4] ?? '', index < 4 ? '09:00' : '11:00').toISOString();
const stranger = (index: number) => ({
  headers: { 'x-forwarded-for': `203.0.113.${index + 1}` },
  requestKey: randomUUID(),
});
const bookOne = async (index: number, from = stranger(index)) =>
  book(suite.app, await addContact(), time(index), from);
const patch = (id: number, payload: object) => changeByLink(suite.app, id, payload);
const statusOf = async (id: number) =>
  (await admin.query('SELECT status FROM scheduling.appointments WHERE id = $1', [id]))[0].status;
const eventsOf = (id: number) =>
  admin.query('SELECT kind, detail FROM scheduling.events WHERE appointment_id = $1 ORDER BY id', [
    id,
  ]);
const booked = (scheduledAt: string) => ({
  kind: 'call-booked',
  detail: { scheduledAt, by: 'visitor' },
});
const moved = (by: string, from: string, scheduledAt: string) => ({
  kind: 'call-moved',
  detail: { from, scheduledAt, by },
});
const turned = (from: string, to: string) => ({
  kind: 'call-status-changed',
  detail: { from, to, by: 'owner' },
});
const isBooked = ({ kind }: { kind: string }) => kind === 'call-booked';
const releaseHeld = () => {
  setTime(suite.app, minutesLater(heldAppointmentMinutes));
  return suite.app.get(HeldAppointmentsService).release();
};
const notices = () =>
  admin.query(`SELECT id FROM scheduling.outbox WHERE name = 'booking-surge-notice'`);

/** Books twice the surge limit; returns the next booking. */
async function bookHeld() {
  for (let index = 0; index < 2 * max; index++) await bookOne(index);
  const held = await bookOne(2 * max);
  expect(held.statusCode).toBe(201);
  return held.json();
}

describe('more visitors’ bookings in an hour than usual', () => {
  it('should tell the owner once, from however many networks they come', async () => {
    for (let index = 0; index < max; index++) await bookOne(index);
    expect(await notices()).toHaveLength(0);
    await Promise.all([3, 4, 5, 6].map((index) => bookOne(index)));
    expect(await notices()).toHaveLength(1);
    setTime(suite.app, minutesLater(25 * 60));
    await admin.query('UPDATE scheduling.appointments SET created_at = $1', [
      minutesLater(25 * 60),
    ]);
    await bookOne(7);
    expect(await notices()).toHaveLength(2);
  });

  it.each(['moves', 'cancels', 'has it moved', 'has it canceled'])(
    'should be told to the owner even if whoever booked last %s the call at once',
    async (change) => {
      for (let index = 0; index < max; index++) await bookOne(index);
      const { id } = (await bookOne(max)).json();
      // Its email still waits.
      await admin.query('UPDATE scheduling.outbox SET relayed_at = NULL');
      const to = time(7);
      const changes: Record<string, () => Promise<{ statusCode: number }>> = {
        moves: () => patch(id, { action: 'move', scheduledAt: to }),
        cancels: () => patch(id, { action: 'cancel' }),
        'has it moved': () => suite.patch(id, { scheduledAt: to }),
        'has it canceled': () => suite.patch(id, { status: 'cancelled' }),
      };
      expect(await changes[change]?.()).toMatchObject({ statusCode: 200 });
      expect(await notices()).toHaveLength(1);
    },
  );

  it('should count as a metric, whatever became of them, and not those of the owner', async () => {
    const { id } = (await bookOne(0)).json();
    await patch(id, { action: 'cancel' });
    await bookOne(1);
    await book(suite.app, await addContact(), time(2), { headers: await signIn() });
    const text = await suite.app.get(MetricsService).text();
    expect(text).toMatch(/^visitor_bookings\{[^}]*\} 2$/m);
    expect(text).toMatch(/^visitor_bookings_limit\{[^}]*\} 3$/m);
  });

  it('should not bind the owner', async () => {
    await bookHeld();
    const owned = await book(suite.app, await addContact(), time(7), { headers: await signIn() });
    expect(owned.json()).toMatchObject({ bookingToken: expect.any(String) });
  });

  it('should end after an hour', async () => {
    await bookHeld();
    setTime(suite.app, minutesLater(61));
    expect((await bookOne(7)).json()).not.toHaveProperty('confirmBy');
  });
});

describe('a call beyond twice as many', () => {
  it('should hold its time without a link, and ask for a confirmation by email only', async () => {
    const { id, ...answer } = await bookHeld();
    expect(answer).toEqual({
      scheduledAt: time(2 * max),
      duration: 30,
      confirmBy: minutesLater(heldAppointmentMinutes).toISOString(),
    });
    expect(await emailNamesOf(id)).toEqual(['booking-hold']);
    expect(await eventsOf(id)).toEqual([]);
    const listed = await suite.app.inject({ url: '/api/appointments', headers: await signIn() });
    expect(listed.json()).toContainEqual(
      expect.objectContaining({ id, confirmBy: answer.confirmBy }),
    );
    expect((await bookOne(2 * max, stranger(20))).statusCode).toBe(409);
  });

  it('should yield no link when it is booked again', async () => {
    const contactId = await addContact();
    for (let index = 0; index < 2 * max; index++) await bookOne(index);
    const secret = stranger(30);
    const first = await book(suite.app, contactId, time(6), secret);
    const again = await book(suite.app, contactId, time(6), secret);
    expect(again.json()).toEqual(first.json());
    expect(again.json()).not.toHaveProperty('bookingToken');
  });

  it('should count once its link is opened, with all emails and its event', async () => {
    const { id } = await bookHeld();
    expect((await suite.app.inject({ url: bookingUrl(id) })).json()).toMatchObject({
      status: 'scheduled',
      confirmBy: minutesLater(heldAppointmentMinutes).toISOString(),
    });
    for (let time = 0; time < 2; time++) {
      const confirmed = await patch(id, { action: 'confirm' });
      expect([confirmed.statusCode, confirmed.json().confirmBy]).toEqual([200, undefined]);
    }
    expect(await emailNamesOf(id)).toEqual([
      'booking-hold',
      'booking-invitation',
      'booking-notice',
      'reminder-24-hours',
      'reminder-10-minutes',
    ]);
    expect(await eventsOf(id)).toEqual([booked(time(2 * max))]);
    setTime(suite.app, minutesLater(heldAppointmentMinutes + 1));
    await suite.app.get(HeldAppointmentsService).release();
    expect(await statusOf(id)).toBe('scheduled');
  });

  it('should be confirmed by a move through its link, or by the owner', async () => {
    const { id } = await bookHeld();
    const answer = await patch(id, { action: 'move', scheduledAt: time(7) });
    expect([answer.statusCode, answer.json().confirmBy]).toEqual([200, undefined]);
    expect(await eventsOf(id)).toEqual([
      booked(time(2 * max)),
      moved('visitor', time(2 * max), time(7)),
    ]);
    const other = (await bookOne(2 * max, stranger(40))).json();
    expect(other).toHaveProperty('confirmBy');
    const scheduledAt = easternInstant('2026-11-27', '14:00').toISOString();
    await suite.patch(other.id, { scheduledAt });
    expect(await eventsOf(other.id)).toEqual([
      booked(time(2 * max)),
      moved('owner', time(2 * max), scheduledAt),
    ]);
    setTime(suite.app, minutesLater(heldAppointmentMinutes + 1));
    await suite.app.get(HeldAppointmentsService).release();
    expect([await statusOf(id), await statusOf(other.id)]).toEqual(['scheduled', 'scheduled']);
  });

  it('should count as booked once the owner says that it took place', async () => {
    const { id } = await bookHeld();
    await suite.patch(id, { status: 'completed' });
    expect(await eventsOf(id)).toEqual([booked(time(2 * max)), turned('scheduled', 'completed')]);
  });

  it.each([
    ['the owner', (id: number) => suite.patch(id, { status: 'cancelled' })],
    ['its visitor', (id: number) => patch(id, { action: 'cancel' })],
    ['no one in time', () => releaseHeld()],
  ])('should count as booked once, when the owner revives it: ended by %s', async (_, end) => {
    const { id } = await bookHeld();
    await end(id);
    expect(await statusOf(id)).toBe('cancelled');
    expect((await eventsOf(id)).filter(isBooked)).toEqual([]);
    const revive = () => suite.patch(id, { status: 'scheduled' });
    await revive();
    expect((await eventsOf(id)).slice(-2)).toEqual([
      booked(time(2 * max)),
      turned('cancelled', 'scheduled'),
    ]);
    await suite.patch(id, { status: 'cancelled' });
    await revive();
    expect((await eventsOf(id)).filter(isBooked)).toHaveLength(1);
  });

  it('should be released when its link is not opened in time, and free its time', async () => {
    const { id } = await bookHeld();
    const held = suite.app.get(HeldAppointmentsService);
    setTime(suite.app, minutesLater(heldAppointmentMinutes - 1));
    await held.release();
    expect(await statusOf(id)).toBe('scheduled');
    setTime(suite.app, minutesLater(heldAppointmentMinutes));
    expect(await held.release()).toBe(1);
    expect(await statusOf(id)).toBe('cancelled');
    expect(await emailNamesOf(id)).toEqual(['booking-hold']);
    expect((await bookOne(2 * max, stranger(50))).statusCode).toBe(201);
    expect((await patch(id, { action: 'confirm' })).json()).toMatchObject({ status: 'cancelled' });
  });

  it('should count for the limits of its network for a day after it was released or canceled', async () => {
    const { headers } = stranger(60);
    for (let index = 0; index < 2 * max; index++) await bookOne(index);
    const bookFrom = async (index: number) =>
      (await bookOne(index, { headers, requestKey: randomUUID() })).statusCode;
    const { id } = (await bookOne(6, { headers, requestKey: randomUUID() })).json();
    expect(await bookFrom(7)).toBe(201);
    await suite.patch(id, { status: 'cancelled' });
    expect(await bookFrom(6)).toBe(422);
    setTime(suite.app, minutesLater(heldAppointmentMinutes));
    await suite.app.get(HeldAppointmentsService).release();
    await suite.app.get(NetworkKeyCleanupService).clean();
    expect(await bookFrom(6)).toBe(422);
    setTime(suite.app, minutesLater(heldAppointmentMinutes + 24 * 60));
    await suite.app.get(NetworkKeyCleanupService).clean();
    expect(await bookFrom(7)).toBe(201);
  });
});
