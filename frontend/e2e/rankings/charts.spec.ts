import { text } from 'node:stream/consumers';
import { expectUsable } from '../browser/accessibility.ts';
import { expectNoSidewaysScroll } from '../browser/owner.ts';
import { openRankings } from '../browser/rankings.ts';
import { expect, test } from '../browser/test.ts';
import { checkRankings } from '../product/rankings.ts';

test.describe('the charts of the rankings', () => {
  test.beforeAll(({ request }) => checkRankings(request));

  test('draw clicks, and compare a keyword with a landing page', async ({ newVisitor }) => {
    const { page } = await newVisitor({ viewport: { width: 390, height: 844 } });
    await openRankings(page, '?tab=keywords');
    await page.locator('tbody svg path[d^="M"]').first().waitFor();
    await expectUsable(page, 'the list with its curves');

    await page.locator('tbody th a').first().click();
    const name = (await page.locator('#keyword-title').textContent()) ?? '';
    await page.getByText(/^Best position \d/).waitFor();
    await page.getByRole('button', { name: 'Clicks', exact: true }).click();
    await page.waitForURL(/metric=clicks/);
    await page.getByRole('img', { name: `Clicks of “${name}”` }).waitFor();

    await page.getByRole('button', { name: 'Compare with …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Compare with' });
    await dialog.getByRole('link').first().waitFor();
    await expectUsable(page, 'what to compare with');
    const landingPage = dialog.getByRole('link', { name: /^\// }).first();
    await landingPage.click();
    await page.waitForURL(/with=%2F/);
    await page.getByRole('img', { name: /^Clicks of .*\. Clicks of “\// }).waitFor();
    await page.reload();
    await page.getByRole('img', { name: /^Clicks of .*\. Clicks of “\// }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectUsable(page, 'two lines in one chart');

    await page.getByRole('button', { name: 'Show as table' }).click();
    await page.getByRole('columnheader', { name: /^Clicks, \// }).waitFor();
    await expectUsable(page, 'two lines as a table');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^sample-rankings-history-of-keyword-\d+-/);
    expect(await text(await download.createReadStream())).toMatch(/^"From","To","Clicks"/);
    await page.getByRole('link', { name: 'Stop comparing' }).click();
    await page.getByRole('columnheader', { name: 'CTR' }).waitFor();
  });
});
