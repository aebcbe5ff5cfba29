import type { Page } from '@playwright/test';
import { awaitHydration } from '../browser/hydration.ts';
import { expect, test } from '../browser/test.ts';
import { layoutsAfterFirstPaint, type TracedLayout } from '../browser/traced-layouts.ts';
import { addContact } from '../product/api.ts';
import { sitemapPaths } from '../product/sitemap.ts';

/** A layout of more than this share of a page's objects counts as one of the whole page. */
const wholePage = 0.5;

/** Layouts of the whole page. What has just been added needs a layout and does not count, such as the days of a calendar. */
function wholeLayouts(layouts: readonly TracedLayout[]): TracedLayout[] {
  return layouts.filter(({ dirtyObjects, totalObjects }, index) => {
    const added = totalObjects - (layouts[index - 1]?.totalObjects ?? totalObjects);
    return dirtyObjects - Math.max(0, added) > wholePage * totalObjects;
  });
}

/** Runs in the page: what the fonts have changed is painted by then. */
async function whenFontsAreIn(): Promise<void> {
  await document.fonts.ready;
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

/** Until all that comes late is there: scripts, fonts and the consent banner. */
async function loadWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awaitHydration(page);
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
  await page.evaluate(whenFontsAreIn);
}

/** Of pages that share a drawing, one is looked at. */
const drawings = [/^\/blog\/./, /-wilmington-nc$/, /-ads-wilmington$/];
const drawingOf = (path: string) => drawings.findIndex((pattern) => pattern.test(path));
const paths = [...(await sitemapPaths()), '/thank-you'].filter(
  (path, index, all) =>
    drawingOf(path) === -1 ||
    all.findIndex((other) => drawingOf(other) === drawingOf(path)) === index,
);

test.describe('after the first paint, every kind of public page', () => {
  test.describe.configure({ mode: 'parallel' });

  for (const path of paths) {
    test(`${path} is laid out as a whole once at most`, async ({ browser, newVisitor }) => {
      const { page } = await newVisitor({ width: 360 });
      const layouts = await layoutsAfterFirstPaint(browser, () => loadWhole(page, path));
      expect(wholeLayouts(layouts).length, JSON.stringify(layouts)).toBeLessThanOrEqual(1);
    });
  }

  test('a form that is filled in is laid out as a whole once at most', async ({
    browser,
    newVisitor,
  }) => {
    const { page } = await newVisitor({ width: 360 });
    const layouts = await layoutsAfterFirstPaint(browser, async () => {
      await loadWhole(page, '/lead-generation');
      // With the first focus comes the script for sending.
      const script = page.waitForResponse(/\/lead-submission-[\w-]+\.js$/);
      await page.getByRole('textbox', { name: 'Name', exact: true }).click();
      await script;
      await page.waitForLoadState('networkidle');
      await page.keyboard.type('Ada');
      await page.evaluate(whenFontsAreIn);
    });
    expect(wholeLayouts(layouts).length, JSON.stringify(layouts)).toBeLessThanOrEqual(1);
  });

  test('/thank-you with its calendar is laid out as a whole once at most', async ({
    browser,
    newVisitor,
  }) => {
    const { page } = await newVisitor({ width: 360 });
    const path = `/thank-you?contactId=${await addContact()}`;
    const layouts = await layoutsAfterFirstPaint(browser, () => loadWhole(page, path));
    expect(wholeLayouts(layouts).length, JSON.stringify(layouts)).toBeLessThanOrEqual(1);
  });
});
