import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertAccessible } from '../browser/accessibility.ts';
import { awaitHydration } from '../browser/hydration.ts';
import { withVisitors } from '../browser/visits.ts';

const failure = 'This page ran aground';
const secret = 'nobody should read this';
const broken = `export default function Page() { throw new Error(${JSON.stringify(secret)}); }`;
const title = 'Google Ads for Plumbers on the Carolina Coast';
const ownCode = '**/assets/route-*.js';

describe('a page that breaks', () => {
  for (const path of ['/about', '/admin?tab=appointments']) {
    it(
      `should say so in the site's own frame at ${path}, and try again when asked to`,
      withVisitors(async (newVisitor) => {
        const { page, expect } = await newVisitor({ width: 360 });
        expect(new RegExp(secret));
        await page.route(ownCode, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: broken }),
        );
        await page.goto(path);
        await page.getByRole('heading', { level: 1, name: failure }).waitFor();
        assert.equal(await page.getByText(secret).count(), 0);
        await assertAccessible(page, 'a broken page');

        await page.unroute(ownCode);
        await page.getByRole('button', { name: 'Try again' }).click();
        await page.getByRole('heading', { level: 1, name: failure }).waitFor({ state: 'detached' });
        await page.getByRole('heading', { level: 1 }).waitFor();
      }),
    );
  }

  it(
    'should not be taken for an article that does not exist',
    withVisitors(async (newVisitor) => {
      const { page, expect } = await newVisitor();
      const data = '**/blog/*.data*';
      expect(/net::ERR_INTERNET_DISCONNECTED/);
      await page.route(data, (route) => route.abort('internetdisconnected'));
      await page.goto('/blog');
      await awaitHydration(page);
      await page.getByRole('link', { name: title }).first().click();
      await page.getByRole('heading', { level: 1, name: failure }).waitFor();
      assert.equal(await page.title(), failure);

      await page.unroute(data);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    }),
  );
});
