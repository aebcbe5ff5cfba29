import { expect, test } from '../browser/test.ts';

const cards = 'main .article-card-grid > li';

test.describe('the blog', () => {
  test('lays out its cards in one, two or three columns, with titles and excerpts clamped', async ({
    sharedPage: page,
  }) => {
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
});
