import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brand } from '@agency/contracts';
import type { Page } from 'playwright-core';
import { awaitHydration } from '../browser/hydration.ts';
import { withVisitors } from '../browser/visits.ts';
import { eventually } from '../eventually.ts';
import { requireProduct } from '../product/settings.ts';

const { baseUrl } = requireProduct();
const statusOf = async (path: string) => (await fetch(new URL(path, baseUrl))).status;

/** What the document says of itself now: everything once. */
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

describe('a page drawn in the browser', () => {
  it('should answer 404 at every address but its own', async () => {
    for (const path of ['/admin/foo', '/rankings/x', '/email-previews/x', '/booking']) {
      assert.equal(await statusOf(path), 404, path);
    }
    for (const path of [
      '/admin?tab=queues',
      '/rankings',
      '/email-previews',
      '/booking/some-token_1',
    ]) {
      assert.equal(await statusOf(path), 200, path);
    }
  });

  it(
    'should keep the title and description it was served with, and give them up to the next page',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      for (const path of ['/email-previews', '/rankings', '/admin']) {
        const served = await (await fetch(new URL(path, baseUrl))).text();
        const [, title = ''] = /<title[^>]*>([^<]*)</.exec(served) ?? [];
        const [, description = ''] = /name="description" content="([^"]*)"/.exec(served) ?? [];
        await page.goto(path);
        await awaitHydration(page);
        await page.getByRole('heading', { level: 1 }).waitFor();
        assert.deepEqual(await headOf(page), {
          titles: [title.replace('&amp;', '&')],
          descriptions: [description],
          robots: ['noindex, nofollow'],
        });
      }
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'About' })
        .click();
      await eventually(async () => {
        const { titles = [], descriptions = [], robots } = await headOf(page);
        assert.match(`${titles}`, new RegExp(`^About.* \\| ${brand.name}$`));
        assert.equal(descriptions.length, 1);
        assert.deepEqual(robots, []);
      });
    }),
  );
});
