import { expect, test } from '../browser/test.ts';

test('the blog lays out its cards in one, two or three columns, and cuts no excerpt', async ({
  sharedPage: page,
}) => {
  await page.goto('/blog');
  const cards = page.locator('main .article-card-grid > li');
  for (const [width, columns] of [
    [360, 1],
    [800, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().left),
    );
    expect(new Set(lefts).size).toBe(columns);
    const cut = await cards
      .locator('h3 + p')
      .evaluateAll((all) =>
        all.filter((text) => text.scrollHeight > text.clientHeight).map((text) => text.textContent),
      );
    expect(cut, `excerpts that do not fit at ${width} px`).toStrictEqual([]);
  }
});
