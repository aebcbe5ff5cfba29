import { easternInstant, timelineEntrySchema } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { databaseUrl } from '@agency/testing/test-stack';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import {
  addContact,
  book,
  changeByLink,
  emptyCalendar,
  friday,
  patchCall,
  startScheduling,
  untilWaiting,
} from './scheduling-app.js';

/** The leads service's own role: all it may see of this schema is the view. */
const leadsUrl = new URL(databaseUrl);
leadsUrl.username = 'leads';
const leads = new DataSource({ type: 'postgres', url: leadsUrl.href });
const scheduling = new DataSource({ type: 'postgres', url: databaseUrl });

let app: NestFastifyApplication;
beforeAll(async () => {
  await Promise.all([leads.initialize(), scheduling.initialize()]);
  app = await startScheduling();
});
afterAll(() => Promise.all([leads.destroy(), scheduling.destroy()]));
beforeEach(emptyCalendar);

const monday = (time: string) => easternInstant('2026-11-23', time).toISOString();

/** The lead's timeline as the leads service reads it, parsed by the contract. */
async function timelineOf(contactId: number) {
  const rows: { at: Date; kind: string; detail: object }[] = await leads.query(
    'SELECT at, kind, detail FROM scheduling.contact_events WHERE contact_id = $1 ORDER BY at, kind',
    [contactId],
  );
  return rows.map(({ at, kind, detail }) =>
    timelineEntrySchema.parse({ kind, at: at.toISOString(), ...detail }),
  );
}

async function bookedCall() {
  const contactId = await addContact();
  const id: number = (await book(app, contactId, monday('09:00'))).json().id;
  return {
    contactId,
    id,
    ownerChanges: (payload: object) => patchCall(app, id, payload),
    visitorChanges: (payload: object) => changeByLink(app, id, payload),
  };
}

it('should tell of each booking, move and status change who did it, and nothing personal', async () => {
  const { contactId, id, ownerChanges, visitorChanges } = await bookedCall();
  await ownerChanges({ scheduledAt: monday('10:00') });
  await visitorChanges({ action: 'move', scheduledAt: monday('11:00') });
  await ownerChanges({ notes: 'Her daughter’s birthday' });
  await visitorChanges({ action: 'cancel' });
  await visitorChanges({ action: 'cancel' });
  await ownerChanges({ status: 'scheduled', scheduledAt: monday('12:00') });
  const entries = await admin.query('SELECT kind, detail FROM scheduling.events ORDER BY id');
  expect(entries).toEqual([
    { kind: 'call-booked', detail: { scheduledAt: monday('09:00'), by: 'visitor' } },
    {
      kind: 'call-moved',
      detail: { from: monday('09:00'), scheduledAt: monday('10:00'), by: 'owner' },
    },
    {
      kind: 'call-moved',
      detail: { from: monday('10:00'), scheduledAt: monday('11:00'), by: 'visitor' },
    },
    {
      kind: 'call-status-changed',
      detail: { from: 'scheduled', to: 'cancelled', by: 'visitor' },
    },
    { kind: 'call-status-changed', detail: { from: 'cancelled', to: 'scheduled', by: 'owner' } },
    {
      kind: 'call-moved',
      detail: { from: monday('11:00'), scheduledAt: monday('12:00'), by: 'owner' },
    },
  ]);
  const timeline = await timelineOf(contactId);
  expect(timeline).toHaveLength(6);
  expect(timeline).toContainEqual({
    kind: 'call-booked',
    at: friday.toISOString(),
    appointmentId: id,
    scheduledAt: monday('09:00'),
    by: 'visitor',
  });
});

it('should let no one rewrite or remove an event', async () => {
  await bookedCall();
  for (const connection of [scheduling, admin]) {
    for (const statement of [
      `UPDATE scheduling.events SET kind = 'call-moved'`,
      'DELETE FROM scheduling.events',
    ]) {
      await expect(connection.query(statement)).rejects.toThrow('events are only ever added');
    }
  }
  await expect(leads.query('SELECT * FROM scheduling.events')).rejects.toThrow('permission denied');
  await expect(leads.query('DELETE FROM scheduling.contact_events')).rejects.toThrow(
    /permission denied|cannot delete/,
  );
});

it('should forget an erased lead, also when the erasure meets a move that is under way', async () => {
  const { contactId, ownerChanges } = await bookedCall();
  const otherId: number = (await book(app, await addContact(), monday('15:00'))).json().id;
  // The day's lock makes the move wait after it has locked the call's row.
  const day = admin.createQueryRunner();
  await day.startTransaction();
  await day.query(`SELECT pg_advisory_xact_lock(1, hashtext('2026-11-23'))`);
  const move = ownerChanges({ scheduledAt: monday('12:00') });
  const erasure = untilWaiting(1).then(() =>
    admin.query('DELETE FROM leads.contacts WHERE id = $1', [contactId]),
  );
  await untilWaiting(2);
  await day.commitTransaction();
  await day.release();
  const [moved] = await Promise.all([move, erasure]);
  expect([200, 404]).toContain(moved.statusCode);
  expect(await timelineOf(contactId)).toEqual([]);
  const kept = await admin.query('SELECT appointment_id::int AS id FROM scheduling.events');
  expect(kept).toEqual([{ id: otherId }]);
});
