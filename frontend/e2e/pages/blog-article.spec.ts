import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { awaitHydration } from '../browser/hydration.ts';
import { assertToast } from '../browser/toast.ts';
import { withVisitors } from '../browser/visits.ts';

const path = '/blog/google-ads-for-plumbers';
const title = 'Google Ads for Plumbers on the Carolina Coast';

declare global {
  interface Window {
    /** What the page asked the device to share. */
    sharedPages?: ShareData[];
    __reactRouterDataRouter?: { navigate: (to: string) => Promise<void> };
  }
}

describe('an article', () => {
  it(
    'should be complete without scripts',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor({ javaScriptEnabled: false });
      await page.goto(path);
      assert.equal(await page.title(), `${title} | Blog`);
      assert.equal(await page.getByRole('heading', { level: 1 }).textContent(), title);
      const text = (await page.getByRole('main').textContent()) ?? '';
      for (const words of ['Google Ads', 'August 6, 2025', 'min read', 'Back to Blog']) {
        assert.ok(text.includes(words), words);
      }
      const session = page.getByRole('link', { name: 'Get Your Free Strategy Session' });
      assert.equal(await session.getAttribute('href'), '/lead-generation');
      assert.equal(await page.locator('main .blog-article-card-grid > li').count(), 3);
    }),
  );

  it(
    'should copy its address where the device cannot share, without what brought the visitor here',
    withVisitors(async (newVisitor) => {
      const { page, context } = await newVisitor();
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
      await page.goto(`${path}?utm_source=newsletter#what-each-job-can-afford`);
      await page.getByRole('button', { name: 'Share Article' }).click();
      await assertToast(page, 'Link copied', 'Paste it wherever you like.');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      assert.equal(copied, new URL(path, page.url()).href);
    }),
  );

  it(
    'should hand itself to the device that can share',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await page.addInitScript(() => {
        window.sharedPages = [];
        Object.defineProperty(Navigator.prototype, 'share', {
          configurable: true,
          value: async (data: ShareData) => {
            window.sharedPages?.push(data);
          },
        });
      });
      await page.goto(path);
      await page.getByRole('button', { name: 'Share Article' }).click();
      await page.waitForFunction(() => window.sharedPages?.length === 1);
      const shared = await page.evaluate(() => window.sharedPages);
      assert.deepEqual(shared, [{ title, url: new URL(path, page.url()).href }]);
      await assertToast(page);
    }),
  );

  it(
    'should leave its tables and lists on paper, and the frame of the site off it',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await page.emulateMedia({ media: 'print' });
      await page.goto(path);
      await awaitHydration(page);
      const visible = (selector: string) => page.locator(selector).first().isVisible();
      for (const selector of ['h1', '.article-text table', '.checklist']) {
        assert.equal(await visible(selector), true, selector);
      }
      for (const selector of [
        'body > header',
        'body > footer',
        'article button',
        '.blog-article-card-grid',
      ]) {
        assert.equal(await visible(selector), false, selector);
      }
    }),
  );
});

describe('an article that does not exist', () => {
  const gone = '/blog/no-such-article';
  const words = "The blog post you're looking for doesn't exist.";

  it(
    'should be answered with 404 and the way back',
    withVisitors(async (newVisitor) => {
      const { page, expect } = await newVisitor();
      expect(/status of 404/);
      const answer = await page.goto(gone);
      assert.equal(answer?.status(), 404);
      assert.equal(
        await page.getByRole('heading', { level: 1 }).textContent(),
        'Blog Post Not Found',
      );
      assert.equal(await page.getByText(words).isVisible(), true);
      assert.equal(await page.locator('meta[name=robots]').getAttribute('content'), 'noindex');
      await page.getByRole('link', { name: 'Back to Blog' }).click();
      await page.waitForURL('**/blog');
    }),
  );

  it(
    'should be told the same way to a visitor who is already on the site',
    withVisitors(async (newVisitor) => {
      const { page, expect } = await newVisitor();
      expect(/status of 404/);
      await page.goto('/blog');
      await awaitHydration(page);
      await page.evaluate((to) => window.__reactRouterDataRouter?.navigate(to), gone);
      await page.getByRole('heading', { name: 'Blog Post Not Found' }).waitFor();
      assert.equal(await page.getByText(words).isVisible(), true);
    }),
  );
});
