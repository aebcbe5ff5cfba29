import type { Page } from '@playwright/test';
import { expectAccessible } from '../browser/accessibility.ts';
import { awaitHydration } from '../browser/hydration.ts';
import { expectFits } from '../browser/layout.ts';
import { expectTablesStack } from '../browser/narrow-tables.ts';
import { expectPrints } from '../browser/paper.ts';
import { expectAllReached } from '../browser/screens.ts';
import { expect, test } from '../browser/test.ts';
import { sitemapPaths } from '../product/sitemap.ts';

/** A window of 1280 px at 200 % and 400 % zoom. */
const zoomedWidths = [640, 320];
const drawnWidths = [1440, 360];
/** Many pages of one drawing: each is checked at one width, its neighbor at the other. */
const ofOneDrawing = /^\/blog\/.|-wilmington-nc$/;

const paths = await sitemapPaths();

function accessibleAt(path: string, index: number): number[] {
  return ofOneDrawing.test(path) ? drawnWidths.slice(index % 2).slice(0, 1) : drawnWidths;
}

async function expectHolds(page: Page, path: string, accessibleWidths: number[]): Promise<void> {
  await page.goto(path);
  await awaitHydration(page);
  for (const width of zoomedWidths) await expectFits(page, width);
  for (const width of drawnWidths) {
    await expectFits(page, width);
    if (accessibleWidths.includes(width)) await expectAccessible(page, `${path} at ${width} px`);
  }
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  // Here, where every page is open already; the states of the pages are in pointer-reach.spec.ts.
  await expectAllReached(page, [{ name: path, open: async () => undefined }]);
  await expectTablesStack(page);
  await expectPrints(page);
}

test.describe('every public page', () => {
  test.describe.configure({ mode: 'parallel' });

  test('is listed in the sitemap', () => {
    expect(paths.length, `${paths}`).toBeGreaterThan(30);
  });

  test('with tables says how they behave on a phone', async ({ request }) => {
    let tables = 0;
    for (const path of paths.filter((one) => ofOneDrawing.test(one))) {
      const html = await (await request.get(path)).text();
      tables += html.match(/<table[^>]* data-narrow=/g)?.length ?? 0;
    }
    expect(tables).toBeGreaterThan(20);
  });

  for (const [index, path] of paths.entries()) {
    test(`${path} is accessible, fits when zoomed, rests when asked to, is reached by a pointer, and prints`, async ({
      sharedPage,
    }) => {
      await expectHolds(sharedPage, path, accessibleAt(path, index));
    });
  }
});
