import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type BrowserServer, chromium, type Page } from 'playwright-core';
import { type FontSetName, writeFontSet } from '../browser/font-sets.ts';
import { holdRequests } from '../browser/held-requests.ts';
import { awaitHydration } from '../browser/hydration.ts';
import { launchOptions } from '../browser/launch.ts';
import { withVisitors } from '../browser/visits.ts';
import { eventually } from '../eventually.ts';
import { addContact } from '../product/api.ts';
import { times } from '../product/in-parallel.ts';
import { requireProduct } from '../product/settings.ts';

const maxShift = 0.005;
const tabsAtOnce = 3;
const webFonts = /\.woff2$/;
/** Between them every fallback, on phones, tablets and desktops. */
const windows: { fonts: FontSetName; widths: number[] }[] = [
  { fonts: 'times', widths: [320, 1440] },
  { fonts: 'noto', widths: [412] },
  { fonts: 'dejavu', widths: [768] },
];

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

/** How far the page moves by itself while it loads: scripts first, then all fonts, long after the first paint. */
async function shiftOf(page: Page, path: string): Promise<number> {
  const fonts = await holdRequests(page, webFonts);
  // Not for the load event, which waits for the fonts.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await awaitHydration(page);
  await eventually(async () => assert.ok(fonts.count() > 0, `${path} asks for no font of ours`));
  fonts.release();
  const shift = await page.evaluate(whenFontsAreIn);
  await page.unroute(webFonts);
  return shift ?? Number.NaN;
}

/** One page after the other in the same tab, which is far less work than a tab for each. Returns those that move. */
async function walk(page: Page, paths: string[]): Promise<{ path: string; shift: number }[]> {
  const moved = [];
  for (const path of paths) {
    const shift = await shiftOf(page, path);
    if (!(shift <= maxShift)) moved.push({ path, shift });
  }
  return moved;
}

for (const { fonts, widths } of windows) {
  describe(`a page in a browser with the fonts of ${fonts}`, () => {
    let folder: string;
    let browser: BrowserServer;
    before(async () => {
      folder = await mkdtemp(join(tmpdir(), `fonts-${fonts}-`));
      const env = { ...process.env, ...(await writeFontSet(fonts, folder)) };
      browser = await chromium.launchServer({ ...launchOptions, env });
    });
    after(async () => {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    });

    for (const width of widths) {
      it(
        `should stay where it was painted first, on every route, at ${width} px`,
        { timeout: 180_000 },
        withVisitors(
          async (newVisitor) => {
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
          },
          () => browser.wsEndpoint(),
        ),
      );
    }
  });
}
