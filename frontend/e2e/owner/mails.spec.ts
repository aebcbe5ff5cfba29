import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertAccessible } from '../browser/accessibility.ts';
import { ownersCall } from '../browser/calls.ts';
import { assertNoSidewaysScroll, leadPanel, signIn } from '../browser/owner.ts';
import { withVisitors } from '../browser/visits.ts';
import { eventually } from '../eventually.ts';
import { bookCall } from '../product/calls.ts';
import { query } from '../product/database.ts';

/** Marks the invitation as one that the mail server has refused. */
async function failInvitation(appointmentId: number): Promise<void> {
  await eventually(async () => {
    const rows = await query(
      `UPDATE email.deliveries SET state = 'failed', reason = 'The mail server refused the address (550 5.1.1).'
       WHERE appointment_id = $1 AND mail = 'booking-invitation' AND state = 'sent' RETURNING id`,
      [appointmentId],
    );
    assert.equal(rows.length, 1, 'The invitation has not been sent yet.');
  });
}

describe('the mails on the owner’s desk', () => {
  for (const width of [1440, 360]) {
    it(
      `should say which one has failed and send it again at ${width} px`,
      { timeout: 60_000 },
      withVisitors(async (newVisitor) => {
        const call = await bookCall();
        await failInvitation(call.id);
        const { page } = await newVisitor({ width });
        await signIn(page, '?tab=appointments');
        const notice = page.getByRole('region', { name: /could not be sent$/ });
        await notice.getByRole('listitem').filter({ hasText: call.lead.name }).waitFor();
        await assertAccessible(page, 'a mail has failed');
        await assertNoSidewaysScroll(page);

        const row = await ownersCall(page, call.lead.name);
        await row.getByRole('button', { name: 'Mails' }).click();
        const mails = row.getByRole('region', { name: 'Mails' });
        await mails.getByText('Reminder 24 hours before: waits to be sent').waitFor();
        await mails.getByText('Call invitation: could not be sent').waitFor();
        await assertAccessible(page, 'the mails of a call');
        await assertNoSidewaysScroll(page);
        await mails.getByRole('button', { name: /^Send again/ }).click();
        await mails.getByRole('button', { name: /^Send again/ }).waitFor({ state: 'detached' });
        await eventually(async () => {
          const [delivery] = await query<{ state: string; attempts: number }>(
            `SELECT state, attempts FROM email.deliveries
             WHERE appointment_id = $1 AND mail = 'booking-invitation'`,
            [call.id],
          );
          assert.deepEqual(delivery, { state: 'sent', attempts: 2 });
        });

        await page.goto(`/admin?lead=${call.lead.id}`);
        const { timeline } = leadPanel(page);
        await timeline.getByText('Call invitation: sent').waitFor();
        await timeline.getByText('Reminder 10 minutes before: waits to be sent').waitFor();
      }),
    );
  }
});
