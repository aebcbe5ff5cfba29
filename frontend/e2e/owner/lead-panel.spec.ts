import { Hand } from '../browser/hand.ts';
import { leadPanel, openDesk } from '../browser/owner.ts';
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

test.describe('the panel of a lead', () => {
  test('works a lead by pointer, goes on by one key, and closes at each width', async ({
    page,
  }) => {
    const hand = new Hand(page);
    const { search, leads } = await addLeads(2);
    await openDesk(page, search);
    const { panel, status, statusNamed, day, note, timeline, close } = leadPanel(page);
    const [first, second] = leads;
    if (!first || !second) throw new Error('no leads');
    await hand.press(page.getByRole('link', { name: first.name }));
    await timeline.getByText('Form submitted').waitFor();
    await panel.getByText('1 of 2 new').waitFor();
    await hand.press(statusNamed('Contacted'));
    await expect.poll(async () => (await leadOf(first.id))?.status).toBe('contacted');
    await expect(status).toHaveText('Contacted');
    await hand.press(day('Tomorrow'));
    await timeline.getByText(/^Follow-up/).waitFor();
    await expect(day('Tomorrow')).toHaveAttribute('aria-pressed', 'true');
    await note.fill('Left a voicemail.');
    await hand.key('Control+Enter');
    await timeline.getByText('Left a voicemail.').waitFor();
    expect(hand.take(), 'presses to open, for a status, a follow-up and a note').toBe(4);
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

  test('keeps its choices in place when one is made, and reaches them by arrow keys', async ({
    page,
  }) => {
    const {
      leads: [lead],
    } = await addLeads(1);
    if (!lead) throw new Error('no lead');
    const { panel, status, statusNamed, day, followUp, note } = leadPanel(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await openDesk(page, `?lead=${lead.id}`);
      await note.waitFor();
      const choices = panel.getByRole('radio').or(panel.getByRole('group').getByRole('button'));
      const places = async () => {
        const boxes = await choices.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => [x, y].map(Math.round)),
        );
        // The last one shows any other day, so only its place is fixed.
        return { boxes, note: Math.round((await note.boundingBox())?.y ?? 0) };
      };
      const before = await places();
      const lines = new Set(before.boxes.map(([, y]) => y));
      expect(lines.size, `lines of choices at ${width}`).toBeLessThanOrEqual(3);
      await statusNamed('Qualified').click();
      await expect(status).toHaveText('Qualified');
      await day('In a week').click();
      await expect(followUp).not.toHaveAccessibleName(/^Follow-up: none/);
      expect(await places(), `after two choices at ${width}`).toEqual(before);
      await page.keyboard.press('Home');
      await expect(statusNamed('New')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(statusNamed('Contacted')).toBeFocused();
      // Moving there chooses nothing.
      await expect(status).toHaveText('Qualified');
      await page.keyboard.press('Enter');
      await expect(status).toHaveText('Contacted');
      await expect.poll(async () => (await leadOf(lead.id))?.status).toBe('contacted');
      await query("UPDATE leads.contacts SET status = 'new', follow_up_on = NULL WHERE id = $1", [
        lead.id,
      ]);
    }
  });
});
