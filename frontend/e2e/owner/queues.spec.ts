import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { queuesPath } from '@agency/contracts';
import { assertAccessible } from '../browser/accessibility.ts';
import { assertNoSidewaysScroll, signIn } from '../browser/owner.ts';
import { withVisitors } from '../browser/visits.ts';
import { post } from '../product/api.ts';
import { type BookedCall, bookCall } from '../product/calls.ts';
import { query } from '../product/database.ts';
import { requireProduct } from '../product/settings.ts';

const mail = 'reminder-10-minutes';

/** Has a mail of the call wait in the queue: it is due, and somebody seems to be sending it already. */
async function delayReminder({ id }: BookedCall): Promise<void> {
  await query(
    `INSERT INTO email.deliveries (subject, mail, sequence, appointment_id, message_id, state, attempts,
       sending_since, created_at, changed_at)
     VALUES ('appointment:' || $1::bigint, $2, 0, $1::bigint, gen_random_uuid(), 'queued', 1, now(), now(), now())`,
    [id, mail],
  );
  const due = await query(
    `UPDATE scheduling.outbox SET due_at = now() WHERE subject = 'appointment:' || $1 AND name = $2
     RETURNING id`,
    [id, mail],
  );
  assert.equal(due.length, 1);
}

/** Ends what seemed to be going on, so that the job ends at its next try and no mail is given up. */
async function settleReminder({ id }: BookedCall): Promise<void> {
  await query(
    `UPDATE email.deliveries SET state = 'sent', sending_since = NULL
     WHERE appointment_id = $1 AND mail = $2`,
    [id, mail],
  );
}

describe('the queues on the owner’s desk', () => {
  for (const width of [1440, 360]) {
    it(
      `should show the mail of a call that waits for its next try at ${width} px`,
      { timeout: 60_000 },
      withVisitors(async (newVisitor) => {
        const call = await bookCall();
        await delayReminder(call);
        try {
          const { page } = await newVisitor({ width });
          await signIn(page);
          await page.getByRole('link', { name: 'Mail and check queues' }).click();
          const mails = page.getByRole('region', { name: 'Mails', exact: true });
          await mails.getByRole('button', { name: /^Delayed/ }).click();
          const row = mails.getByRole('listitem').filter({ hasText: `call ${call.id},` });
          await row.getByText('Reminder 10 minutes before').waitFor();
          await row.getByText(/Next try/).waitFor();
          assert.doesNotMatch((await mails.textContent()) ?? '', new RegExp(call.lead.name));
          const checks = page.getByRole('region', { name: 'Ranking checks' });
          await checks.getByRole('button', { name: /^Delayed/ }).waitFor();
          await assertAccessible(page, 'the queues');
          await assertNoSidewaysScroll(page);
        } finally {
          await settleReminder(call);
        }
      }),
    );
  }

  it('should tell a visitor nothing of them', async () => {
    const { baseUrl } = requireProduct();
    for (const queue of ['email', 'rankings']) {
      for (const path of ['', '/jobs?state=completed']) {
        const answer = await fetch(`${baseUrl}${queuesPath}/${queue}${path}`);
        assert.equal(answer.status, 401);
        assert.match(answer.headers.get('x-robots-tag') ?? '', /noindex/);
        const body: unknown = await answer.json();
        assert.deepEqual(Object.keys(body ?? {}).sort(), ['message', 'requestId', 'statusCode']);
      }
      const retry = await post(`${queuesPath}/${queue}/jobs/scheduling-1/retry`, {});
      assert.equal(retry.status, 401);
    }
  });
});
