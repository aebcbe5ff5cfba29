import { apiPaths } from '@agency/contracts';
import { enterPassword } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { dismissToast, expectToast } from '../browser/toast.ts';
import { passwordOf } from '../product/session.ts';

test('the gate of /rankings rejects a wrong password, and opens with the right one, which does not open the desk, until logout', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/Failed to load resource: .* 401/);
  const statusOf = async (path: string) => (await page.request.get(path)).status();
  await page.goto('/rankings');
  await page.getByRole('heading', { name: 'SEO Rankings Access' }).waitFor();
  await enterPassword(page, 'ebb');
  await expectToast(page, 'Access Denied', 'Incorrect password. Please try again.');
  await expect(page.getByLabel('Password')).toHaveValue('');
  await dismissToast(page);

  await page.getByLabel('Password').fill(passwordOf('rankings'));
  await page.getByRole('button', { name: 'Access Dashboard' }).click();
  await expectToast(page, 'Access Granted', 'Welcome to the SEO rankings dashboard.');
  await page.getByRole('heading', { name: 'SEO Ranking Dashboard' }).waitFor();
  expect(await statusOf(apiPaths.rankingsSummary)).toBe(200);
  expect(await statusOf(apiPaths.contacts)).toBe(401);

  // Figures that are still being read when the session ends get a 401, too.
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, 'Logged Out', 'You have been logged out of the rankings dashboard.');
  await page.getByRole('heading', { name: 'SEO Rankings Access' }).waitFor();
  expect(await statusOf(apiPaths.rankingsSummary)).toBe(401);
});
