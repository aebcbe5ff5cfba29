import { admin } from '@agency/testing/admin-database';
import { addContact, book, emailsOf } from './scheduling-app.js';
import { emailNamesOf, monday, schedulingSuite } from './scheduling-suite.js';

const suite = schedulingSuite();

/** The emails about a booking that are sent at once. */
const booked = ['booking-invitation', 'booking-notice'];

/** A call whose first emails are in the queue: a change withdraws those that still wait for the relay. */
async function bookedCall(time = '15:00'): Promise<number> {
  const { id } = (await book(suite.app, await addContact(), monday(time))).json();
  await admin.query(
    'UPDATE scheduling.outbox SET relayed_at = due_at WHERE subject = $1 AND name = ANY($2) AND relayed_at IS NULL',
    [`appointment:${id}`, booked],
  );
  return id;
}

const eventsOf = (id: number) =>
  admin.query('SELECT detail FROM scheduling.events WHERE appointment_id = $1', [id]);

describe('PATCH /api/appointments/{id}', () => {
  it('should replace the waiting emails when a call moves', async () => {
    const id = await bookedCall();
    const answer = await suite.patch(id, { scheduledAt: monday('16:00') });
    expect(answer.json()).toMatchObject({ scheduledAt: monday('16:00'), status: 'scheduled' });
    const reminders = (await emailsOf(id)).filter((email: { name: string }) =>
      /^rem/.test(email.name),
    );
    expect(reminders).toEqual([
      expect.objectContaining({
        payload: { appointmentId: id, sequence: 1 },
        due_at: new Date(Date.parse(monday('16:00')) - 86_400_000),
      }),
      expect.objectContaining({ payload: { appointmentId: id, sequence: 1 } }),
    ]);
    // No limit of the mailbox holds back what the owner did.
    expect(await emailsOf(id)).toContainEqual(
      expect.objectContaining({
        name: 'booking-moved',
        payload: { appointmentId: id, sequence: 1, isByOwner: true },
      }),
    );
    expect((await book(suite.app, await addContact(), monday('15:00'))).statusCode).toBe(201);
  });

  it('should drop the reminders of a canceled call, say so to the visitor, and free its time', async () => {
    const id = await bookedCall();
    await suite.patch(id, { status: 'cancelled' });
    const left = await emailNamesOf(id);
    expect(left).toContain('booking-cancelled');
    expect(left.some((name: string) => name.startsWith('reminder'))).toBe(false);
    expect((await book(suite.app, await addContact(), monday('15:00'))).statusCode).toBe(201);
    expect((await suite.patch(id, { status: 'scheduled' })).statusCode).toBe(409);
  });

  it('should move a call without an email if the owner says so, and remind of the new time', async () => {
    const id = await bookedCall();
    const change = { scheduledAt: monday('16:00'), emailVisitor: false, message: 'As discussed' };
    expect((await suite.patch(id, change)).json()).toMatchObject({ scheduledAt: monday('16:00') });
    const emails = await emailsOf(id);
    expect(emails.map(({ name }: { name: string }) => name)).toEqual([
      ...booked,
      'reminder-24-hours',
      'reminder-10-minutes',
      'own-change-notice',
    ]);
    expect(emails[booked.length].due_at).toEqual(
      new Date(Date.parse(monday('16:00')) - 86_400_000),
    );
    expect(JSON.stringify(await eventsOf(id))).not.toContain('As discussed');
  });

  it('should cancel a call without an email if the owner says so, reminders included', async () => {
    const id = await bookedCall();
    const change = { status: 'cancelled', emailVisitor: false, message: 'As discussed' };
    expect((await suite.patch(id, change)).json()).toMatchObject({ status: 'cancelled' });
    expect(await emailNamesOf(id)).toEqual([...booked, 'own-change-notice']);
    expect(JSON.stringify(await eventsOf(id))).not.toContain('As discussed');
  });

  it('should answer 404 to an unknown call', async () => {
    expect((await suite.patch(4711, { status: 'cancelled' })).statusCode).toBe(404);
  });
});
