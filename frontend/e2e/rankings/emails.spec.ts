import { apiPaths, rankingSummarySchema } from '@agency/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible, expectUsable } from '../browser/accessibility.ts';
import { expectNoSidewaysScroll, openDesk } from '../browser/owner.ts';
import { openRankings } from '../browser/rankings.ts';
import { expect, test } from '../browser/test.ts';
import { notifications } from '../browser/toast.ts';
import { checkRankings } from '../product/rankings.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const question = /^Email me what moved each week\?/;

/** Like an installation with a source, whose owner has not answered yet. */
async function beginUndecided(page: Page): Promise<void> {
  await page.route(`**${apiPaths.rankingsSummary}`, async (route) => {
    const answer = await route.fetch();
    const summary = rankingSummarySchema.parse(await answer.json());
    await route.fulfill({ response: answer, json: { ...summary, source: 'csv', isSample: false } });
  });
  const undecided = { isWeekOn: null, weekday: 1, isAlertOn: false };
  await page.route(
    `**${apiPaths.rankingsEmails}`,
    (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: undecided }) : route.continue(),
    { times: 2 },
  );
}

test.describe('rankings by email, on Today and beside leads', () => {
  test.beforeAll(({ request }) => checkRankings(request));

  test('are asked for once, and changed under Source', async ({ page }) => {
    await page.setViewportSize(phone);
    await beginUndecided(page);
    await openRankings(page);
    await page.getByText(question).waitFor();
    await expectAccessible(page, 'the question on a phone');
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(desktop);
    await expectAccessible(page, 'the question');
    await page.getByRole('button', { name: 'Email me' }).click();
    await notifications(page)
      .getByText(/comes on Monday at 7:00 AM/)
      .waitFor();
    await expect(page.getByText(question)).toBeHidden();
    await page.unroute(`**${apiPaths.rankingsEmails}`);
    await page.getByRole('tab', { name: 'Source' }).click();
    const section = page.getByRole('region', { name: 'Emails' });
    await expect(section.getByRole('switch', { name: /^Email what moved/ })).toBeChecked();
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await section.getByRole('combobox').selectOption('Thursday, 7:00 AM');
    expect((await saved).status()).toBe(200);
    await page.reload();
    await expect(section.getByRole('combobox')).toHaveValue('4');
    await page.setViewportSize(phone);
    await expectAccessible(page, 'the settings of emails on a phone');
    await expectNoSidewaysScroll(page);
  });

  test('are a line on Today that says that they are samples, and lead from a keyword to the leads of its landing page', async ({
    page,
  }) => {
    await openDesk(page, '?tab=today');
    await page.getByText(/^Sample rankings, .+: \d+ up, \d+ down, average position/).waitFor();
    await expectUsable(page, 'Today');
    await page.setViewportSize(desktop);
    await page.getByRole('link', { name: 'Open the rankings' }).click();
    await page.getByRole('tab', { name: 'Overview' }).waitFor();

    await page.goto('/rankings?tab=keywords&landing=/google-ads-wilmington');
    await page.getByText(/from organic search landed on/).waitFor();
    await expectAccessible(page, 'the keywords of a landing page');
    await page.getByRole('link', { name: /^\d+ leads?$/ }).click();
    await page
      .getByRole('heading', { name: 'Leads: /google-ads-wilmington: Organic search' })
      .waitFor();
    await expectAccessible(page, 'the leads of a landing page');
  });
});
