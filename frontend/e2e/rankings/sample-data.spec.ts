import { apiPaths, type RankingSummary, rankingSummarySchema } from '@agency/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible, expectUsable } from '../browser/accessibility.ts';
import { expectNoSidewaysScroll } from '../browser/owner.ts';
import { card, openRankings, runCheck } from '../browser/rankings.ts';
import { expect, test } from '../browser/test.ts';
import { dismissToast, notifications } from '../browser/toast.ts';
import { checkRankings, keepAlertUnread } from '../product/rankings.ts';

const summaryOf = async (page: Page): Promise<RankingSummary> =>
  rankingSummarySchema.parse(await (await page.request.get(apiPaths.rankingsSummary)).json());

test.describe('the rankings with sample data', () => {
  test.beforeAll(({ request }) => checkRankings(request));

  test('come from a check, which says that they are samples, are drawn, and read by arrow keys or as a table', async ({
    page,
  }) => {
    await openRankings(page);
    await runCheck(page);
    const notice = notifications(page).getByText(/^Checked \d+ keywords\. Data through/);
    await expect(notice).toHaveText(/This is sample data/);
    await page.getByText('Sample data', { exact: true }).waitFor();
    const summary = await summaryOf(page);
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
    await expectAccessible(page, 'the history as a table');
  });

  const tabs: Record<string, string | RegExp> = {
    Overview: 'Recent Ranking Changes',
    Keywords: /^1–50 of \d+ keywords$/,
    Changes: /^1–50 of \d+ keywords$/,
    Alerts: 'Save rules',
    Source: /^Works:/,
  };
  test('are usable under every tab and for one keyword, and their alerts can be marked as read', async ({
    page,
  }) => {
    await keepAlertUnread(page.request);
    await openRankings(page);
    for (const [tab, sign] of Object.entries(tabs)) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('tabpanel', { name: tab }).getByText(sign).first().waitFor();
      await expectUsable(page, tab);
    }
    await page.getByRole('tab', { name: 'Overview' }).click();
    await page
      .getByRole('table', { name: /Top 10$/ })
      .getByRole('link')
      .first()
      .click();
    await page.getByRole('img', { name: /^Position of/ }).waitFor();
    const breakdown = page.getByRole('region', { name: 'Pages, countries and devices' });
    await breakdown.getByRole('rowheader', { name: 'United States' }).waitFor();
    await breakdown.getByText('Sample data: all of it is made up.').waitFor();
    await expectUsable(page, 'one keyword');

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('tab', { name: 'Alerts' }).click();
    const unread = page.getByRole('button', { name: /^Mark as read/ });
    await unread.first().waitFor();
    const { unreadAlerts } = await summaryOf(page);
    await unread.first().click();
    await card(page, 'Active Alerts')
      .getByText(String(unreadAlerts - 1), { exact: true })
      .waitFor();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await card(page, 'Active Alerts').getByText('0', { exact: true }).waitFor();
    await page.getByRole('checkbox', { name: 'Unread only' }).check();
    await page.getByText('No unread alerts.').waitFor();
  });

  test('track a keyword that is added, tagged, paused and removed', async ({ newVisitor }) => {
    const { page } = await newVisitor({ width: 360 });
    const keyword = `harbor ads ${Date.now()} ${'w'.repeat(150)}`;
    await openRankings(page, '?tab=keywords');
    await page.getByRole('button', { name: 'Add a keyword' }).click();
    await page.getByRole('textbox', { name: 'Keyword' }).fill(keyword);
    await page.getByRole('textbox', { name: 'Tags' }).fill('location:harbor');
    await expectAccessible(page, 'the form for a keyword');
    await page.getByRole('button', { name: 'Add keyword' }).click();
    await notifications(page).getByText('Keyword Added').waitFor();
    await page.goto(`/rankings?tab=keywords&search=${encodeURIComponent(keyword.slice(0, 40))}`);
    await page.getByRole('link', { name: keyword }).click();
    await page.getByRole('heading', { name: keyword }).waitFor();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Resume' }).waitFor();
    // At the bottom of a phone it covers the page while a pointer rests there.
    await dismissToast(page);
    await page.getByRole('button', { name: 'Remove keyword …' }).click();
    await expectAccessible(page, 'the question before removing');
    await page.getByRole('button', { name: 'Remove it' }).click();
    await notifications(page).getByText('Keyword Removed').waitFor();
    await page.getByRole('heading', { name: 'No keyword matches' }).waitFor();
  });
});
