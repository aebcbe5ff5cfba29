import type { Page } from '@playwright/test';
import pMap from 'p-map';
import { leadForm } from '../browser/lead-form.ts';
import { awaitFonts, awaitLivePage } from '../browser/live-page.ts';
import { expect, test } from '../browser/test.ts';
import { layoutsAfterFirstPaint, type TracedLayout } from '../browser/traced-layouts.ts';
import { addContact } from '../product/api.ts';

/** A layout of more than this share of a page's objects counts as one of the whole page. */
const wholePage = 0.5;

/**
 * Layouts of the whole page. Newly added content, such as the days of the scheduler, needs a layout and does not count.
 */
function wholeLayouts(layouts: readonly TracedLayout[]): TracedLayout[] {
  return layouts.filter(({ dirtyObjects, totalObjects }, index) => {
    const added = totalObjects - (layouts[index - 1]?.totalObjects ?? totalObjects);
    return dirtyObjects - Math.max(0, added) > wholePage * totalObjects;
  });
}

/** Waits for everything late: scripts, fonts and the consent banner. */
async function loadWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awaitLivePage(page);
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
  await awaitFonts(page);
}

/**
 * Each of the scripts that pages run, besides the lead page's, which is filled in below: the services run only those of
 * every page. A page that runs no other script is laid out by its styles alone.
 */
const paths = [
  '/',
  '/contact',
  '/services',
  '/sample-audit',
  '/blog/google-ads-for-plumbers',
  '/thank-you',
];

async function fillInForm(page: Page): Promise<void> {
  await loadWhole(page, leadForm.path);
  // The first focus loads the script for sending.
  const script = page.waitForResponse(/\/lead-submission-[\w-]+\.js$/);
  await page.getByRole('textbox', { name: 'Name', exact: true }).click();
  await script;
  await page.waitForLoadState('networkidle');
  await page.keyboard.type('Ada');
  await awaitFonts(page);
}

test('after its first paint, a page is laid out as a whole once at most, whatever scripts it runs', async ({
  browser,
  newVisitor,
}) => {
  const withCalendar = `/thank-you?contactId=${await addContact()}`;
  const visits = [
    ...[...paths, withCalendar].map((path) => ({
      name: path,
      load: (page: Page) => loadWhole(page, path),
    })),
    { name: 'a form that is filled in', load: fillInForm },
  ];
  const layouts = await layoutsAfterFirstPaint(browser, () =>
    // Each in its own profile, with an empty cache. They wait for the banner together.
    pMap(
      visits,
      async ({ load }) => {
        const { page } = await newVisitor({ width: 360 });
        await load(page);
        return page;
      },
      { concurrency: 3 },
    ),
  );
  for (const [index, { name }] of visits.entries()) {
    const found = layouts[index] ?? [];
    expect.soft(found, name).not.toEqual([]);
    expect
      .soft(wholeLayouts(found).length, `${name}: ${JSON.stringify(found)}`)
      .toBeLessThanOrEqual(1);
  }
});
