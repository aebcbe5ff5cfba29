import { randomUUID } from 'node:crypto';
import { expectAccessible, expectUsable } from '../browser/accessibility.ts';
import { openAppointmentRow } from '../browser/appointments.ts';
import { leadPanel, openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { bookUndeliverable } from '../product/appointments.ts';
import { query } from '../product/database.ts';
import { arrivedEmail } from '../product/emails.ts';
import { addLead } from '../product/leads.ts';

/** A reply to this lead that the mail server has rejected for its address. */
async function failReply(contactId: number): Promise<void> {
  await query(
    `INSERT INTO email.deliveries
       (subject, mail, sequence, contact_id, message_id, state, reason, attempts, created_at, changed_at)
     VALUES ('contact:' || $1::bigint, 'lead-reply', $2, $1::bigint, gen_random_uuid(), 'failed',
       'The mail server rejected the address (550 5.1.1).', 1, now(), now())`,
    [contactId, await storedReply(contactId)],
  );
}

async function storedReply(contactId: number): Promise<number> {
  const [row] = await query<{ id: number }>(
    `INSERT INTO leads.replies (contact_id, subject, body, request_key, created_at)
     VALUES ($1, 'Your ads', 'Hello Ada', gen_random_uuid(), now()) RETURNING id`,
    [contactId],
  );
  if (!row) throw new Error('The reply was not stored.');
  return row.id;
}

test.describe('emails on the owner’s desk', () => {
  test('show which failed, and are sent again, sent to a corrected address, or dismissed', async ({
    newVisitor,
  }) => {
    const call = await bookUndeliverable();
    const email = `${randomUUID()}@tidewater.example`;
    const [lead, other] = [await addLead(), await addLead()];
    await failReply(lead.id);
    await failReply(other.id);
    const { page } = await newVisitor({ width: 360 });
    await openDesk(page, '?tab=appointments&view=list');
    const notice = page.getByRole('region', { name: /couldn’t be sent$/ });
    await notice.getByRole('button', { name: /^Show the emails/ }).click();
    await notice.getByRole('listitem').filter({ hasText: call.lead.name }).waitFor();
    await expectUsable(page, 'an email has failed');

    const mistyped = notice.getByRole('listitem').filter({ hasText: lead.name });
    await mistyped.getByRole('button', { name: /^Correct address/ }).click();
    await mistyped.getByLabel('Email address').fill(email);
    await expectAccessible(page, 'an address is corrected');
    await mistyped.getByRole('button', { name: 'Save and send again' }).click();
    await mistyped.waitFor({ state: 'detached' });
    await arrivedEmail(email, /^Your ads$/);
    const dismissed = notice.getByRole('listitem').filter({ hasText: other.name });
    await dismissed.getByRole('button', { name: /^Dismiss/ }).click();
    await dismissed.waitFor({ state: 'detached' });

    const row = await openAppointmentRow(page, call.lead.name);
    await row.getByRole('button', { name: 'Emails' }).click();
    const emails = row.getByRole('region', { name: 'Emails' });
    await emails.getByText('Reminder, 24 hours before: queued').waitFor();
    await emails.getByText('Call invitation: failed').waitFor();
    await emails.getByRole('button', { name: /^Send again/ }).click();
    await emails.getByRole('button', { name: /^Send again/ }).waitFor({ state: 'detached' });
    await expect(async () => {
      const [delivery] = await query<{ state: string; attempts: number }>(
        `SELECT state, attempts FROM email.deliveries
             WHERE appointment_id = $1 AND mail = 'booking-invitation'`,
        [call.id],
      );
      expect(delivery).toStrictEqual({ state: 'sent', attempts: 2 });
    }).toPass();

    await row.getByRole('link', { name: call.lead.name, exact: true }).first().click();
    const { timeline, close } = leadPanel(page);
    await timeline.getByText('Call invitation: sent').waitFor();
    await timeline.getByText('Reminder, 10 minutes before: queued').waitFor();
    await close.click();
    await page.getByRole('link', { name: other.name }).click();
    await timeline.getByText('Your reply: failed, dismissed').waitFor();
  });
});
