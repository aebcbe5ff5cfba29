import { randomUUID } from 'node:crypto';
import { expectAccessible, expectUsable } from '../browser/accessibility.ts';
import { expectNoSidewaysScroll, openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { query } from '../product/database.ts';
import { addLead } from '../product/leads.ts';

/** A report of campaigns of this test only. */
function googleReport(campaign: string, id: string, cost: string) {
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  return {
    name: 'campaigns.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Campaign report\n"All days"\nDay,Campaign,Campaign ID,Currency code,Cost\n${day},"${campaign}, ""brand""",${id},USD,"${cost}"\nTotal: Account,--,--,USD,"${cost}"\n`,
    ),
  };
}

test('the owner adds a report of ad spend, sees it beside its leads, and undoes it', async ({
  newVisitor,
  browserErrors,
}) => {
  const { page } = await newVisitor({ width: 390 });
  const id = `${Date.now()}390`;
  const name = randomUUID().slice(0, 8);
  const campaign = `${name}, "brand"`;
  const lead = await addLead({ attribution: { first: { gad_campaignid: id } } });
  await openDesk(page, '?tab=sources&by=campaign&period=30-days');
  await page.getByRole('button', { name: 'Add spend' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add spend' });
  const report = dialog.getByLabel('Report');
  browserErrors.expect(/Failed to load resource: .* 400/);
  await report.setInputFiles(googleReport(name, id, '-1,234.50'));
  await expect(dialog.getByText(/has a negative amount. Nothing was stored.$/)).toBeVisible();
  await report.setInputFiles(googleReport(name, id, '1,234.50'));
  await dialog.getByRole('button', { name: 'Store $1,234.50' }).click();
  await expect(dialog.getByText('Stored: $1,234.50.')).toBeVisible();
  await expectUsable(page, 'adding spend');
  await dialog.getByRole('button', { name: 'Close' }).click();

  const spend = page.getByRole('region', { name: 'Ad spend' });
  const row = spend.getByRole('row').filter({ hasText: campaign });
  await expect(row).toContainText('$1,234.50 for 1');
  await page
    .getByRole('table', { name: 'By campaign' })
    .getByRole('row')
    .filter({ hasText: campaign })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('link', { name: lead.name })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Add spend' }).click();
  await dialog.getByRole('button', { name: 'Undo campaigns.csv' }).first().click();
  await expect(dialog.getByText(/undone$/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(row).toHaveCount(0);
});

test('the owner downloads conversions, and is asked about the month', async ({ newVisitor }) => {
  const { page } = await newVisitor({ width: 390 });
  const gclid = `Cj0KCQjw${randomUUID()}`;
  const lead = await addLead({
    attribution: { first: { gclid }, consent: { marketing: true } },
  });
  await query(
    `UPDATE leads.contacts SET status = 'closed-won', created_at = now() - interval '3 days',
       status_since = now() - interval '2 days' WHERE id = $1`,
    [lead.id],
  );
  await openDesk(page, '?tab=sources');
  const asks = page.getByText(/^Would you like last month’s figures/);
  await expect(asks).toBeVisible();
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(asks).toHaveCount(0);

  await page.getByRole('button', { name: 'Conversions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Conversions for ad platforms' });
  await expectAccessible(page, 'conversions');
  await expectNoSidewaysScroll(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download new for Google Ads, uploads' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^conversions-google-\d{4}-\d\d-\d\d\.csv$/);
  const [told] = await query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM leads.conversion_exports WHERE contact_id = $1',
    [lead.id],
  );
  expect(told?.count).toBe(1);
  await dialog.getByRole('button', { name: 'Close' }).click();
});
