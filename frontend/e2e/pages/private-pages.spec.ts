import { brand } from '@agency/contracts';
import type { Page } from '@playwright/test';
import { awaitLivePage } from '../browser/live-page.ts';
import { expect, test } from '../browser/test.ts';
import { requireProduct } from '../product/settings.ts';

const urlOf = (path: string) => new URL(path, requireProduct().baseUrl);
const statusOf = async (path: string) => (await fetch(urlOf(path))).status;

/** The document's current metadata, each item once. */
function headOf(page: Page): Promise<Record<string, (string | null)[]>> {
  return page.evaluate(() => {
    const texts = (selector: string, attribute?: string) =>
      Array.from(document.head.querySelectorAll(selector), (element) =>
        attribute ? element.getAttribute(attribute) : element.textContent,
      );
    return {
      titles: texts('title'),
      descriptions: texts('meta[name=description]', 'content'),
      robots: texts('meta[name=robots]', 'content'),
    };
  });
}

test.describe('a page rendered in the browser', () => {
  test('returns 404 at every URL but its own', async () => {
    for (const path of ['/admin/foo', '/rankings/x', '/email-previews/x', '/booking']) {
      expect(await statusOf(path), path).toBe(404);
    }
    for (const path of [
      '/admin?tab=queues',
      '/rankings',
      '/email-previews',
      '/booking/some-token_1',
    ]) {
      expect(await statusOf(path), path).toBe(200);
    }
  });

  test('keeps the title and description it was served with until the next page', async ({
    page,
  }) => {
    for (const path of ['/email-previews', '/rankings', '/admin']) {
      const served = await (await fetch(urlOf(path))).text();
      const [, title = ''] = /<title[^>]*>([^<]*)</.exec(served) ?? [];
      const [, description = ''] = /name="description" content="([^"]*)"/.exec(served) ?? [];
      await page.goto(path);
      await awaitLivePage(page);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await headOf(page)).toStrictEqual({
        titles: [title.replace('&amp;', '&')],
        descriptions: [description],
        robots: ['noindex, nofollow'],
      });
    }
    // The way back to the site, then one page of it.
    await page.getByRole('link', { name: brand.name }).click();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' })
      .click();
    await expect(async () => {
      const { titles = [], descriptions = [], robots } = await headOf(page);
      expect(`${titles}`).toMatch(new RegExp(`^About.* \\| ${brand.name}$`));
      expect(descriptions.length).toBe(1);
      expect(robots).toStrictEqual([]);
    }).toPass();
  });
});
