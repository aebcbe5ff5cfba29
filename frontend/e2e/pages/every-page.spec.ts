import type { Page } from '@playwright/test';
import { expectAccessible } from '../browser/accessibility.ts';
import { isOneOfMany, pathsIn } from '../browser/drawings.ts';
import { expectFits } from '../browser/layout.ts';
import { awaitLivePage } from '../browser/live-page.ts';
import { expectStackedAreTables, expectTablesStack } from '../browser/narrow-tables.ts';
import { expectPrints } from '../browser/paper.ts';
import { expectAllReached } from '../browser/screens.ts';
import { expect, test } from '../browser/test.ts';
import { sitemapPaths } from '../product/sitemap.ts';

/** A window of 1280 px at 200 % zoom. Tables are checked at 320 px, which is 400 %, and at 360 px. */
const zoomedWidth = 640;
const drawnWidths = [1440, 360];

/** One page of each layout with stacked tables. */
const stackedOn = [
  '/digital-marketing-consultant-wilmington-nc',
  '/blog/auto-repair-dealer-marketing',
];

const paths = await sitemapPaths();
const accessibleIn = drawnWidths.map((_, index) => pathsIn(index, drawnWidths.length, paths));

async function expectHolds(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awaitLivePage(page);
  await expectFits(page, zoomedWidth);
  for (const [index, width] of drawnWidths.entries()) {
    await expectFits(page, width);
    if (accessibleIn[index]?.includes(path)) await expectAccessible(page, `${path} at ${width} px`);
  }
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  // Here, because every page is open already; pointer-reach.spec.ts checks their other states.
  await expectAllReached(page, [{ name: path, open: async () => undefined }]);
  await expectTablesStack(page);
  if (stackedOn.includes(path)) await expectStackedAreTables(page);
  await expectPrints(page);
}

test.describe('every public page', () => {
  test.describe.configure({ mode: 'parallel' });

  test('is listed in the sitemap', () => {
    expect(paths.length, `${paths}`).toBeGreaterThan(30);
    expect(paths).toEqual(expect.arrayContaining(stackedOn));
  });

  test('with tables says how they behave on a phone', async ({ request }) => {
    let tables = 0;
    for (const path of paths.filter(isOneOfMany)) {
      const html = await (await request.get(path)).text();
      tables += html.match(/<table[^>]* data-narrow=/g)?.length ?? 0;
    }
    expect(tables).toBeGreaterThan(20);
  });

  for (const path of paths) {
    test(`${path} is accessible, fits when zoomed, rests when asked to, is reached by a pointer, and prints`, async ({
      sharedPage,
    }) => {
      await expectHolds(sharedPage, path);
    });
  }
});
