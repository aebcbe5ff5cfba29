import { apiPaths, maxBulkItems } from '@agency/contracts';
import { Clock } from '@agency/platform';
import { admin } from '@agency/testing/admin-database';
import { isRequested } from '../src/erasure/due-leads.js';
import { ErasureService } from '../src/erasure/erasure.service.js';
import { addCall, addLead, leadsSuite, startLeads } from './leads-app.js';

const suite = leadsSuite({ now: '2026-11-10T17:00:00Z', relays: false });
const { at } = suite;

const post = (url: string, payload: object) => suite.asOwner({ method: 'POST', url, payload });
const erase = (ids: unknown[], emailVisitors = false) =>
  post(apiPaths.eraseLeads, { ids, emailVisitors });
const sweep = () => suite.app.get(ErasureService).eraseDue(isRequested);

const left = async (): Promise<number[]> => {
  const rows: { id: string }[] = await admin.query('SELECT id FROM leads.contacts ORDER BY id');
  return rows.map(({ id }) => Number(id));
};

/** Cancels a call as the scheduling service does for a lead that is to be erased. */
async function cancelWithEmail(call: number): Promise<void> {
  await admin.query(
    `UPDATE scheduling.appointments SET status = 'cancelled', sequence = 1 WHERE id = $1`,
    [call],
  );
  await admin.query(
    `INSERT INTO scheduling.outbox (name, payload, subject, request_id, due_at)
     VALUES ('booking-cancelled', jsonb_build_object('appointmentId', $1::bigint, 'sequence', 1),
       'appointment:' || $1, 'r', now())`,
    [call],
  );
}

/** Records the state of the call's email, as the email service does. */
async function recordEmail(call: number, state: string): Promise<void> {
  await admin.query(
    `INSERT INTO email.deliveries
       (mail, subject, sequence, appointment_id, message_id, state, created_at, changed_at)
     VALUES ('booking-cancelled', 'appointment:' || $1, 1, $1::bigint, gen_random_uuid(), $2, now(), now())
     ON CONFLICT (subject, mail, sequence) DO UPDATE SET state = $2`,
    [call, state],
  );
}

it('should tell beforehand how many leads and how many of their calls would go', async () => {
  const [one, other] = [await addLead(), await addLead()];
  const cancelled = await addCall(one, '2026-11-03T09:00:00Z');
  await admin.query(`UPDATE scheduling.appointments SET status = 'cancelled' WHERE id = $1`, [
    cancelled,
  ]);
  for (const id of [one, one, other]) await addCall(id, '2026-11-03T09:00:00Z');
  const answer = await post(apiPaths.erasurePreview, { ids: [one, other, 2 ** 52] });
  expect([answer.statusCode, answer.json()]).toEqual([200, { leads: 2, callsAhead: 3 }]);
  expect(await left()).toHaveLength(2);
});

it('should erase several leads with everything about them, and say which ones were gone already', async () => {
  const [one, other, kept] = [await addLead(), await addLead(), await addLead()];
  await addCall(one, '2026-11-03T09:00:00Z');
  await admin.query(
    `INSERT INTO leads.outbox (name, payload, subject, request_id, due_at)
     SELECT 'lead-notice', jsonb_build_object('contactId', id), 'contact:' || id, 'r', now()
     FROM unnest($1::bigint[]) AS id`,
    [[one, kept]],
  );
  const answer = await erase([other, one, 2 ** 52, one]);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      results: [
        { id: other, outcome: 'erased' },
        { id: one, outcome: 'erased' },
        { id: 2 ** 52, outcome: 'gone' },
      ],
    },
  ]);
  expect(await left()).toEqual([kept]);
  expect(await admin.query('SELECT subject FROM leads.outbox')).toEqual([
    { subject: `contact:${kept}` },
  ]);
  expect(await admin.query('SELECT id FROM scheduling.appointments')).toEqual([]);
});

