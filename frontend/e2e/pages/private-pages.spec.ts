import { brand } from '@agency/contracts';
import type { Page } from '@playwright/test';
import { awaitLivePage } from '../browser/live-page.ts';
import { expect, test } from '../browser/test.ts';
import { requireProduct } from '../product/settings.ts';

const urlOf = (path: string) => new URL(path, requireProduct().baseUrl);

/** The document's current metadata, as lists that show duplicates. */
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
  test('keeps the title and description it was served with until the next page, and has only a link to the site', async ({
    page,
  }) => {
    for (const path of ['/rankings', '/admin']) {
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
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: brand.name })).toHaveAttribute('href', '/');
    }
    await page.getByRole('link', { name: brand.name }).click();
    await page.waitForURL('/');
    await expect(async () => {
      const { titles = [], descriptions = [], robots } = await headOf(page);
      expect(`${titles}`).toMatch(new RegExp(` \\| ${brand.name}$`));
      expect(descriptions.length).toBe(1);
      expect(robots).toStrictEqual([]);
    }).toPass();
  });
});
