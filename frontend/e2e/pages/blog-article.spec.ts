import { awaitLivePage } from '../browser/live-page.ts';
import { awaitPrintStyles } from '../browser/print-styles.ts';
import { expect, test } from '../browser/test.ts';
import { expectToast } from '../browser/toast.ts';

const path = '/blog/google-ads-for-plumbers';
const title = 'Google Ads for Plumbers on the Carolina Coast';

declare global {
  interface Window {
    /** What the page passed to the device's share sheet. */
    sharedPages?: ShareData[];
  }
}

test.describe('an article', () => {
  test('is complete without scripts', async ({ newVisitor }) => {
    const { page } = await newVisitor({ javaScriptEnabled: false });
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} | Blog`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const text = (await page.getByRole('main').textContent()) ?? '';
    for (const words of ['Google Ads', 'August 6, 2025', 'min read', 'Back to Blog']) {
      expect(text, words).toContain(words);
    }
    const session = page.getByRole('link', { name: 'Get Your Free Strategy Session' });
    await expect(session).toHaveAttribute('href', '/lead-generation?topic=session');
    await expect(page.locator('main .blog-article-card-grid > li')).toHaveCount(3);
  });

  test('copies its URL without campaign parameters where the device cannot share', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.goto(`${path}?utm_source=newsletter#what-each-job-can-afford`);
    await page.getByRole('button', { name: 'Share Article' }).click();
    await expectToast(page, 'Link copied', 'Paste it wherever you like.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(path, page.url()).href);
  });

  test("uses the device's share dialog where there is one", async ({ page }) => {
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
    expect(shared).toStrictEqual([{ title, url: new URL(path, page.url()).href }]);
    await expectToast(page);
  });

  test("prints its tables and lists without the site's header and footer", async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    await awaitLivePage(page);
    await awaitPrintStyles(page);
    const visible = (selector: string) => page.locator(selector).first().isVisible();
    for (const selector of ['h1', '.article-text table', '.checklist']) {
      expect(await visible(selector), selector).toBe(true);
    }
    for (const selector of [
      'body > header',
      'body > footer',
      'article button',
      '.blog-article-card-grid',
    ]) {
      expect(await visible(selector), selector).toBe(false);
    }
  });
});

test.describe('an article that does not exist', () => {
  const gone = '/blog/no-such-article';
  const words = "The blog post you're looking for doesn't exist.";

  test('returns 404 with a link back', async ({ page, browserErrors }) => {
    browserErrors.expect(/status of 404/);
    const answer = await page.goto(gone);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await page.waitForURL('**/blog');
  });
});
