import { addDays } from '@agency/contracts';
import { expectUsable } from '../browser/accessibility.ts';
import { card, openRankings } from '../browser/rankings.ts';
import { expect, test } from '../browser/test.ts';
import { dismissToast, expectToast } from '../browser/toast.ts';
import { query } from '../product/database.ts';

const keyword = 'boat charters wilmington nc';
const today = new Date().toISOString().slice(0, 10);
const ago = (days: number) => addDays(today, -days);

test.beforeEach(() =>
  query('INSERT INTO rankings.keywords (keyword) VALUES ($1) ON CONFLICT DO NOTHING', [keyword]),
);

test.afterEach(async () => {
  for (const table of ['figures', 'days', 'keyword_windows']) {
    await query(`DELETE FROM rankings.${table} WHERE source = 'csv'`);
  }
  await query('DELETE FROM rankings.keywords WHERE keyword = $1', [keyword]).catch(() =>
    query("UPDATE rankings.keywords SET state = 'removed' WHERE keyword = $1", [keyword]),
  );
});

// Uploads take the place of the sample data for everyone.
test('two overlapping exports are uploaded and shown side by side, and one is removed', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor();
  await openRankings(page, '?tab=source');
  const sample = page.getByText('Sample data', { exact: true });
  await sample.first().waitFor();
  const form = page.getByRole('region', { name: 'Upload an export' });
  const upload = async (name: string, from: string, to: string, position: number) => {
    const text = `Top queries,Clicks,Impressions,Position\n${keyword},9,900,${position}\nnot on the list,1,40,12`;
    const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
    await form.getByLabel('File').setInputFiles(file);
    await form.getByLabel('First day').fill(from);
    await form.getByLabel('Last day').fill(to);
    await form.getByRole('button', { name: 'Upload' }).click();
    await expectToast(page, 'Export Imported', new RegExp(`^Imported 1 keyword from ${name}, `));
    await dismissToast(page);
  };
  await upload('quarter.csv', ago(95), ago(4), 18);
  await expect(sample).toHaveCount(0);
  await upload('month.csv', ago(32), ago(5), 12);
  const periods = page.getByRole('region', { name: 'Uploaded periods' });
  await expect(periods.getByRole('listitem')).toHaveText([/quarter\.csv/, /month\.csv/]);
  await expectUsable(page, 'two uploads that overlap');

  // The newest day belongs to the quarter's export, so every figure on the page is the quarter's.
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(card(page, 'Avg Position')).toContainText('18.0');
  await page
    .getByText(/^Position 18\.0|position 18\.0/)
    .first()
    .waitFor();
  await expectUsable(page, 'the overview of two uploads');
  await page.getByRole('tab', { name: 'Keywords' }).click();
  await page.getByText('Seen in search, not on your list: 1').waitFor();
  await expectUsable(page, 'the keywords of two uploads');

  await page.getByRole('tab', { name: 'Source' }).click();
  await periods
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
  await expect(periods.getByRole('listitem')).toHaveText([/month\.csv/]);
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(card(page, 'Avg Position')).toContainText('12.0');

  await page.getByRole('tab', { name: 'Source' }).click();
  await periods.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
  await sample.first().waitFor();
});
