import { expectAccessible } from '../browser/accessibility.ts';
import { awaitHydration } from '../browser/hydration.ts';
import { expect, test } from '../browser/test.ts';

const failure = 'This page ran aground';
const secret = 'nobody should read this';
const broken = `export default function Page() { throw new Error(${JSON.stringify(secret)}); }`;
const title = 'Google Ads for Plumbers on the Carolina Coast';
const ownCode = '**/assets/route-*.js';

test.describe('a page that crashes', () => {
  for (const path of ['/about', '/admin?tab=appointments']) {
    test(`shows an error page with header and footer at ${path}, and retries on request`, async ({
      newVisitor,
      browserErrors,
    }) => {
      const { page } = await newVisitor({ width: 360 });
      browserErrors.expect(new RegExp(secret));
      await page.route(ownCode, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: broken }),
      );
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: failure }).waitFor();
      await expect(page.getByText(secret)).toHaveCount(0);
      await expectAccessible(page, 'a broken page');

      await page.unroute(ownCode);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { level: 1, name: failure }).waitFor({ state: 'detached' });
      await page.getByRole('heading', { level: 1 }).waitFor();
    });
  }

  test('is not mistaken for a missing article', async ({ page, browserErrors }) => {
    const data = '**/blog/*.data*';
    browserErrors.expect(/net::ERR_INTERNET_DISCONNECTED/);
    await page.route(data, (route) => route.abort('internetdisconnected'));
    await page.goto('/blog');
    await awaitHydration(page);
    await page.getByRole('link', { name: title }).first().click();
    await page.getByRole('heading', { level: 1, name: failure }).waitFor();
    await expect(page).toHaveTitle(failure);

    await page.unroute(data);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  });
});
