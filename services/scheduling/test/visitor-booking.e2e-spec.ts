import { appointmentMinutes, easternInstant, maxVisitorMovesPerDay } from '@agency/contracts';
import { signBookingLink } from '@agency/platform';
import { admin } from '@agency/testing/admin-database';
import {
  addContact,
  book,
  bookingUrl,
  friday,
  setTime,
  startScheduling,
} from './scheduling-app.js';
import { emailNamesOf, everything, monday, schedulingSuite } from './scheduling-suite.js';

const suite = schedulingSuite();

const see = (url: string) => suite.app.inject({ url });
const change = (url: string, payload: object) =>
  suite.app.inject({ method: 'PATCH', url, payload });
const move = (time: string) => ({ action: 'move', scheduledAt: monday(time) });
const cancel = { action: 'cancel' };

async function bookedCall(time = '15:00') {
  const contactId = await addContact();
  const id: number = (await book(suite.app, contactId, monday(time))).json().id;
  return { id, contactId, url: bookingUrl(id) };
}

async function ownerChanges(id: number, payload: object) {
  expect((await suite.patch(id, payload)).statusCode).toBe(200);
}

describe('GET /api/bookings/{token}', () => {
  it('should show the call, say nothing about the visitor and change nothing', async () => {
    const { url } = await bookedCall();
    const before = await everything();
    const answer = await see(url);
    expect(answer.json()).toEqual({
      scheduledAt: monday('15:00'),
      duration: appointmentMinutes,
      status: 'scheduled',
      meetingUrl: expect.stringMatching(/^https:\/\/meet\.jit\.si\/[\w-]{16}$/),
      changeable: true,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await everything()).toEqual(before);
  });

  it('should show the present state after the owner moved or canceled the call', async () => {
    const { id, url } = await bookedCall();
    await ownerChanges(id, { scheduledAt: monday('16:00') });
    expect((await see(url)).json()).toMatchObject({ scheduledAt: monday('16:00') });
    await ownerChanges(id, { status: 'cancelled' });
    expect((await see(url)).json()).toMatchObject({
      status: 'cancelled',
      meetingUrl: null,
      changeable: false,
    });
  });

  it('should not let a call be changed once it has begun', async () => {
    const { url } = await bookedCall();
    setTime(suite.app, new Date(monday('15:00')));
    expect((await see(url)).json()).toMatchObject({ status: 'scheduled', changeable: false });
  });
});

describe('a link that is not genuine', () => {
  it('should lead nowhere, as does one of an erased lead', async () => {
    const { id, contactId, url } = await bookedCall();
    const token = url.split('/').at(-1) ?? '';
    const forged = signBookingLink(id, 'another secret of over thirty-two letters');
    const tokens = [forged, token.slice(0, -1), `${token}A`, token.toLowerCase(), `${id}`, 'x'];
    const urls = [...tokens.map((other) => `/api/bookings/${other}`), bookingUrl(4711)];
    const refusals = [];
    for (const other of urls) refusals.push(await see(other), await change(other, cancel));
    await admin.query('DELETE FROM leads.contacts WHERE id = $1', [contactId]);
    refusals.push(await see(url), await change(url, cancel));
    for (const refusal of refusals) {
      expect(refusal.statusCode).toBe(404);
      expect(refusal.json()).toEqual({
        statusCode: 404,
        message: 'This link doesn’t lead to a call. Please use the one in your latest email.',
        requestId: expect.any(String),
      });
    }
  });
});

describe('PATCH /api/bookings/{token}', () => {
  it('should move the call, tell both sides and free the old time', async () => {
    const { id, url } = await bookedCall();
    const answer = await change(url, move('16:00'));
    expect(answer.json()).toMatchObject({ scheduledAt: monday('16:00'), changeable: true });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await emailNamesOf(id)).toEqual(
      expect.arrayContaining(['booking-moved', 'booking-change-notice', 'reminder-24-hours']),
    );
    expect((await book(suite.app, await addContact(), monday('15:00'))).statusCode).toBe(201);
    expect((await see(url)).json()).toEqual(answer.json());
  });

  it('should cancel once, however often it is asked to', async () => {
    const { id, url } = await bookedCall();
    const first = await change(url, cancel);
    expect(first.json()).toMatchObject({ status: 'cancelled', changeable: false });
    const before = await everything();
    const again = await Promise.all([change(url, cancel), change(url, cancel)]);
    expect(again.map((answer) => [answer.statusCode, answer.json()])).toEqual([
      [200, first.json()],
      [200, first.json()],
    ]);
    expect(await everything()).toEqual(before);
    const emails = await emailNamesOf(id);
    expect(emails).toEqual(expect.arrayContaining(['booking-cancelled', 'booking-change-notice']));
    expect(emails.some((name: string) => name.startsWith('reminder'))).toBe(false);
    expect((await book(suite.app, await addContact(), monday('15:00'))).statusCode).toBe(201);
  });

  it('should refuse a taken or an impossible time and an unknown action, and leave everything', async () => {
    const { url } = await bookedCall('15:00');
    await bookedCall('16:00');
    const before = await everything();
    const statuses = [];
    for (const wish of [
      move('16:00'),
      move('15:10'),
      { action: 'move', scheduledAt: easternInstant('2026-11-22', '10:00').toISOString() },
      { action: 'move' },
      { action: 'complete' },
      { status: 'cancelled' },
    ]) {
      statuses.push((await change(url, wish)).statusCode);
    }
    expect(statuses).toEqual([409, 422, 422, 400, 400, 400]);
    expect(await everything()).toEqual(before);
  });

  it('should not move a canceled call, nor change one that is over', async () => {
    const { id, url } = await bookedCall();
    setTime(suite.app, new Date(monday('15:00')));
    expect((await change(url, move('16:00'))).statusCode).toBe(409);
    expect((await change(url, cancel)).statusCode).toBe(409);
    setTime(suite.app, friday);
    await ownerChanges(id, { status: 'completed' });
    expect((await change(url, cancel)).statusCode).toBe(409);
    await ownerChanges(id, { status: 'cancelled' });
    expect((await change(url, move('16:00'))).statusCode).toBe(409);
    expect((await change(url, cancel)).statusCode).toBe(200);
  });

  it('should give a time to one of a mover and many bookers', async () => {
    const { url } = await bookedCall('09:00');
    const visitors = await Promise.all(Array.from({ length: 20 }, () => addContact()));
    const answers = await Promise.all([
      ...visitors.map((contactId) => book(suite.app, contactId, monday('11:00'))),
      change(url, move('11:00')),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(20);
  });

  it('should move a call five times a day, and cancel it however often it was moved', async () => {
    const { id, url } = await bookedCall('09:00');
    const other = await bookedCall('09:30');
    const times = ['11:00', '11:30', '12:00', '12:30', '13:00', '13:30'];
    // The owner's moves do not count, and neither do requests that change nothing.
    await ownerChanges(id, { scheduledAt: monday('10:00') });
    for (const time of times.slice(0, maxVisitorMovesPerDay)) {
      expect((await change(url, move(time))).statusCode).toBe(200);
      expect((await change(url, move(time))).statusCode).toBe(200);
    }
    const before = await everything();
    const refused = await change(url, move('13:30'));
    expect(refused.statusCode).toBe(422);
    expect(refused.json().message).toBe(
      'A call can be moved 5 times a day. You can still cancel it, or email us and we’ll move it for you.',
    );
    expect(await everything()).toEqual(before);
    await ownerChanges(id, { scheduledAt: monday('16:00') });
    expect((await change(other.url, move('14:30'))).statusCode).toBe(200);
    setTime(suite.app, new Date(friday.getTime() + 86_400_000));
    expect((await change(url, move('13:30'))).statusCode).toBe(200);
    setTime(suite.app, friday);
    expect((await change(url, cancel)).json()).toMatchObject({ status: 'cancelled' });
  });

  it('should count the moves of one call that are asked for at once', async () => {
    const { url } = await bookedCall('09:00');
    const times = ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00', '13:30'];
    const answers = await Promise.all(times.map((time) => change(url, move(time))));
    const moved = answers.filter(({ statusCode }) => statusCode === 200);
    expect(moved).toHaveLength(maxVisitorMovesPerDay);
  });

  it('should not count a move as another call ahead', async () => {
    const contactId = await addContact();
    const ids: number[] = [];
    for (const time of ['09:00', '10:00', '11:00']) {
      ids.push((await book(suite.app, contactId, monday(time))).json().id);
    }
    expect((await change(bookingUrl(Number(ids[0])), move('12:00'))).statusCode).toBe(200);
    expect((await book(suite.app, contactId, monday('13:00'))).statusCode).toBe(422);
  });

  it('should be limited per address', async () => {
    const limited = await startScheduling({ RATE_LIMIT_APPOINTMENTS: 2 });
    const { url } = await bookedCall();
    const ask = () =>
      limited.inject({ method: 'PATCH', url, payload: cancel, remoteAddress: '198.51.100.7' });
    const statuses = [await ask(), await ask(), await ask()].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200, 429]);
  });
});
