import { Hand } from '../browser/hand.ts';
import { openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { addLead, leadName } from '../product/leads.ts';
import { leadOf } from '../product/stored.ts';

test.describe('the presses for', () => {
  test('a card: 1 drag, with Undo', async ({ page }) => {
    const hand = new Hand(page);
    const company = leadName('One Drag');
    const lead = await addLead({ company });
    await openDesk(page, `?view=board&search=${encodeURIComponent(company)}`);
    const card = page.getByRole('listitem').filter({ hasText: lead.name });
    await hand.drag(card, page.getByRole('region', { name: /^Qualified/ }));
    await expect.poll(async () => (await leadOf(lead.id))?.status).toBe('qualified');
    expect(hand.take()).toBe(1);
    await hand.press(page.getByRole('button', { name: 'Undo', exact: true }));
    await expect.poll(async () => (await leadOf(lead.id))?.status).toBe('new');
    expect(hand.take()).toBe(1);
  });
});
