import { setTimeout as pause } from 'node:timers/promises';
import { apiErrorBodySchema, apiPaths, appointmentMinutes } from '@agency/contracts';
import { expect, test } from '../browser/test.ts';
import { type Answer, post, someLead } from '../product/api.ts';
import { query } from '../product/database.ts';
import { unusedStarts } from '../product/eastern.ts';
import { removeLeads } from '../product/leads.ts';
import { killAndAwaitReturn, restartsOfServices } from '../product/processes.ts';

const visitors = 4;
/** A rejected visitor retries soon, but not at once. */
const afterRefusalMs = 20;

/** A steady stream of visitors, each sending the form and booking a call, until it is stopped. */
class VisitorStream {
  readonly contacts: number[] = [];
  readonly appointments: number[] = [];
  readonly errors: Answer[] = [];
  readonly #starts: Iterator<Date>;
  readonly #running: Promise<void>[];
  #isOver = false;

  constructor(starts: readonly Date[]) {
    this.#starts = starts.values();
    this.#running = Array.from({ length: visitors }, () => this.#visitors());
  }

  /** Waits until this many more visitors have finished successfully. */
  async flows(count: number): Promise<void> {
    const wanted = this.appointments.length + count;
    await expect(() => {
      if (this.appointments.length < wanted) {
        const last = this.errors.at(-1);
        throw new Error(`Too few bookings; the last error: ${last?.status} ${last?.text}`);
      }
    }).toPass({ timeout: 60_000 });
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  async #visitors(): Promise<void> {
    while (!this.#isOver) {
      const contactId = await this.#send(apiPaths.contacts, someLead);
      if (contactId === undefined) continue;
      this.contacts.push(contactId);
      const { value: startsAt } = this.#starts.next();
      if (!startsAt) throw new Error('The stream has booked every start it was given.');
      const scheduledAt = startsAt.toISOString();
      const booking = { contactId, scheduledAt, duration: appointmentMinutes };
      const id = await this.#send(apiPaths.appointments, booking);
      if (id !== undefined) this.appointments.push(id);
    }
  }

  async #send(path: string, body: unknown): Promise<number | undefined> {
    const answer = await post(path, body);
    if (answer.status === 201) return JSON.parse(answer.text).id;
    this.errors.push(answer);
    await pause(afterRefusalMs);
    return undefined;
  }
}

/** Expects no partial writes: no overlaps, and emails exactly for what is stored. */
async function expectConsistent(): Promise<void> {
  const [broken] = await query(
    `SELECT
       (SELECT count(*)::int FROM scheduling.appointments a JOIN scheduling.appointments b
        ON a.id < b.id AND a.status <> 'cancelled' AND b.status <> 'cancelled'
          AND tstzrange(a.scheduled_at, a.scheduled_at + a.duration * interval '1 minute')
            && tstzrange(b.scheduled_at, b.scheduled_at + b.duration * interval '1 minute')) AS overlaps,
       -- Who only asked for new pages gets no automatic reply.
       (SELECT count(*)::int FROM leads.contacts c
        WHERE c.source = 'form' AND CASE c.topic WHEN 'newsletter' THEN 1 ELSE 2 END <>
          (SELECT count(*) FROM leads.outbox o WHERE o.subject = 'contact:' || c.id
            AND o.name IN ('lead-notice', 'lead-auto-reply'))) AS leads_without_mails,
       -- A call that was moved, canceled, closed or booked by the owner has other emails than a new one.
       (SELECT count(*)::int FROM scheduling.appointments a WHERE a.sequence = 0 AND a.status = 'scheduled'
        AND NOT EXISTS (SELECT FROM scheduling.events e
          WHERE e.appointment_id = a.id AND e.kind = 'call-booked' AND e.detail->>'by' = 'owner') AND 4 <>
          (SELECT count(*) FROM scheduling.outbox o WHERE o.subject = 'appointment:' || a.id)) AS calls_without_mails,
       -- A corrected address gets the invitation of its appointment again.
       (SELECT count(*)::int FROM leads.outbox o WHERE NOT EXISTS
          (SELECT FROM leads.contacts c WHERE o.subject = 'contact:' || c.id)
          AND NOT EXISTS (SELECT FROM scheduling.appointments a
            WHERE o.name = 'booking-invitation' AND o.subject = 'appointment:' || a.id)) AS mails_without_lead,
       (SELECT count(*)::int FROM scheduling.outbox o WHERE NOT EXISTS
          (SELECT FROM scheduling.appointments a WHERE o.subject = 'appointment:' || a.id)) AS mails_without_call`,
  );
  expect(broken).toStrictEqual({
    overlaps: 0,
    leads_without_mails: 0,
    calls_without_mails: 0,
    mails_without_lead: 0,
    mails_without_call: 0,
  });
}

async function missing(table: string, ids: number[]): Promise<number[]> {
  const stored = await query<{ id: string }>(`SELECT id FROM ${table} WHERE id = ANY($1)`, [ids]);
  const known = new Set(stored.map(({ id }) => Number(id)));
  return ids.filter((id) => !known.has(id));
}

test.afterAll(removeLeads);

test('kill -9 during a stream of visitors loses no confirmed write, and every process recovers on its own', async () => {
  const stream = new VisitorStream(await unusedStarts(40));
  let before: Record<string, number> = {};
  try {
    for (const victim of ['leads', 'scheduling', 'redis'] as const) {
      await test.step(victim, async () => {
        await stream.flows(10);
        await killAndAwaitReturn(victim);
        await stream.flows(10);
      });
    }
    before = restartsOfServices();
    for (let kill = 1; kill <= 3; kill += 1) {
      await test.step(`postgres, ${kill} of 3`, async () => {
        await killAndAwaitReturn('postgres');
        await stream.flows(5);
      });
    }
  } finally {
    await stream.stop();
  }
  // No service goes down with Postgres.
  expect(Object.keys(before)).toHaveLength(4);
  expect(restartsOfServices()).toStrictEqual(before);
  expect(await missing('leads.contacts', stream.contacts)).toStrictEqual([]);
  expect(await missing('scheduling.appointments', stream.appointments)).toStrictEqual([]);
  await expectConsistent();
  for (const { status, headers, text } of stream.errors) {
    expect(status === 429 || status >= 500, `${status}: ${text}`).toBeTruthy();
    expect(headers.get('content-type') ?? '').toMatch(/^application\/json/);
    expect(apiErrorBodySchema.parse(JSON.parse(text)).statusCode).toBe(status);
  }
});
