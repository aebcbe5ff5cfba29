import { apiPaths, type RankingSummary, rankingSummarySchema } from '@agency/contracts';
import type { Page } from '@playwright/test';
import { card, openRankings, runCheck } from '../browser/rankings.ts';
import { expect, test } from '../browser/test.ts';
import { dismissToast, notifications } from '../browser/toast.ts';
import { checkRankings } from '../product/rankings.ts';

/** Runs a check; returns the summary that the page shows after it. Other tests add keywords at the same time. */
async function checkedSummary(page: Page): Promise<RankingSummary> {
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith(apiPaths.rankingsSummary) && answer.ok(),
  );
  await runCheck(page);
  return rankingSummarySchema.parse(await (await answered).json());
}

test.describe('the rankings with sample data', () => {
  test.beforeAll(({ request }) => checkRankings(request));

  test('come from a check, which says that they are samples, are drawn, and read by arrow keys or as a table', async ({
    page,
  }) => {
    await openRankings(page);
    const summary = await checkedSummary(page);
    const notice = notifications(page).getByText(/^Checked \d+ keywords\. Data through/);
    await expect(notice).toHaveText(/This is sample data/);
    await page.getByText('Sample data', { exact: true }).waitFor();
    const shown = {
      'Total Keywords': summary.totalKeywords,
      'Avg Position': summary.averagePosition,
      'Top 10 Rankings': summary.top10Keywords,
      'Active Alerts': summary.unreadAlerts,
    };
    for (const [label, value] of Object.entries(shown)) {
      await card(page, label).getByText(String(value), { exact: true }).waitFor();
    }
    for (const [title, rows] of [
      ['Keywords Ranking in Top 10', summary.top10Details],
      ['Keywords Ranking in Top 3', summary.top3Details],
    ] as const) {
      const list = page.getByRole('table', { name: title });
      const [first] = rows;
      if (!first) throw new Error(`${title}: no sample ranks there`);
      await list.getByRole('row').nth(1).getByText(first.keyword).waitFor();
      await expect(list.getByRole('row')).toHaveCount(Math.min(rows.length, 10) + 1);
    }
    await dismissToast(page);

    await page.getByRole('img', { name: /^Average position: .* best .* worst/ }).waitFor();
    await page.getByRole('button', { name: '90 days' }).click();
    const day = page.getByRole('slider', { name: 'Day' });
    await expect(day).toHaveAttribute('max', '89');
    const newest = await day.getAttribute('aria-valuetext');
    await day.focus();
    await page.keyboard.press('ArrowLeft');
    const before = await day.getAttribute('aria-valuetext');
    expect(before ?? '').toMatch(/: position \d/);
    expect(before).not.toBe(newest);
    await page.getByRole('button', { name: 'Show as table' }).click();
    const table = page.getByRole('table', { name: 'Average position by day' });
    await expect(table.getByRole('row')).toHaveCount(91);
  });
});
