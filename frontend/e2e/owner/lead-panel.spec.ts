import type { Page } from '@playwright/test';
import { expectAccessible } from '../browser/accessibility.ts';
import { Hand } from '../browser/hand.ts';
import { expectNoSidewaysScroll, leadPanel, openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { query } from '../product/database.ts';
import { type AddedLead, addLead, leadName } from '../product/leads.ts';
import { leadOf } from '../product/stored.ts';

/** Leads that only this search finds, newest first. */
async function addLeads(count: number) {
  const company = leadName('Salt Marsh Kayaks');
  const leads: AddedLead[] = [];
  for (let added = 0; added < count; added++) leads.unshift(await addLead({ company }));
  return { search: `?status=new&search=${encodeURIComponent(company)}`, leads };
}

/** A real mouse click at the middle of the visible part: nothing else takes the click. */
async function pressOn(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not shown`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test.describe('the panel of a lead', () => {
  test('works a lead by pointer, goes on by one key, and closes at each width', async ({
    page,
  }) => {
    const hand = new Hand(page);
    const { search, leads } = await addLeads(4);
    await openDesk(page, search);
    const { panel, status, followUp, note, timeline, close } = leadPanel(page);
    for (const [done, width] of [1440, 1024, 390].entries()) {
      await page.setViewportSize({ width, height: 900 });
      const [first, second] = leads.slice(done);
      if (!first || !second) throw new Error('no leads');
      const count = leads.length - done;
      await page.getByText(`1–${count} of ${count} leads`).waitFor();
      await pressOn(page, page.getByRole('link', { name: first.name }));
      await timeline.getByText('Form sent').waitFor();
      await panel.getByText(`1 of ${count} new`).waitFor();
      await expectAccessible(page, `the panel at ${width} px`);
      await expectNoSidewaysScroll(page);

      await pressOn(page, status);
      await pressOn(page, page.getByRole('menuitemradio', { name: 'Contacted' }));
      await expect.poll(async () => (await leadOf(first.id))?.status).toBe('contacted');
      await hand.press(followUp);
      await hand.press(page.getByRole('button', { name: 'Tomorrow', exact: true }));
      await timeline.getByText(/^Follow-up/).waitFor();
      await note.fill('Left a voicemail.');
      await hand.key('Control+Enter');
      await timeline.getByText('Left a voicemail.').waitFor();
      expect(hand.take(), 'presses for a follow-up and a note').toBe(3);
      await hand.key('j');
      await panel.getByRole('heading', { name: second.name }).waitFor();
      expect(hand.take(), 'presses for the next lead').toBe(1);

      await pressOn(page, close);
      await panel.waitFor({ state: 'hidden' });
      await expect(page.getByRole('link', { name: second.name })).toBeFocused();
    }
  });

  test('has at most eight controls and eight stops of the keyboard before the first note', async ({
    page,
  }) => {
    const { search, leads } = await addLeads(3);
    const [, lead] = leads;
    if (!lead) throw new Error('no leads');
    const long = 'We open a second location in March. '.repeat(40);
    await query('UPDATE leads.contacts SET message = $2 WHERE id = $1', [lead.id, long]);
    await openDesk(page, `${search}&lead=${lead.id}`);
    const { panel, note } = leadPanel(page);
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
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
});
