import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { assertAccessible } from '../browser/accessibility.ts';
import { awaitHydration } from '../browser/hydration.ts';
import { assertFits } from '../browser/layout.ts';
import { withVisitors } from '../browser/visits.ts';
import { requireProduct } from '../product/settings.ts';

/** A window of 1280 px at 200 % and 400 % zoom. */
const zoomedWidths = [640, 320];
const drawnWidths = [1440, 360];
/** Many pages of one drawing: each is looked at in one width, its neighbor in the other. */
const ofOneDrawing = /^\/blog\/.|-wilmington-nc$/;

/** All that the sitemap names; that it names all is proved where the built site is read. */
const sitemap = await (await fetch(new URL('/sitemap.xml', requireProduct().baseUrl))).text();
const paths = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname);

function accessibleAt(path: string, index: number): number[] {
  return ofOneDrawing.test(path) ? drawnWidths.slice(index % 2).slice(0, 1) : drawnWidths;
}

async function assertHolds(page: Page, path: string, accessibleWidths: number[]): Promise<void> {
  await page.goto(path);
  await awaitHydration(page);
  for (const width of zoomedWidths) await assertFits(page, width);
  for (const width of drawnWidths) {
    await assertFits(page, width);
    if (accessibleWidths.includes(width)) await assertAccessible(page, `${path} at ${width} px`);
  }
  assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
}

describe('every public page', { concurrency: 2 }, () => {
  it('should be looked at', () => {
    assert.ok(paths.length > 30, `${paths}`);
  });

  for (const half of [0, 1]) {
    it(
      `should be accessible, fit when zoomed, and rest when asked to, half ${half + 1}`,
      { timeout: 300_000 },
      withVisitors(async (newVisitor, test) => {
        // One tab for all: a tab for each is far more work.
        const { page } = await newVisitor({ reducedMotion: 'reduce' });
        for (const [index, path] of paths.entries()) {
          if (index % 2 === half)
            await test.test(path, () => assertHolds(page, path, accessibleAt(path, index)));
        }
      }),
    );
  }
});
