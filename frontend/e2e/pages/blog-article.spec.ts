import { expectAccessible } from '../browser/accessibility.ts';
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
  test("is shared by the device's dialog, or copied where there is none, without campaign parameters", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      window.sharedPages = [];
      Object.defineProperty(Navigator.prototype, 'share', {
        configurable: true,
        value: async (data: ShareData) => {
          window.sharedPages?.push(data);
        },
      });
    });
    await page.goto(`${path}?utm_source=newsletter#what-each-job-can-afford`);
    const url = new URL(path, page.url()).href;
    const share = page.getByRole('button', { name: 'Share Article' });
    await share.click();
    await page.waitForFunction(() => window.sharedPages?.length === 1);
    expect(await page.evaluate(() => window.sharedPages)).toStrictEqual([{ title, url }]);
    await expectToast(page);

    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await share.click();
    await expectToast(page, 'Link copied', 'Paste it wherever you like.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    await expectAccessible(page, 'with a notice');
  });
});

test('an article that does not exist returns 404 and says so', async ({ request }) => {
  const answer = await request.get('/blog/no-such-article');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('Blog Post Not Found');
});