it('should erase two hundred at once, however often it is pressed', async () => {
  const ids: number[] = [];
  for (let count = 0; count < maxBulkItems; count++) ids.push(await addLead());
  for (const id of ids.slice(0, 120)) await addCall(id, '2026-11-03T09:00:00Z');
  const answers = await Promise.all([erase(ids), erase([...ids].reverse())]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const outcomes = answers.flatMap((answer) =>
    answer.json().results.map(({ outcome }: { outcome: string }) => outcome),
  );
  expect(outcomes.filter((outcome) => outcome === 'erased')).toHaveLength(maxBulkItems);
  expect(outcomes.filter((outcome) => outcome === 'gone')).toHaveLength(maxBulkItems);
  expect(await left()).toEqual([]);
});

describe('with emails', () => {
  it('should erase at once whoever has nothing to be told', async () => {
    const id = await addLead();
    const over = await addCall(id, '2026-11-03T09:00:00Z');
    await admin.query(
      `UPDATE scheduling.appointments SET scheduled_at = '2026-11-10T16:30:00Z' WHERE id = $1`,
      [over],
    );
    expect((await erase([id], true)).json().results).toEqual([{ id, outcome: 'erased' }]);
  });

  it('should keep a lead, marked, until its visitor has been told', async () => {
    const id = await addLead();
    const call = await addCall(id, '2026-11-03T09:00:00Z');
    expect((await erase([id], true)).json().results).toEqual([{ id, outcome: 'requested' }]);
    const shown = (await suite.asOwner({ url: `/api/contacts/${id}` })).json();
    expect(shown.erasureRequestedAt).toBe('2026-11-10T17:00:00.000Z');

    await sweep();
    expect(await left()).toEqual([id]);
    await cancelWithEmail(call);
    await sweep();
    expect(await left()).toEqual([id]);
    // Attempted, and due for a retry.
    await recordEmail(call, 'queued');
    await sweep();
    expect(await left()).toEqual([id]);
    // Requested again in the meantime, in another tab.
    expect((await erase([id], true)).json().results).toEqual([{ id, outcome: 'requested' }]);
    await recordEmail(call, 'sent');
    await sweep();
    expect(await left()).toEqual([]);
    await sweep();
  });

  it.each(['failed', 'skipped'])('should not wait for an email that was %s', async (state) => {
    const id = await addLead();
    const call = await addCall(id, '2026-11-03T09:00:00Z');
    await erase([id], true);
    await cancelWithEmail(call);
    await recordEmail(call, state);
    await sweep();
    expect(await left()).toEqual([]);
  });

  it('should wait for the email of a call that was canceled just before', async () => {
    const id = await addLead();
    await cancelWithEmail(await addCall(id, '2026-11-03T09:00:00Z'));
    expect((await erase([id], true)).json().results).toEqual([{ id, outcome: 'requested' }]);
  });

  it('should wait two days at most, and not at all for who asks again without emails', async () => {
    const [patient, impatient] = [await addLead(), await addLead()];
    for (const id of [patient, impatient]) await addCall(id, '2026-11-03T09:00:00Z');
    await erase([patient, impatient], true);
    expect((await erase([impatient])).json().results).toEqual([
      { id: impatient, outcome: 'erased' },
    ]);
    at('2026-11-12T16:59:59Z');
    await sweep();
    expect(await left()).toEqual([patient]);
    at('2026-11-12T17:00:00Z');
    await sweep();
    expect(await left()).toEqual([]);
  });

  it('should be swept by several replicas at once, each lead by one', async () => {
    const other = await startLeads();
    jest.spyOn(other.get(Clock), 'now').mockReturnValue(new Date('2026-11-10T17:00:00Z'));
    const ids: number[] = [];
    for (let count = 0; count < 250; count++) ids.push(await addLead());
    await admin.query('UPDATE leads.contacts SET erasure_requested_at = now()');
    await Promise.all([sweep(), other.get(ErasureService).eraseDue(isRequested), sweep()]);
    expect(await left()).toEqual([]);
  });
});
