import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { pathsIn } from '../browser/drawings.ts';
import { type FontSetName, writeFontSet } from '../browser/font-sets.ts';
import { holdRequests } from '../browser/held-requests.ts';
import { awaitFonts, awaitLivePage } from '../browser/live-page.ts';
import { revealedOpacities } from '../browser/reveals.ts';
import { expect, test } from '../browser/test.ts';
import { addContact } from '../product/api.ts';
import { sitemapPaths } from '../product/sitemap.ts';

const maxShift = 0.005;
const tabsAtOnce = 3;
const webFonts = /\.woff2$/;
/** Together they cover every fallback, on phones, tablets and desktops. */
const windows: { fonts: FontSetName; widths: number[] }[] = [
  { fonts: 'times', widths: [320, 1440] },
  { fonts: 'noto', widths: [412] },
  { fonts: 'dejavu', widths: [768] },
];

const allWidths = windows.flatMap(({ widths }) => widths);

/** A page that shares its layout is checked in one phone window and in one larger window. */
async function pathsAt(width: number): Promise<string[]> {
  const paths = await sitemapPaths();
  expect(paths.length).toBeGreaterThan(30);
  return [
    ...pathsIn(allWidths.indexOf(width), allWidths.length, paths, 2),
    '/thank-you',
    `/thank-you?contactId=${await addContact()}`,
  ];
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

interface LoadedPage {
  path: string;
  /** How far the page moved by itself while it loaded: scripts first, then all fonts, long after the first paint. */
  shift: number;
  cards: number;
  /** How many of them would only be shown by scrolling. */
  hiddenCards: number;
}

async function load(page: Page, path: string): Promise<LoadedPage> {
  const fonts = await holdRequests(page, webFonts);
  // Not the load event, which waits for the fonts.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await awaitLivePage(page);
  await expect
    .poll(fonts.count, { message: `${path} asks for no font of ours` })
    .toBeGreaterThan(0);
  fonts.release();
  await awaitFonts(page);
  const shift = (await page.evaluate(() => window.shifted)) ?? Number.NaN;
  const opacities = await page.evaluate(revealedOpacities);
  await page.unroute(webFonts);
  const hiddenCards = opacities.filter((opacity) => opacity < 1).length;
  return { path, shift, cards: opacities.length, hiddenCards };
}

/** One page after the other in the same tab, which is much cheaper than a tab each. */
async function walk(page: Page, paths: string[]): Promise<LoadedPage[]> {
  const loaded = [];
  for (const path of paths) loaded.push(await load(page, path));
  return loaded;
}

const hasFault = ({ shift, hiddenCards }: LoadedPage) => !(shift <= maxShift) || hiddenCards > 0;

for (const { fonts, widths } of windows) {
  test.describe(`a page in a browser with the fonts of ${fonts}`, () => {
    let folder: string;
    let browser: Browser | undefined;
    // The worker's own browser already has the `times` fonts.
    if (fonts !== 'times') {
      test.beforeAll(async ({ playwright }) => {
        folder = await mkdtemp(join(tmpdir(), `fonts-${fonts}-`));
        const env = { ...process.env, ...(await writeFontSet(fonts, folder)) };
        browser = await playwright.chromium.launch({ env });
      });
      test.afterAll(async () => {
        await browser?.close();
        await rm(folder, { recursive: true, force: true });
      });
    }

    for (const width of widths) {
      test(`stays where it was painted first and shows all its cards, on every route, at ${width} px`, async ({
        newVisitor,
      }) => {
        const { context } = await newVisitor({ browser, width, reducedMotion: 'no-preference' });
        await context.addInitScript(addUpShifts);
        const paths = await pathsAt(width);
        const walks = Array.from({ length: tabsAtOnce }, async (_, tab) =>
          walk(
            await context.newPage(),
            paths.filter((_path, index) => index % tabsAtOnce === tab),
          ),
        );
        const loaded = (await Promise.all(walks)).flat();
        expect(loaded.filter(hasFault)).toStrictEqual([]);
        expect(loaded.reduce((sum, { cards }) => sum + cards, 0)).toBeGreaterThan(200);
      });
    }
  });
}
