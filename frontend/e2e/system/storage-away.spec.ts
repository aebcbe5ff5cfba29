import { apiErrorBodySchema, apiPaths } from '@agency/contracts';
import { expect, test } from '../browser/test.ts';
import { type Answer, addContact, book, idOf, post, someLead } from '../product/api.ts';
import { type BookedAppointment, bookAppointment } from '../product/appointments.ts';
import { query } from '../product/database.ts';
import { unusedStarts } from '../product/eastern.ts';
import { arrivedEmail } from '../product/emails.ts';
import { whileGone, whileHanging } from '../product/processes.ts';
import { requireProduct } from '../product/settings.ts';
import { leadOf } from '../product/stored.ts';

const maxAnswerMs = 5_000;
const ways = [
  ['is gone', whileGone],
  ['hangs', whileHanging],
] as const;

/** The answer and its duration. */
async function timed(ask: () => Promise<Answer>): Promise<Answer & { ms: number }> {
  const began = performance.now();
  const answer = await ask();
  return { ...answer, ms: performance.now() - began };
}

const sendLead = () => post(apiPaths.contacts, someLead);

test.describe('the product without Postgres', () => {
  // Services may still be recovering from the previous test.
  test.beforeEach(() => expect(async () => idOf(await sendLead())).toPass({ timeout: 60_000 }));

  for (const [how, during] of ways) {
    test(`returns 503 with Retry-After within 5 s while it ${how}, and recovers by itself`, async () => {
      const contactId = await addContact();
      const [slot = new Date(Number.NaN)] = await unusedStarts(1);
      await during('postgres', async () => {
        // More concurrent requests than a service's connection pool has.
        const asked = [
          ...Array.from({ length: 20 }, () => sendLead),
          ...Array.from({ length: 20 }, () => () => book(contactId, slot)),
        ];
        for (const answer of await Promise.all(asked.map(timed))) {
          expect(answer.status, answer.text).toBe(503);
          expect(answer.ms, `answered after ${Math.round(answer.ms)} ms`).toBeLessThan(maxAnswerMs);
          expect(answer.headers.get('retry-after') ?? '').toMatch(/^\d+$/);
          expect(apiErrorBodySchema.parse(JSON.parse(answer.text)).statusCode).toBe(503);
        }
        for (const path of ['/', '/lead-generation']) {
          expect((await fetch(requireProduct().baseUrl + path)).status, path).toBe(200);
        }
      });
      await expect(async () => idOf(await sendLead())).toPass({ timeout: 60_000 });
      // Not 409: a request answered with 503 must not have booked.
      await expect
        .poll(async () => (await book(contactId, slot)).status, { timeout: 60_000 })
        .toBe(201);
    });
  }
});

test.describe('the product without Redis', () => {
  for (const [how, during] of ways) {
    test(`accepts leads and bookings while it ${how}, and queues their emails later`, async () => {
      const [slot = new Date(Number.NaN)] = await unusedStarts(1);
      const subjects: string[] = [];
      await during('redis', async () => {
        const lead = await timed(sendLead);
        const contactId = idOf(lead);
        const booking = await timed(() => book(contactId, slot));
        expect(booking.status, booking.text).toBe(201);
        expect(Math.max(lead.ms, booking.ms), `${lead.ms} ${booking.ms}`).toBeLessThan(maxAnswerMs);
        subjects.push(`contact:${contactId}`, `appointment:${JSON.parse(booking.text).id}`);
        expect(await countWaitingEmails(subjects)).toBe(3);
      });
      await expect.poll(() => countWaitingEmails(subjects), { timeout: 60_000 }).toBe(0);
    });
  }
});

test('the owner’s settings hold while Redis is gone, and after Postgres was', async () => {
  const link = 'https://own.example/call';
  const text = { subject: 'Own words', opening: 'Own words', closing: '' };
  await query(
    `INSERT INTO scheduling.meeting_settings (version, kind, address) VALUES (1, 'link', $1)`,
    [link],
  );
  await query(
    `INSERT INTO email.email_texts (email, version, text) VALUES ('booking-invitation', 1, $1)`,
    [JSON.stringify(text)],
  );
  try {
    const calls: BookedAppointment[] = [];
    await whileGone('redis', async () => {
      calls.push(await bookAppointment());
    });
    await whileGone('postgres', async () => undefined);
    await expect(async () => calls.push(await bookAppointment())).toPass({ timeout: 60_000 });
    for (const { id, lead } of calls) {
      const [stored] = await query<{ address: string }>(
        `SELECT meeting_base_url || '/' || meeting_room AS address FROM scheduling.appointments WHERE id = $1`,
        [id],
      );
      expect(stored?.address).toBe(link);
      const { email = '' } = (await leadOf(lead.id)) ?? {};
      const invitation = await arrivedEmail(email, /^Own words$/);
      expect(invitation.text).toContain(`Join the video meeting:\n${link}\n`);
    }
  } finally {
    await query('DELETE FROM scheduling.meeting_settings');
    await query('DELETE FROM email.email_texts');
  }
});

/** How many due emails have not been handed to the queue. */
async function countWaitingEmails(subjects: string[]): Promise<number> {
  const [row] = await query<{ waiting: number }>(
    `SELECT count(*)::int AS waiting FROM
       (SELECT * FROM leads.outbox UNION ALL SELECT * FROM scheduling.outbox) AS mails
     WHERE subject = ANY($1) AND due_at <= now() AND relayed_at IS NULL`,
    [subjects],
  );
  return row?.waiting ?? Number.NaN;
}
