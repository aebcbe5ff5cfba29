import { setTimeout as pause } from 'node:timers/promises';
import pMap from 'p-map';
import { expect, test } from '../browser/test.ts';
import { type Answer, addContact, book } from '../product/api.ts';
import { expectConsistent } from '../product/consistency.ts';
import { query } from '../product/database.ts';
import { unusedStarts } from '../product/eastern.ts';
import { removeLeads } from '../product/leads.ts';
import { bookingEmails, emailsAbout } from '../product/stored.ts';

function addContacts(count: number): Promise<number[]> {
  return pMap(Array.from({ length: count }), addContact, { concurrency: 16 });
}

/**
 * Retries after 503, as the scheduler tells its visitor to. Bookings of one day are serialized, and a busy machine does
 * not decide 200 of them within the request timeout.
 */
async function bookUntilJudged(contactId: number, slot: Date): Promise<Answer> {
  for (;;) {
    const answer = await book(contactId, slot);
    if (answer.status !== 503) return answer;
    await pause(500);
  }
}

async function countEmails(): Promise<number> {
  const [row] = await query<{ count: number }>('SELECT count(*)::int FROM scheduling.outbox');
  return row?.count ?? Number.NaN;
}

test.describe('many bookings at once', () => {
  test.afterAll(removeLeads);

  test('give one slot to one of 200 simultaneous visitors, and leave no trace of the others', async () => {
    const contacts = await addContacts(200);
    const [slot = new Date(Number.NaN)] = await unusedStarts(1);
    const emailsBefore = await countEmails();
    const answers = await Promise.all(
      contacts.map((contactId) => bookUntilJudged(contactId, slot)),
    );

    const losers = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 201).length).toBe(1);
    expect(losers.length).toBe(199);
    for (const { text } of losers) expect(JSON.parse(text).message).toMatch(/just taken/);
    const rows = await query<{ id: number }>(
      'SELECT id::int FROM scheduling.appointments WHERE scheduled_at = $1',
      [slot],
    );
    expect(rows.length).toBe(1);
    expect(await emailsAbout('scheduling', `appointment:${rows[0]?.id}`)).toStrictEqual(
      bookingEmails,
    );
    expect(await countEmails()).toBe(emailsBefore + bookingEmails.length);
  });

  test('leave no overlap and no lead with more than three calls after 400 mixed bookings', async () => {
    const contacts = await addContacts(100);
    const starts = await unusedStarts(4);
    const bookings = Array.from({ length: 400 }, (_, index) => ({
      contactId: contacts[(index * 7) % contacts.length] ?? 0,
      startsAt: starts[(index * 37) % starts.length] ?? new Date(Number.NaN),
    }));
    const answers = await pMap(bookings, ({ contactId, startsAt }) => book(contactId, startsAt), {
      concurrency: 50,
    });
    // A machine that is busy with other suites may reject some.
    const strange = answers.filter(({ status }) => ![201, 409, 422, 503].includes(status));
    expect(strange).toStrictEqual([]);
    await expectConsistent();
    const booked = await query<{ calls: number }>(
      `SELECT count(*)::int AS calls FROM scheduling.appointments
       WHERE contact_id = ANY($1) GROUP BY contact_id`,
      [contacts],
    );
    expect(booked.every(({ calls }) => calls <= 3)).toBe(true);
    const all = booked.reduce((sum, { calls }) => sum + calls, 0);
    expect(all).toBe(answers.filter(({ status }) => status === 201).length);
  });
});
