import { expect, test } from '../browser/test.ts';

const cards = 'main .blog-article-card-grid > li';

test.describe('the blog', () => {
  test('shows one featured article and the sixteen others, also without scripts', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ javaScriptEnabled: false });
    await page.goto('/blog');
    const featured = page.getByRole('region', { name: 'Featured Article' });
    await expect(featured.getByRole('link', { name: /^Read More/ })).toHaveCount(1);
    const links = await page
      .locator(cards)
      .getByRole('link', { name: /^Read More/ })
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(new Set(links).size).toBe(16);
    expect(links.every((href) => /^\/blog\/[a-z0-9-]+$/.test(href))).toBe(true);
    const dates = await page
      .locator(`${cards} time`)
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
    expect(dates).toStrictEqual(dates.toSorted().reverse());
    const banner = page.getByRole('link', { name: 'Subscribe to Our Newsletter' });
    await expect(banner).toHaveAttribute('href', '/lead-generation?topic=newsletter');
  });

  test('lays out its cards in one, two or three columns, with titles and excerpts clamped', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor();
    await page.goto('/blog');
    for (const [width, columns] of [
      [360, 1],
      [800, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await page
        .locator(cards)
        .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
      expect(new Set(lefts).size).toBe(columns);
      const clampOf = (selector: string) =>
        page
          .locator(`${cards} ${selector}`)
          .first()
          .evaluate((text) => getComputedStyle(text).webkitLineClamp);
      expect(await clampOf('h3')).toBe('2');
      expect(await clampOf('h3 + p')).toBe('3');
      const cut = await page
        .locator(`${cards} h3 + p`)
        .evaluateAll((all) =>
          all
            .filter((text) => text.scrollHeight > text.clientHeight)
            .map((text) => text.textContent),
        );
      expect(cut, `excerpts that do not fit at ${width} px`).toStrictEqual([]);
    }
  });

  test('formats dates for the reader’s language in any time zone', async ({ newVisitor }) => {
    for (const [locale, written] of [
      ['en-US', 'August 18, 2025'],
      ['de-DE', '18. August 2025'],
    ] as const) {
      const { page } = await newVisitor({ locale, timezoneId: 'Pacific/Honolulu' });
      await page.goto('/blog');
      await expect(page.locator('main time').first()).toHaveText(written);
      await page.goto('/blog/ai-for-small-business-first-tasks');
      await expect(page.locator('main header time')).toHaveText(written);
    }
  });
});
