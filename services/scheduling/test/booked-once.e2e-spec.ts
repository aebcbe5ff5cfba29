import { randomUUID } from 'node:crypto';
import { BotCheckService } from '@agency/platform';
import { admin } from '@agency/testing/admin-database';
import { solve } from '@agency/testing/bot-proof';
import {
  addContact,
  book,
  changeByLink,
  emailsOf,
  friday,
  setTime,
  startScheduling,
} from './scheduling-app.js';
import { everything, monday, schedulingSuite } from './scheduling-suite.js';

const suite = schedulingSuite();

const invitations = async () =>
  (await admin.query("SELECT * FROM scheduling.outbox WHERE name = 'booking-invitation'")).length;

describe('a booking that is sent again because its answer was lost', () => {
  it('should get the first answer, and change nothing', async () => {
    const contactId = await addContact();
    const secret = { requestKey: randomUUID() };
    const first = await book(suite.app, contactId, monday('09:00'), secret);
    const before = await everything();
    const again = await book(suite.app, contactId, '2026-11-23T09:00:00-05:00', secret);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(first.json().bookingToken).toEqual(expect.any(String));
    expect(await everything()).toEqual(before);
  });

  it.each([
    ['booked with a secret', { requestKey: randomUUID() }],
    ['booked without one', {}],
  ])('should yield no link to the contact’s id alone: %s', async (_, secret) => {
    const contactId = await addContact();
    const { id } = (await book(suite.app, contactId, monday('09:00'), secret)).json();
    for (const guess of [{}, { requestKey: randomUUID() }]) {
      const again = await book(suite.app, contactId, monday('09:00'), guess);
      expect([again.statusCode, again.json()]).toEqual([
        201,
        { id, scheduledAt: monday('09:00'), duration: 30 },
      ]);
    }
  });

  it('should be refused once the call has taken place', async () => {
    const contactId = await addContact();
    const secret = { requestKey: randomUUID() };
    const { id } = (await book(suite.app, contactId, monday('09:00'), secret)).json();
    await admin.query(`UPDATE scheduling.appointments SET status = 'completed' WHERE id = $1`, [
      id,
    ]);
    const again = await book(suite.app, contactId, monday('09:00'), secret);
    expect(again.statusCode).toBe(409);
    expect(again.body).not.toContain('bookingToken');
  });

  it('should be one call with one invitation, however many arrive at once on two replicas', async () => {
    const replica = await startScheduling();
    const contactId = await addContact();
    const secret = { requestKey: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        book(index % 2 ? suite.app : replica, contactId, monday('10:00'), secret),
      ),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    const [appointments, , events] = await everything();
    expect([appointments.length, events.length, await invitations()]).toEqual([1, 1, 1]);
  });

  it('should not be stopped by limits, rules or a used proof, since it is no new call', async () => {
    const strict = await startScheduling({ BOT_CHECK: 'required', UPCOMING_CALLS_PER_EMAIL: 1 });
    const contactId = await addContact();
    // The library uses the machine's clock for a proof's age.
    setTime(strict, new Date());
    const requestKey = randomUUID();
    const wish = {
      requestKey,
      altcha: await solve(await strict.get(BotCheckService).createChallenge()),
    };
    setTime(strict, friday);
    const first = await book(strict, contactId, monday('09:00'), wish);
    expect(first.statusCode).toBe(201);
    await admin.query('UPDATE scheduling.availability SET is_active = false');
    // The call starts before she submits again.
    setTime(strict, new Date(monday('09:00')));
    for (const retry of [wish, { requestKey }]) {
      const again = await book(strict, contactId, monday('09:00'), retry);
      expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    }
    expect(await invitations()).toBe(1);
  });

  it('should be another call once the first was canceled or moved away', async () => {
    const contactId = await addContact();
    const first = (await book(suite.app, contactId, monday('09:00'))).json();
    await changeByLink(suite.app, first.id, { action: 'cancel' });
    const second = await book(suite.app, contactId, monday('09:00'));
    expect(second.statusCode).toBe(201);
    expect(second.json().id).not.toBe(first.id);
    await suite.patch(second.json().id, { scheduledAt: monday('12:00') });
    const third = await book(suite.app, contactId, monday('09:00'));
    expect(third.json().id).not.toBe(second.json().id);
    expect(await emailsOf(third.json().id)).toHaveLength(4);
  });

  it('should be refused to everyone else', async () => {
    await book(suite.app, await addContact(), monday('09:00'));
    const other = await book(suite.app, await addContact(), monday('09:00'));
    expect(other.statusCode).toBe(409);
    expect(other.body).not.toContain('bookingToken');
  });
});
