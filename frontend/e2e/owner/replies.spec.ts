import { randomUUID } from 'node:crypto';
import { expectAccessible, expectUsable } from '../browser/accessibility.ts';
import { Hand } from '../browser/hand.ts';
import { leadPanel, openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { notifications } from '../browser/toast.ts';
import { query } from '../product/database.ts';
import { arrivedEmail, emailsTo } from '../product/emails.ts';
import { addLead } from '../product/leads.ts';
import { leadOf } from '../product/stored.ts';

const headersOf = ({ headers }: Awaited<ReturnType<typeof arrivedEmail>>) =>
  new Map(headers.map(({ key, value }) => [key, value]));

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

test.describe('answering a lead from the desk', () => {
  test(`by template, in one conversation`, async ({ newVisitor }) => {
    const email = `${randomUUID()}@tidewater.example`;
    const lead = await addLead({ email, company: 'Tide Chandlery' });
    const { page } = await newVisitor({ width: 360 });
    await openDesk(page, `?lead=${lead.id}`);
    const { panel, timeline } = leadPanel(page);
    const hand = new Hand(page);
    await hand.press(panel.getByRole('button', { name: 'Reply' }));
    await hand.press(page.getByRole('menuitem', { name: 'First answer' }));
    const dialog = page.getByRole('dialog', { name: `Reply to ${lead.name}` });
    await expect(dialog.getByLabel('Message')).toHaveValue(/Tide Chandlery/);
    await expectUsable(page, 'a reply');
    await dialog.getByLabel('Subject').fill('Your three vans');
    await dialog.getByLabel('Message').focus();
    await hand.key('Control+Enter');
    expect(hand.take(), 'presses beside the text').toBe(3);
    await dialog.waitFor({ state: 'detached' });
    await expect(notifications(page).getByText('Reply Sent')).toBeVisible();
    const first = await arrivedEmail(email, /^Your three vans$/);
    expect(first.text).toContain(`/thank-you?contactId=${lead.id}`);
    expect(first.replyTo?.[0]?.address).toBeTruthy();
    expect(headersOf(first).has('auto-submitted')).toBe(false);
    expect((await leadOf(lead.id))?.status).toBe('contacted');

    await page.reload();
    await timeline.getByText('Your reply “First answer”: sent').waitFor();
    await timeline.getByText('Status: New → Contacted').waitFor();
    await panel.getByRole('button', { name: 'Reply' }).click();
    await page.getByRole('menuitem', { name: 'Blank email' }).click();
    await expect(dialog.getByLabel('Subject')).toHaveValue('Re: Your three vans');
    await dialog.getByLabel('Message').fill('One more thing.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    const second = await arrivedEmail(email, /^Re: Your three vans$/);
    expect(second.inReplyTo).toBe(first.messageId);
    expect(await emailsTo(email)).toHaveLength(2);
  });
});

test('a failed email is corrected and sent, another one dismissed', async ({ page }) => {
  const lead = await addLead();
  const email = `${randomUUID()}@tidewater.example`;
  await failReply(lead.id);
  const other = await addLead();
  await failReply(other.id);
  await openDesk(page);
  const notice = page.getByRole('region', { name: /could not be sent$/ });
  await notice.getByRole('button', { name: /^Show the emails/ }).click();
  const row = notice.getByRole('listitem').filter({ hasText: lead.name });
  await row.getByRole('button', { name: /^Correct address/ }).click();
  await row.getByLabel('Email address').fill(email);
  await expectAccessible(page, 'an address is corrected');
  await row.getByRole('button', { name: 'Save and send again' }).click();
  await row.waitFor({ state: 'detached' });
  await arrivedEmail(email, /^Your ads$/);

  const dismissed = notice.getByRole('listitem').filter({ hasText: other.name });
  await dismissed.getByRole('button', { name: /^Dismiss/ }).click();
  await dismissed.waitFor({ state: 'detached' });
  await page.goto(`/admin?lead=${other.id}`);
  await leadPanel(page).timeline.getByText('Your reply: failed, dismissed').waitFor();
});
