import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { holdRequests } from '../browser/held-requests.ts';
import { awaitHydration } from '../browser/hydration.ts';
import { withVisitors } from '../browser/visits.ts';
import { eventually } from '../eventually.ts';
import { addContact } from '../product/api.ts';
import { times } from '../product/in-parallel.ts';
import { requireProduct } from '../product/settings.ts';

const mostShift = 0.01;
const tabsAtOnce = 3;
/** All but the one the first paint waits for. */
const lateFonts = /(instrument-sans|italic)[^/]*\.woff2/;

async function everyPath(): Promise<string[]> {
  const sitemap = await fetch(`${requireProduct().baseUrl}/sitemap.xml`);
  const found = (await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  const paths = Array.from(found, ([, address = '']) => new URL(address).pathname);
  assert.ok(paths.length > 30);
  return [...paths, '/thank-you', `/thank-you?contactId=${await addContact()}`];
}

declare global {
  interface Window {
    /** Set by the test's own script in the page. */
    shifted?: number;
  }
}

/** Runs in every page before its own scripts. */
function addUpShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.shifted =
        (window.shifted ?? 0) + (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: what the fonts have moved is painted and reported by then. */
async function whenFontsAreIn(): Promise<number | undefined> {
  await document.fonts.ready;
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
  return window.shifted;
}

/** How far the page moves by itself while it loads: scripts first, then the late fonts. */
async function shiftOf(page: Page, path: string): Promise<number> {
  const fonts = await holdRequests(page, lateFonts);
  // Not for the load event, which waits for the fonts.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await awaitHydration(page);
  await eventually(async () => assert.ok(fonts.count() > 0, `${path} waits for no late font`));
  fonts.release();
  const shift = await page.evaluate(whenFontsAreIn);
  await page.unroute(lateFonts);
  return shift ?? Number.NaN;
}

/** One page after the other in the same tab, which is far less work than a tab for each. Returns those that move. */
async function walk(page: Page, paths: string[]): Promise<{ path: string; shift: number }[]> {
  const moved = [];
  for (const path of paths) {
    const shift = await shiftOf(page, path);
    if (!(shift <= mostShift)) moved.push({ path, shift });
  }
  return moved;
}

for (const width of [320, 1440]) {
  describe(`a page that loads at ${width} px`, () => {
    it(
      'should stay where it was painted first, on every route',
      { timeout: 180_000 },
      withVisitors(async (newVisitor) => {
        const { context } = await newVisitor({ width });
        await context.addInitScript(addUpShifts);
        const paths = await everyPath();
        const walks = times(tabsAtOnce, async (tab) =>
          walk(
            await context.newPage(),
            paths.filter((_, index) => index % tabsAtOnce === tab),
          ),
        );
        const moved = (await Promise.all(walks)).flat();
        assert.deepEqual(moved, []);
      }),
    );
  });
}
