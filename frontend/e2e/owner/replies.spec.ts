import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../browser/accessibility.ts';
import { Hand } from '../browser/hand.ts';
import { leadPanel, openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { notifications } from '../browser/toast.ts';
import { arrivedEmail, emailsTo } from '../product/emails.ts';
import { addLead } from '../product/leads.ts';
import { leadOf } from '../product/stored.ts';

const headersOf = ({ headers }: Awaited<ReturnType<typeof arrivedEmail>>) =>
  new Map(headers.map(({ key, value }) => [key, value]));

test.describe('answering a lead from the desk', () => {
  test(`by template, in one conversation`, async ({ newVisitor }) => {
    const email = `${randomUUID()}@tidewater.example`;
    const lead = await addLead({ email, company: 'Tide Chandlery' });
    const { page } = await newVisitor({ width: 360 });
    await openDesk(page, `?lead=${lead.id}`);
    const { panel, timeline, close } = leadPanel(page);
    const hand = new Hand(page);
    await hand.press(panel.getByRole('button', { name: 'Reply' }));
    await hand.press(page.getByRole('menuitem', { name: 'First answer' }));
    const dialog = page.getByRole('dialog', { name: `Reply to ${lead.name}` });
    await expect(dialog.getByLabel('Message')).toHaveValue(/Tide Chandlery/);
    await expectAccessible(page, 'a reply');
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

    await close.click();
    await page.getByRole('link', { name: lead.name }).click();
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
