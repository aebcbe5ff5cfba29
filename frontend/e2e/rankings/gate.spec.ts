import { apiPaths } from '@agency/contracts';
import { expectUsable } from '../browser/accessibility.ts';
import { enterPassword, openPlace, signIn } from '../browser/owner.ts';
import { signInToRankings } from '../browser/rankings.ts';
import { expect, test } from '../browser/test.ts';
import { dismissToast, expectToast } from '../browser/toast.ts';
import { passwordOf } from '../product/session.ts';

test.describe('the gate of /rankings', () => {
  test('rejects a wrong password and opens with the right one', async ({ page, browserErrors }) => {
    browserErrors.expect(/Failed to load resource: .* 401/);
    await page.goto('/rankings');
    await page.getByRole('heading', { name: 'SEO Rankings Access' }).waitFor();
    await expectUsable(page, 'the gate');
    await enterPassword(page, 'ebb');
    await expectToast(page, 'Access Denied', 'Incorrect password. Please try again.');
    await expect(page.getByLabel('Password')).toHaveValue('');
    await dismissToast(page);

    await page.getByLabel('Password').fill(passwordOf('rankings'));
    await page.getByRole('button', { name: 'Access Dashboard' }).click();
    await expectToast(page, 'Access Granted', 'Welcome to the SEO rankings dashboard.');
    await page.reload();
    await page.getByRole('heading', { name: 'SEO Ranking Dashboard' }).waitFor();

    // The window is as narrow as a phone by now.
    await openPlace(page, 'Logout');
    await expectToast(page, 'Logged Out', 'You have been logged out of the rankings dashboard.');
    await page.getByRole('heading', { name: 'SEO Rankings Access' }).waitFor();
    expect((await page.request.get(apiPaths.rankingsSummary)).status()).toBe(401);
  });

  test('is opened by the admin session, and not the other way around', async ({
    page,
    newVisitor,
  }) => {
    await signIn(page);
    await page.goto('/rankings');
    await page.getByRole('heading', { name: 'SEO Ranking Dashboard' }).waitFor();
    const other = await newVisitor();
    await signInToRankings(other.page);
    await other.page.goto('/admin');
    await other.page.getByRole('heading', { name: 'Admin Access' }).waitFor();
  });

  test('closes at logout when the admin session had opened it, and leaves /admin signed in', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto('/rankings');
    await page.getByRole('heading', { name: 'SEO Ranking Dashboard' }).waitFor();
    // Figures that are still being read when the session ends get a 401.
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectToast(page, 'Logged Out', 'You have been logged out of the rankings dashboard.');
    await page.reload();
    await page.getByRole('heading', { name: 'SEO Rankings Access' }).waitFor();
    expect((await page.request.get(apiPaths.rankingsSummary)).status()).toBe(401);
    await page.goto('/admin');
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
    expect((await page.request.get(apiPaths.contacts)).status()).toBe(200);

    await signInToRankings(page);
    await page.reload();
    await page.getByRole('heading', { name: 'SEO Ranking Dashboard' }).waitFor();
  });

  test('is hidden from search engines', async ({ page }) => {
    await page.goto('/rankings');
    await page.getByLabel('Password').waitFor();
    const robots = page.locator('meta[name="robots"]');
    await expect(robots).toHaveAttribute('content', /noindex/);
    const sitemap = await (await page.request.get('/sitemap.xml')).text();
    expect(sitemap.includes('/services') && !sitemap.includes('/rankings')).toBeTruthy();
  });
});
