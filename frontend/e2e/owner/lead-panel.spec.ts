import { Hand } from '../browser/hand.ts';
import { leadPanel, openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { type AddedLead, addLead, leadName } from '../product/leads.ts';
import { leadOf } from '../product/stored.ts';

/** Leads that only this search finds, newest first. */
async function addLeads(count: number) {
  const company = leadName('Salt Marsh Kayaks');
  const leads: AddedLead[] = [];
  for (let added = 0; added < count; added++) leads.unshift(await addLead({ company }));
  return { search: `?status=new&search=${encodeURIComponent(company)}`, leads };
}

test.describe('the panel of a lead', () => {
  test('works a lead by pointer, goes on by one key, and closes at each width', async ({
    page,
  }) => {
    const hand = new Hand(page);
    const { search, leads } = await addLeads(2);
    await openDesk(page, search);
    const { panel, status, followUp, note, timeline, close } = leadPanel(page);
    const [first, second] = leads;
    if (!first || !second) throw new Error('no leads');
    await page.getByRole('link', { name: first.name }).click();
    await timeline.getByText('Form sent').waitFor();
    await panel.getByText('1 of 2 new').waitFor();
    await status.click();
    await page.getByRole('menuitemradio', { name: 'Contacted' }).click();
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

    const link = page.getByRole('link', { name: second.name });
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await close.click();
      await panel.waitFor({ state: 'hidden' });
      await expect(link).toBeFocused();
      await link.click();
      await panel.getByRole('heading', { name: second.name }).waitFor();
    }
  });
});
