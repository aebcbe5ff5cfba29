import { expectNoSidewaysScroll } from '../browser/owner.ts';
import { openRankings } from '../browser/rankings.ts';
import { expect, test } from '../browser/test.ts';
import { dismissToast, notifications } from '../browser/toast.ts';
import { checkRankings } from '../product/rankings.ts';

const barHeight = 44;

test.describe('the rankings on a phone', () => {
  test.beforeAll(({ request }) => checkRankings(request));

  test('have a head of one line, and Logout in the menu', async ({ newVisitor }) => {
    const { page } = await newVisitor({ width: 390 });
    await openRankings(page);
    const logout = page.getByRole('menuitem', { name: 'Logout' });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.getByRole('tab', { name: 'Overview' }).click();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const title = page.getByRole('heading', { level: 1, name: 'SEO Ranking Dashboard' });
      // What loads below may move it.
      await expect(async () => {
        const [heading, status] = await Promise.all([
          title.boundingBox(),
          page.getByText(/^Last updated/).boundingBox(),
        ]);
        expect(heading?.y).toBeGreaterThanOrEqual(0);
        expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThanOrEqual(barHeight);
        expect((heading?.x ?? 0) + (heading?.width ?? 0)).toBeLessThanOrEqual(width);
        expect(status?.y).toBeGreaterThanOrEqual(barHeight);
      }).toPass();
      await page.getByRole('tab', { name: 'Source' }).click();
      const tabs = page.getByRole('tablist', { name: 'Rankings' });
      // Once the status of the other tab is gone.
      await expect
        .poll(async () => (await tabs.boundingBox())?.y, 'nothing heavy stands above the tabs')
        .toBeLessThanOrEqual(190);
      await page.evaluate(() => scrollTo({ top: 1_500, behavior: 'instant' }));
      await page.getByRole('button', { name: 'More places' }).click();
      const box = await logout.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
      await expect(logout).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'More places' }).click();
    await logout.click();
    await page.getByRole('heading', { name: 'SEO Rankings Access' }).waitFor();
  });

  test('break a keyword that is wider than the window, which is added, paused and removed', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ width: 360 });
    const keyword = `harbor ads ${Date.now()} ${'w'.repeat(150)}`;
    await openRankings(page, '?tab=keywords');
    await page.getByRole('button', { name: 'Add a keyword' }).click();
    await page.getByRole('textbox', { name: 'Keyword' }).fill(keyword);
    await page.getByRole('button', { name: 'Add keyword' }).click();
    await notifications(page).getByText('Keyword Added').waitFor();
    await page.getByRole('searchbox').fill(keyword.slice(0, 40));
    await page.getByRole('link', { name: keyword }).click();
    await page.getByRole('heading', { name: keyword }).waitFor();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Resume' }).waitFor();
    // At the bottom of a phone it covers the page while a pointer rests there.
    await dismissToast(page);
    await page.getByRole('button', { name: 'Remove keyword …' }).click();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await notifications(page).getByText('Keyword Removed').waitFor();
    await page.getByRole('heading', { name: 'No matching keywords' }).waitFor();
  });
});
