import { Hand } from '../browser/hand.ts';
import { expectNoSidewaysScroll, leadPanel, openDesk, showFilters } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { addLead, leadName } from '../product/leads.ts';
import { leadOf } from '../product/stored.ts';

test.describe('a lead on the desk', () => {
  test('moves across the board by one drag, and back by Undo', async ({ page }) => {
    const lead = await addLead();
    await openDesk(page, `?view=board&search=${encodeURIComponent(lead.name)}`);
    const card = page.getByRole('listitem').filter({ hasText: lead.name });
    const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
    const hand = new Hand(page);
    await hand.drag(card, column('Qualified'));
    await column('Qualified').getByText(lead.name).waitFor();
    await expect.poll(async () => (await leadOf(lead.id))?.status).toBe('qualified');
    expect(hand.take()).toBe(1);
    await hand.press(page.getByRole('button', { name: 'Undo', exact: true }));
    await column('New').getByText(lead.name).waitFor();
    await expect.poll(async () => (await leadOf(lead.id))?.status).toBe('new');
    expect(hand.take()).toBe(1);
  });

  test('is shown as plain text, whatever was typed into the form', async ({ newVisitor }) => {
    const { page } = await newVisitor({ width: 360 });
    const name = leadName('<script>alert(1)</script>\u202E=cmd|');
    const lead = await addLead({
      name,
      company: 'W'.repeat(160),
      message: `<img src=x onerror=alert(2)>${'x'.repeat(4900)}`,
    });
    await openDesk(page, `?search=${encodeURIComponent(lead.name.split(' ')[1] ?? '')}`);
    await page.getByText('1 of 1 lead').waitFor();
    await expectNoSidewaysScroll(page);
    // The override, which would reverse the text, is not stored.
    await page.getByRole('link', { name: name.replace('\u202E', '') }).click();
    const { panel } = leadPanel(page);
    await panel.getByRole('button', { name: 'Show the whole message' }).click();
    await expect(panel.locator('img, script')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    // On a phone, it covers the filters.
    await expect(panel).toBeHidden();
    await showFilters(page);
    await page.getByRole('link', { name: 'Board' }).click();
    const card = page.getByRole('link', { name: name.replace('\u202E', '') });
    await card.hover();
    await page.getByRole('button', { name: /^Move/ }).waitFor();
    await expectNoSidewaysScroll(page);
  });
});
