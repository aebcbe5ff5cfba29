import { apiPaths } from '@agency/contracts';
import { expectUsable } from '../browser/accessibility.ts';
import { enterPassword, openPlace } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { dismissToast, expectToast } from '../browser/toast.ts';
import { openSession, passwordOf } from '../product/session.ts';

test.describe('the gate of /rankings', () => {
  test('rejects a wrong password and opens with the right one, which does not open the desk', async ({
    page,
    browserErrors,
  }) => {
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
    await page.goto('/admin');
    await page.getByRole('heading', { name: 'Admin Access' }).waitFor();
    await page.goto('/rankings');
    await page.getByRole('heading', { name: 'SEO Ranking Dashboard' }).waitFor();

    // The window is as narrow as a phone by now.
    await openPlace(page, 'Logout');
    await expectToast(page, 'Logged Out', 'You have been logged out of the rankings dashboard.');
    await page.getByRole('heading', { name: 'SEO Rankings Access' }).waitFor();
    expect((await page.request.get(apiPaths.rankingsSummary)).status()).toBe(401);
  });

  test('is opened by the admin session, closes at logout, and leaves /admin signed in', async ({
    page,
  }) => {
    await openSession(page.request, 'admin');
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
  });
});
