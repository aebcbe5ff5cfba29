import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addContact, book } from '../product/api.ts';
import { assertConsistent } from '../product/consistency.ts';
import { query } from '../product/database.ts';
import { unusedStarts } from '../product/eastern.ts';
import { inParallel, times } from '../product/in-parallel.ts';
import { bookingMails, mailsAbout } from '../product/stored.ts';

function addContacts(count: number): Promise<number[]> {
  return inParallel(
    times(count, () => addContact),
    16,
  );
}

async function mailCount(): Promise<number> {
  const [row] = await query<{ count: number }>('SELECT count(*)::int FROM scheduling.outbox');
  return row?.count ?? Number.NaN;
}

describe('many bookings at once', () => {
  it('should give one slot to one of 200 simultaneous visitors, and leave no trace of the others', async () => {
    const contacts = await addContacts(200);
    const [slot = new Date(Number.NaN)] = await unusedStarts(1);
    const mailsBefore = await mailCount();
    const answers = await Promise.all(contacts.map((contactId) => book(contactId, slot)));

    const losers = answers.filter(({ status }) => status === 409);
    assert.equal(answers.filter(({ status }) => status === 201).length, 1);
    assert.equal(losers.length, 199);
    for (const { text } of losers) assert.match(JSON.parse(text).message, /just taken/);
    const rows = await query<{ id: number }>(
      'SELECT id::int FROM scheduling.appointments WHERE scheduled_at = $1',
      [slot],
    );
    assert.equal(rows.length, 1);
    assert.deepEqual(await mailsAbout('scheduling', `appointment:${rows[0]?.id}`), bookingMails);
    assert.equal(await mailCount(), mailsBefore + bookingMails.length);
  });

  it('should leave no overlap, and nobody with more than three calls, after 1,000 mixed bookings', async () => {
    const contacts = await addContacts(250);
    const starts = await unusedStarts(4);
    const answers = await inParallel(
      times(1_000, (index) => () => {
        const contactId = contacts[(index * 7) % contacts.length] ?? 0;
        const startsAt = starts[(index * 37) % starts.length] ?? new Date(Number.NaN);
        return book(contactId, startsAt);
      }),
      50,
    );
    const strange = answers.filter(({ status }) => ![201, 409, 422].includes(status));
    assert.deepEqual(strange, []);
    await assertConsistent();
    const booked = await query<{ calls: number }>(
      `SELECT count(*)::int AS calls FROM scheduling.appointments
       WHERE contact_id = ANY($1) GROUP BY contact_id`,
      [contacts],
    );
    assert.ok(booked.every(({ calls }) => calls <= 3));
    const all = booked.reduce((sum, { calls }) => sum + calls, 0);
    assert.equal(all, answers.filter(({ status }) => status === 201).length);
  });
});
