import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { apiErrorBodySchema, apiPaths } from '@agency/contracts';
import { eventually } from '../eventually.ts';
import { type Answer, addContact, book, idOf, post, someLead } from '../product/api.ts';
import { query } from '../product/database.ts';
import { unusedStarts } from '../product/eastern.ts';
import { times } from '../product/in-parallel.ts';
import { whileGone, whileHanging } from '../product/processes.ts';
import { requireProduct } from '../product/settings.ts';

const patienceMs = 5_000;
const ways = [
  ['is gone', whileGone],
  ['hangs', whileHanging],
] as const;

/** The answer and how long it took. */
async function timed(ask: () => Promise<Answer>): Promise<Answer & { ms: number }> {
  const began = performance.now();
  const answer = await ask();
  return { ...answer, ms: performance.now() - began };
}

const sendLead = () => post(apiPaths.contacts, someLead);

describe('the product without Postgres', () => {
  for (const [how, during] of ways) {
    it(`should answer 503 with Retry-After within 5 s while it ${how}, and work again by itself`, async () => {
      const contactId = await addContact();
      const [slot = new Date(Number.NaN)] = await unusedStarts(1);
      await during('postgres', async () => {
        // More at once than there are connections in a service's pool.
        const asked = [
          ...times(20, () => sendLead),
          ...times(20, () => () => book(contactId, slot)),
        ];
        for (const answer of await Promise.all(asked.map(timed))) {
          assert.equal(answer.status, 503, answer.text);
          assert.ok(answer.ms < patienceMs, `answered after ${Math.round(answer.ms)} ms`);
          assert.match(answer.headers.get('retry-after') ?? '', /^\d+$/);
          assert.equal(apiErrorBodySchema.parse(JSON.parse(answer.text)).statusCode, 503);
        }
        for (const path of ['/', '/lead-generation']) {
          assert.equal((await fetch(requireProduct().baseUrl + path)).status, 200, path);
        }
      });
      await eventually(async () => idOf(await sendLead()), { timeoutMs: 20_000 });
      // Not 409: what was answered 503 is not booked behind the visitor's back.
      await eventually(async () => assert.equal((await book(contactId, slot)).status, 201), {
        timeoutMs: 20_000,
      });
    });
  }
});

describe('the product without Redis', () => {
  for (const [how, during] of ways) {
    it(`should take leads and bookings while it ${how}, and hand over their mails later`, async () => {
      const [slot = new Date(Number.NaN)] = await unusedStarts(1);
      const subjects: string[] = [];
      await during('redis', async () => {
        const lead = await timed(sendLead);
        const contactId = idOf(lead);
        const booking = await timed(() => book(contactId, slot));
        assert.equal(booking.status, 201, booking.text);
        assert.ok(Math.max(lead.ms, booking.ms) < patienceMs, `${lead.ms} ${booking.ms}`);
        subjects.push(`contact:${contactId}`, `appointment:${JSON.parse(booking.text).id}`);
        assert.equal(await waitingMails(subjects), 4);
      });
      await eventually(async () => assert.equal(await waitingMails(subjects), 0), {
        timeoutMs: 20_000,
      });
    });
  }
});

/** How many mails that are due have not been handed to the queue. */
async function waitingMails(subjects: string[]): Promise<number> {
  const [row] = await query<{ waiting: number }>(
    `SELECT count(*)::int AS waiting FROM
       (SELECT * FROM leads.outbox UNION ALL SELECT * FROM scheduling.outbox) AS mails
     WHERE subject = ANY($1) AND due_at <= now() AND relayed_at IS NULL`,
    [subjects],
  );
  return row?.waiting ?? Number.NaN;
}
