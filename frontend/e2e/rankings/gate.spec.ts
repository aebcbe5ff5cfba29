import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { apiPaths } from '@agency/contracts';
import { assertAccessible } from '../browser/accessibility.ts';
import { enterPassword, signIn } from '../browser/owner.ts';
import { openRankings, rankingsPassword } from '../browser/rankings.ts';
import { assertToast } from '../browser/toast.ts';
import { withVisitors } from '../browser/visits.ts';

describe('the gate of /rankings', () => {
  for (const width of [1440, 360]) {
    it(
      `should refuse a wrong password and open with the right one at ${width} px`,
      withVisitors(async (newVisitor) => {
        const { page, expect } = await newVisitor({ width });
        expect(/Failed to load resource: .* 401/);
        await page.goto('/rankings');
        await page.getByRole('heading', { name: 'SEO Rankings Access' }).waitFor();
        await assertAccessible(page, 'the gate');
        await enterPassword(page, 'ebb');
        await assertToast(page, 'Access Denied', 'Incorrect password. Please try again.');
        assert.equal(await page.getByLabel('Password').inputValue(), '');
        await page.getByRole('button', { name: 'Dismiss notification' }).click();

        await page.getByLabel('Password').fill(rankingsPassword());
        await page.getByRole('button', { name: 'Access Dashboard' }).click();
        await assertToast(page, 'Access Granted', 'Welcome to the SEO rankings dashboard.');
        await page.reload();
        await page.getByRole('heading', { name: 'SEO Ranking Dashboard' }).waitFor();

        await page.getByRole('button', { name: 'Logout' }).click();
        await assertToast(
          page,
          'Logged Out',
          'You have been logged out of the rankings dashboard.',
        );
        await page.getByRole('heading', { name: 'SEO Rankings Access' }).waitFor();
        assert.equal((await page.request.get(apiPaths.rankingsSummary)).status(), 401);
      }),
    );
  }

  it(
    'should open by the admin’s session, and not the other way round',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await signIn(page);
      await page.goto('/rankings');
      await page.getByRole('heading', { name: 'SEO Ranking Dashboard' }).waitFor();
      const other = await newVisitor();
      await openRankings(other.page);
      await other.page.goto('/admin');
      await other.page.getByRole('heading', { name: 'Admin Access' }).waitFor();
    }),
  );

  it(
    'should lock at logout when the admin’s session had opened it, and leave /admin signed in',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await signIn(page);
      await page.goto('/rankings');
      await page.getByRole('heading', { name: 'SEO Ranking Dashboard' }).waitFor();
      await page.getByRole('button', { name: 'Logout' }).click();
      await assertToast(page, 'Logged Out', 'You have been logged out of the rankings dashboard.');
      await page.reload();
      await page.getByRole('heading', { name: 'SEO Rankings Access' }).waitFor();
      assert.equal((await page.request.get(apiPaths.rankingsSummary)).status(), 401);
      await page.goto('/admin');
      await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
      assert.equal((await page.request.get(apiPaths.contacts)).status(), 200);

      await openRankings(page);
      await page.reload();
      await page.getByRole('heading', { name: 'SEO Ranking Dashboard' }).waitFor();
    }),
  );

  it(
    'should be kept from search engines',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await page.goto('/rankings');
      await page.getByLabel('Password').waitFor();
      const robots = page.locator('meta[name="robots"]');
      assert.match((await robots.getAttribute('content')) ?? '', /noindex/);
      const sitemap = await (await page.request.get('/sitemap.xml')).text();
      assert.ok(sitemap.includes('/services') && !sitemap.includes('/rankings'));
    }),
  );
});
