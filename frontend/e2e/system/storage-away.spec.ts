import { randomUUID } from 'node:crypto';
import { apiErrorBodySchema, apiPaths } from '@agency/contracts';
import { expect, test } from '../browser/test.ts';
import { type Answer, book, idOf, post, someLead } from '../product/api.ts';
import { query } from '../product/database.ts';
import { unusedStarts } from '../product/eastern.ts';
import { arrivedEmail } from '../product/emails.ts';
import { addLead } from '../product/leads.ts';
import { whileGone, whileHanging } from '../product/processes.ts';
import { requireProduct } from '../product/settings.ts';

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

const ownLink = 'https://own.example/call';
const ownText = { subject: 'Own words', opening: 'Own words', closing: '' };

test.beforeAll(async () => {
  await query(`INSERT INTO scheduling.settings (name, value, version) VALUES ('meeting', $1, 1)`, [
    JSON.stringify({ kind: 'link', address: ownLink }),
  ]);
  await query(
    `INSERT INTO email.email_texts (email, version, text) VALUES ('booking-invitation', 1, $1)`,
    [JSON.stringify(ownText)],
  );
});

test.afterAll(async () => {
  await query(`DELETE FROM scheduling.settings WHERE name = 'meeting'`);
  await query('DELETE FROM email.email_texts');
});

/** Expects that this call and its invitation follow the settings of the owner. */
async function expectSettingsHold(appointmentId: number, address: string): Promise<void> {
  const [stored] = await query<{ link: string }>(
    `SELECT meeting_base_url || '/' || meeting_room AS link FROM scheduling.appointments WHERE id = $1`,
    [appointmentId],
  );
  expect(stored?.link).toBe(ownLink);
  const invitation = await arrivedEmail(address, /^Own words$/);
  expect(invitation.text).toContain(`Join the video meeting <${ownLink}>`);
}

test.describe('the product without Postgres', () => {
  // Services may still be recovering from the previous test.
  test.beforeEach(() => expect(async () => idOf(await sendLead())).toPass({ timeout: 60_000 }));

  for (const [how, during] of ways) {
    test(`returns 503 with Retry-After within 5 s while it ${how}, and recovers on its own, with the owner’s settings`, async () => {
      const email = `${randomUUID()}@tidewater.example`;
      const { id: contactId } = await addLead({ email });
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
      let booking: Answer | undefined;
      await expect
        .poll(
          async () => {
            booking = await book(contactId, slot);
            return booking.status;
          },
          { timeout: 60_000 },
        )
        .toBe(201);
      await expectSettingsHold(JSON.parse(booking?.text ?? '{}').id, email);
    });
  }
});

test.describe('the product without Redis', () => {
  for (const [how, during] of ways) {
    test(`accepts leads and bookings by the owner’s settings while it ${how}, and queues their emails later`, async () => {
      const [slot = new Date(Number.NaN)] = await unusedStarts(1);
      const subjects: string[] = [];
      const email = `${randomUUID()}@tidewater.example`;
      let appointmentId = 0;
      await during('redis', async () => {
        const lead = await timed(() => post(apiPaths.contacts, { ...someLead, email }));
        const contactId = idOf(lead);
        const booking = await timed(() => book(contactId, slot));
        expect(booking.status, booking.text).toBe(201);
        expect(Math.max(lead.ms, booking.ms), `${lead.ms} ${booking.ms}`).toBeLessThan(maxAnswerMs);
        appointmentId = JSON.parse(booking.text).id;
        subjects.push(`contact:${contactId}`, `appointment:${appointmentId}`);
        expect(await countWaitingEmails(subjects)).toBe(3);
      });
      await expect.poll(() => countWaitingEmails(subjects), { timeout: 60_000 }).toBe(0);
      await expectSettingsHold(appointmentId, email);
    });
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
