import { expectUsable } from '../browser/accessibility.ts';
import { leadPanel, openDesk, showFilters } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { addLead, leadName } from '../product/leads.ts';

test(`the owner adds a lead by hand and finds it without its accents`, async ({ newVisitor }) => {
  const { page } = await newVisitor({ width: 360 });
  const company = leadName('Quay');
  await openDesk(page);
  await showFilters(page);
  await page.getByRole('button', { name: 'Add lead' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a lead' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill('Zoë O’Brien');
  await dialog.getByLabel('Company').fill(company);
  await dialog.getByLabel('Phone').fill('9105550147');
  await dialog.getByLabel('Notes').fill('Met at the Château fair');
  await expectUsable(page, 'a lead is added');
  await dialog.getByRole('button', { name: 'Add lead' }).click();
  await expect(leadPanel(page).panel.getByText('You added the lead')).toBeVisible();

  await openDesk(page, `?search=${encodeURIComponent(`chateau ${company}`)}`);
  await expect(page.getByRole('link', { name: 'Zoë O’Brien' })).toBeVisible();
  await expect(page.locator('mark', { hasText: 'Château' })).toBeVisible();
  await openDesk(page, `?search=${encodeURIComponent(`zoe o'brien ${company}`)}`);
  await expect(page.getByRole('link', { name: 'Zoë O’Brien' })).toBeVisible();
});

test('several leads get a status at once, and their own back by Undo; the view is saved', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ width: 1440 });
  const company = leadName('Bulk Quay');
  const leads = [await addLead({ company }), await addLead({ company })];
  await openDesk(page, `?search=${encodeURIComponent(company)}`);
  for (const { name } of leads) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  }
  await page.getByRole('button', { name: 'Status …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Status of 2 leads' });
  await dialog.getByLabel('New status').selectOption('Qualified');
  await dialog.getByRole('button', { name: 'Change 2 leads' }).click();
  await expect(page.getByText(/Qualified for/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/New for/)).toHaveCount(2);

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  await page.getByRole('dialog', { name: 'Save this view' }).getByLabel('Name').fill('Bulk');
  await page.keyboard.press('Enter');
  const views = page.getByRole('navigation', { name: 'Saved views' });
  await expect(views.getByRole('link', { name: 'Bulk' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete this view' }).click();
  await expect(views).toBeHidden();
});
