import type { Page } from '@playwright/test';
import { expectAccessible } from '../browser/accessibility.ts';
import { expectNoSidewaysScroll, leadPanel, openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { query } from '../product/database.ts';
import { addLead, leadName } from '../product/leads.ts';
import { leadOf } from '../product/stored.ts';

/** Three leads that only this search finds, newest first. */
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

/** A real mouse click at the middle of the visible part: nothing else takes the click. */
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
      const { panel, status, followUp, note, timeline, close } = leadPanel(page);
      await timeline.getByText('Form sent').waitFor();
      await panel.getByText('1 of 3 new').waitFor();
      await expectAccessible(page, 'the panel');
      await expectNoSidewaysScroll(page);

      await pressOn(page, status);
      await pressOn(page, page.getByRole('menuitemradio', { name: 'Contacted' }));
      await expect.poll(async () => (await leadOf(first.id))?.status).toBe('contacted');
      await pressOn(page, followUp);
      await pressOn(page, page.getByRole('button', { name: 'Tomorrow' }));
      await timeline.getByText(/^Follow-up/).waitFor();
      await note.fill('Left a voicemail.');
      await page.keyboard.press('Control+Enter');
      await timeline.getByText('Left a voicemail.').waitFor();
      await page.keyboard.press('j');
      await panel.getByRole('heading', { name: second.name }).waitFor();

      await pressOn(page, close);
      await panel.waitFor({ state: 'hidden' });
      await expect(page.getByRole('link', { name: second.name })).toBeFocused();
    });
  }

  test('takes a status back by Ctrl + Z, which a field keeps for itself', async ({ page }) => {
    const lead = await addLead();
    await openDesk(page, `?lead=${lead.id}`);
    const { status, setStatus, note } = leadPanel(page);
    await setStatus('Closed Lost');
    await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
    await note.focus();
    await page.keyboard.press('Control+z');
    expect((await leadOf(lead.id))?.status).toBe('closed-lost');
    await status.focus();
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await leadOf(lead.id))?.status).toBe('new');
    await expect(status).toHaveText('New');
  });

  test('has at most eight controls and eight stops of the keyboard before the first note', async ({
    newVisitor,
  }) => {
    const { search, leads } = await addThree();
    const [, lead] = leads;
    if (!lead) throw new Error('no leads');
    const long = 'We open a second location in March. '.repeat(40);
    await query('UPDATE leads.contacts SET message = $2 WHERE id = $1', [lead.id, long]);
    for (const width of [1440, 768, 360]) {
      const { page } = await newVisitor({ width });
      await openDesk(page, `${search}&lead=${lead.id}`);
      const { panel, note } = leadPanel(page);
      await panel.getByText('2 of 3 new').waitFor();
      await panel.getByRole('button', { name: 'Show the whole message' }).waitFor();
      await expectNoSidewaysScroll(page);

      const controls = await panel
        .locator('header, [role=toolbar]')
        .locator('a[href], button, input, textarea, select, summary, [tabindex="0"]')
        .evaluateAll((all) => all.map((control) => control.textContent));
      expect(controls.length, controls.join(' › ')).toBeLessThanOrEqual(8);

      await panel.focus();
      const stops: string[] = [];
      while (!(await note.evaluate((field) => field === document.activeElement))) {
        await page.keyboard.press('Tab');
        stops.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
        expect(stops.length, stops.join(' › ')).toBeLessThan(20);
      }
      expect(stops.length - 1, stops.join(' › ')).toBeLessThanOrEqual(8);
    }
  });

  test('is reached from the start of the page by one stop of the keyboard', async ({ page }) => {
    const { search, leads } = await addThree();
    await openDesk(page, search);
    const link = page.getByRole('link', { name: leads[0]?.name ?? '' });
    await link.waitFor();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Skip to the leads' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(link).toBeFocused();
  });

  test('shows the leads near the top of the window', async ({ newVisitor }) => {
    await addLead();
    for (const { width, height, maxTop } of [
      { width: 1440, height: 900, maxTop: 210 },
      { width: 390, height: 844, maxTop: 120 },
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
