import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { oneOfEachDrawing } from '../browser/drawings.ts';
import { type FontSetName, writeFontSet } from '../browser/font-sets.ts';
import { holdRequests } from '../browser/held-requests.ts';
import { crampedHeadings, expectFits } from '../browser/layout.ts';
import { awaitFonts, awaitLivePage } from '../browser/live-page.ts';
import { expectStackedAreTables, expectTablesStack } from '../browser/narrow-tables.ts';
import { expectPrints } from '../browser/paper.ts';
import { isLastCardPainted, revealedOpacities } from '../browser/reveals.ts';
import { expectAllHold } from '../browser/screens.ts';
import { expect, test } from '../browser/test.ts';
import { addContact } from '../product/api.ts';
import { sitemapPaths } from '../product/sitemap.ts';

const maxShift = 0.005;
const tabsAtOnce = 3;
const webFonts = /\.woff2$/;
/** 1280 px at 400 % zoom. */
const smallest = 320;

/** One page of each layout with stacked tables; the article has a checklist as well. */
const stackedOn = [
  '/digital-marketing-consultant-wilmington-nc',
  '/blog/auto-repair-dealer-marketing',
];

const paths = await sitemapPaths();
/** Every layout once: on these, everything is checked in windows of every width. */
const drawings = oneOfEachDrawing([...stackedOn, ...paths]);
/** The same layouts with other text, and what that text may change: each is loaded in one of three windows. */
const others = paths.filter((path) => !drawings.includes(path));
const everySecond = (turn: number) => drawings.filter((_, index) => index % 2 === turn);
const inTurn = (turn: number) => others.filter((_, index) => index % 3 === turn);

/**
 * Besides 1440 px with the fonts of `times`, where every layout is loaded. Together they cover every fallback, on
 * phones, tablets and desktops: every layout in the narrowest window, and in one of the other two.
 */
const windows: { fonts: FontSetName; width: number; paths: readonly string[] }[] = [
  { fonts: 'times', width: 1440, paths: inTurn(0) },
  { fonts: 'times', width: smallest, paths: [...drawings, ...inTurn(1)] },
  { fonts: 'noto', width: 412, paths: [...everySecond(0), ...inTurn(2)] },
  { fonts: 'dejavu', width: 768, paths: everySecond(1) },
];

interface LoadedPage {
  path: string;
  /** How far the page moved on its own while it loaded: scripts first, then all fonts, long after the first paint. */
  shift: number;
  cards: number;
  /** How many of them would only be shown by scrolling. */
  hiddenCards: number;
}

/** Runs in the page. */
function readShift(): number {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
  observer.disconnect();
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

/** For a visitor who wants motion and has not scrolled. */
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
  const shift = await page.evaluate(readShift);
  const opacities = await page.evaluate(revealedOpacities);
  await page.unroute(webFonts);
  const hiddenCards = opacities.filter((opacity) => opacity < 1).length;
  return { path, shift, cards: opacities.length, hiddenCards };
}

const hasFault = ({ shift, hiddenCards }: LoadedPage) => !(shift <= maxShift) || hiddenCards > 0;

/** Loads them one after the other in each tab, which is much cheaper than a tab each. */
async function loadAll(
  tabs: readonly Page[],
  all: readonly string[],
  check?: (tab: Page, path: string) => Promise<void>,
): Promise<LoadedPage[]> {
  const loaded: LoadedPage[] = [];
  const left = [...all];
  await Promise.all(
    tabs.map(async (tab) => {
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        loaded.push(await load(tab, path));
        await check?.(tab, path);
      }
    }),
  );
  return loaded;
}

/** What other text may break in a layout: nothing is wider than the smallest window, and its tables stack there. */
async function expectTextFits(page: Page, path: string, width: number): Promise<void> {
  if (!others.includes(path)) return;
  await expectFits(page, smallest);
  await expectTablesStack(page, smallest);
  await expectFits(page, width);
}

/** Both states of the page that is not in the sitemap. */
const thankYouPages = async () => ['/thank-you', `/thank-you?contactId=${await addContact()}`];

async function expectHolds(page: Page, path: string): Promise<void> {
  await expectAllHold(page, [
    {
      name: path,
      open: async () => undefined,
      accessibleAt: [1440, smallest],
      check: async (_, width) => {
        if (width !== smallest) return;
        await expectTablesStack(page, width);
        if (stackedOn.includes(path)) await expectStackedAreTables(page);
      },
    },
  ]);
  await page.waitForLoadState();
  await expectPrints(page);
}

test.describe('every public page', () => {
  test.describe.configure({ mode: 'parallel' });

  test('is listed in the sitemap', () => {
    expect(paths.length, `${paths}`).toBeGreaterThan(30);
    expect(paths).toEqual(expect.arrayContaining(stackedOn));
    expect(drawings.length).toBeGreaterThan(10);
  });

  for (const path of drawings) {
    test(`${path} stays where it was painted first, shows all its cards, gives its sections room, is accessible, fits when zoomed, rests when asked to, is reached by a pointer, and prints`, async ({
      sharedPage: page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const loaded = await load(page, path);
      expect([loaded].filter(hasFault)).toStrictEqual([]);
      if (loaded.cards > 0) expect(await isLastCardPainted(page)).toBe(true);
      expect(await crampedHeadings(page)).toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      await expectHolds(page, path);
    });
  }

  test('stays where it was painted first when it is the thank-you page', async ({ newVisitor }) => {
    const { page } = await newVisitor({ reducedMotion: 'no-preference' });
    const loaded = await loadAll([page], await thankYouPages());
    expect(loaded.filter(hasFault)).toStrictEqual([]);
  });
});

for (const { fonts, width, paths: listed } of windows) {
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

    test(`stays where it was painted first and shows all its cards, on every route, with text that fits a phone, at ${width} px`, async ({
      newVisitor,
    }) => {
      const { context } = await newVisitor({ browser, width, reducedMotion: 'no-preference' });
      const tabs = await Promise.all(Array.from({ length: tabsAtOnce }, () => context.newPage()));
      const loaded = await loadAll(tabs, [...listed, ...(await thankYouPages())], (tab, path) =>
        expectTextFits(tab, path, width),
      );
      expect(loaded.filter(hasFault)).toStrictEqual([]);
      expect(loaded.reduce((sum, { cards }) => sum + cards, 0)).toBeGreaterThan(5);
    });
  });
}
