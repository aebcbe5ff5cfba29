import { expectUsable } from '../browser/accessibility.ts';
import { leadPanel, openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { notifications } from '../browser/toast.ts';
import { query } from '../product/database.ts';
import { addLead, leadName } from '../product/leads.ts';

/** Long before other tests' follow-ups, so that it comes first. */
const longAgo = '2020-01-06';

test('a task of a lead is on Today on its day; one without a lead is added and finished there', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ width: 390 });
  const lead = await addLead();
  await openDesk(page, `?lead=${lead.id}`);
  const { panel, followUp } = leadPanel(page);
  await followUp.click();
  await page.getByLabel('What to do').fill('Send audit to Beau');
  await expectUsable(page, 'a follow-up being planned');
  await page.keyboard.press('Enter');
  await panel.getByText('Send audit to Beau').first().waitFor();
  await query('UPDATE leads.contacts SET follow_up_on = $2 WHERE id = $1', [lead.id, longAgo]);

  await openDesk(page, '?tab=today');
  await page
    .getByRole('listitem')
    .filter({ hasText: lead.name })
    .getByText(/^Send audit to Beau · /)
    .waitFor();
  const task = leadName('Pay the hosting');
  await page.getByRole('textbox', { name: 'Add a task' }).fill(task);
  await expectUsable(page, 'a task being added');
  await page.keyboard.press('Enter');
  const done = page.getByRole('button', { name: `Done: ${task}` });
  await done.click();
  await expect(done).toHaveCount(0);
  await notifications(page).getByRole('button', { name: 'Undo' }).click();
  await done.click();
  await expect.poll(() => query('SELECT FROM leads.tasks WHERE task = $1', [task])).toEqual([]);
});
