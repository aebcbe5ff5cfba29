import { openDesk } from '../browser/owner.ts';
import { test } from '../browser/test.ts';
import { checkRankings } from '../product/rankings.ts';

test.describe('rankings on Today and beside leads', () => {
  test.beforeAll(({ request }) => checkRankings(request));

  test('are a line on Today that says that they are samples, and lead from a keyword to the leads of its landing page', async ({
    page,
  }) => {
    await openDesk(page, '?tab=today');
    await page.getByText(/^Sample rankings, .+: \d+ up, \d+ down, average position/).waitFor();
    await page.getByRole('link', { name: 'Open the rankings' }).click();
    await page.getByRole('tab', { name: 'Overview' }).waitFor();

    await page.goto('/rankings?tab=keywords&landing=/google-ads-wilmington');
    await page.getByText(/from organic search landed on/).waitFor();
    await page.getByRole('link', { name: /^\d+ leads?$/ }).click();
    await page
      .getByRole('heading', { name: 'Leads: /google-ads-wilmington: Organic search' })
      .waitFor();
  });
});
