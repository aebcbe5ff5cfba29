import type { Page } from '@playwright/test';
import { expectAccessible } from '../browser/accessibility.ts';
import { expectNoSidewaysScroll, leadPanel, openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { addLead, leadName } from '../product/leads.ts';
import { leadOf } from '../product/stored.ts';

/** Three leads that only this search finds, the newest first. */
async function addThree() {
  const company = leadName('Salt Marsh Kayaks');
  const third = await addLead({ company });
  const second = await addLead({ company });
  const first = await addLead({ company });
  return {
    search: `?status=new&search=${encodeURIComponent(company)}`,
    leads: [first, second, third],
  };
}

/** A press of the real mouse at the middle of what is seen: nothing else takes the click meanwhile. */
async function pressOn(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not shown`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test.describe('the panel of a lead', () => {
  for (const width of [1440, 1024, 390]) {
    test(`works a lead by pointer, goes on by one key, and closes at ${width} px`, async ({
      newVisitor,
    }) => {
      const { page } = await newVisitor({ width });
      const { search, leads } = await addThree();
      const [first, second] = leads;
      if (!first || !second) throw new Error('no leads');
      await openDesk(page, search);
      await page.getByText('1–3 of 3 leads').waitFor();
      await pressOn(page, page.getByRole('link', { name: first.name }));
      const { panel, status, notes, timeline, close } = leadPanel(page);
      await timeline.getByText('Form sent').waitFor();
      await panel.getByText('1 of 3 new').waitFor();
      await expectAccessible(page, 'the panel');
      await expectNoSidewaysScroll(page);

      await pressOn(page, status('Contacted'));
      await expect.poll(async () => (await leadOf(first.id))?.status).toBe('contacted');
      await pressOn(page, panel.getByRole('button', { name: 'Tomorrow' }));
      await timeline.getByText(/^Follow-up/).waitFor();
      await notes.fill('Left a voicemail.');
      await page.keyboard.press('Control+Enter');
      await page.keyboard.press('j');
      await panel.getByRole('heading', { name: second.name }).waitFor();
      expect((await leadOf(first.id))?.notes).toBe('Left a voicemail.');

      await pressOn(page, close);
      await panel.waitFor({ state: 'hidden' });
      await expect(page.getByRole('link', { name: second.name })).toBeFocused();
    });
  }

  test('takes a status back by Ctrl + Z, which a field keeps for itself', async ({ page }) => {
    const lead = await addLead();
    await openDesk(page, `?lead=${lead.id}`);
    const { status, notes } = leadPanel(page);
    await status('Closed Lost').click();
    await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
    await notes.focus();
    await page.keyboard.press('Control+z');
    expect((await leadOf(lead.id))?.status).toBe('closed-lost');
    await status('Closed Lost').focus();
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await leadOf(lead.id))?.status).toBe('new');
    await expect(status('New')).toHaveAttribute('aria-pressed', 'true');
  });

  test('is reached from the start of the page by two stops of the keyboard', async ({ page }) => {
    const { search, leads } = await addThree();
    await openDesk(page, search);
    const link = page.getByRole('link', { name: leads[0]?.name ?? '' });
    await link.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Skip to the leads' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(link).toBeFocused();
  });

  test('shows the leads near the top of the window', async ({ newVisitor }) => {
    await addLead();
    for (const { width, height, maxTop } of [
      { width: 1440, height: 900, maxTop: 220 },
      { width: 390, height: 844, maxTop: 160 },
    ]) {
      const { page } = await newVisitor({ width });
      await page.setViewportSize({ width, height });
      await openDesk(page);
      const row = page.getByRole('list', { name: 'Leads' }).getByRole('listitem').first();
      await row.waitFor();
      const box = await row.boundingBox();
      expect(box?.y, `the first lead at ${width} px`).toBeLessThanOrEqual(maxTop);
    }
  });
});
