import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withVisitors } from '../browser/visits.ts';
import { eventually } from '../eventually.ts';

const cards = 'main .blog-article-card-grid > li';

describe('the blog', () => {
  it(
    'should show one featured article and the sixteen others, without scripts too',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor({ javaScriptEnabled: false });
      await page.goto('/blog');
      const featured = page.getByRole('region', { name: 'Featured Article' });
      assert.equal(await featured.getByRole('link', { name: /^Read More/ }).count(), 1);
      const links = await page
        .locator(cards)
        .getByRole('link', { name: /^Read More/ })
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      assert.equal(new Set(links).size, 16);
      assert.ok(links.every((href) => /^\/blog\/[a-z0-9-]+$/.test(href)));
      const dates = await page
        .locator(`${cards} time`)
        .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
      assert.deepEqual(dates, dates.toSorted().reverse());
      const banner = page.getByRole('link', { name: 'Subscribe to Our Newsletter' });
      assert.equal(await banner.getAttribute('href'), '/lead-generation');
    }),
  );

  for (const [width, columns] of [
    [360, 1],
    [800, 2],
    [1440, 3],
  ] as const) {
    it(
      `should set its cards in ${columns} at ${width} px, titles and excerpts clamped`,
      withVisitors(async (newVisitor) => {
        const { page } = await newVisitor({ width });
        await page.goto('/blog');
        const lefts = await page
          .locator(cards)
          .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
        assert.equal(new Set(lefts).size, columns);
        const clampOf = (selector: string) =>
          page
            .locator(`${cards} ${selector}`)
            .first()
            .evaluate((text) => getComputedStyle(text).webkitLineClamp);
        assert.equal(await clampOf('h3'), '2');
        assert.equal(await clampOf('h3 + p'), '3');
      }),
    );
  }

  for (const [locale, written] of [
    ['en-US', 'August 18, 2025'],
    ['en-GB', '18 August 2025'],
    ['de-DE', '18. August 2025'],
  ] as const) {
    it(
      `should write its dates for a visitor from ${locale}, wherever her clock stands`,
      withVisitors(async (newVisitor) => {
        const { page } = await newVisitor({ locale, timezoneId: 'Pacific/Honolulu' });
        await page.goto('/blog');
        await eventually(async () => {
          assert.equal(await page.locator('main time').first().textContent(), written);
        });
        await page.goto('/blog/ai-for-small-business-first-tasks');
        await eventually(async () => {
          assert.equal(await page.locator('main header time').textContent(), written);
        });
      }),
    );
  }
});
