import type { Browser, Page } from '@playwright/test';
import pMap from 'p-map';
import { leadForm } from '../browser/lead-form.ts';
import { awaitFonts, awaitLivePage } from '../browser/live-page.ts';
import { expect, test } from '../browser/test.ts';
import { addContact } from '../product/api.ts';

/** One layout of a page: how many of its objects were laid out. */
interface TracedLayout {
  dirtyObjects: number;
  totalObjects: number;
}

/** The fields of a trace event that are used here. */
interface TraceEvent {
  name: string;
  ts: number;
  args: {
    frame?: string;
    beginData?: TracedLayout & { frame?: string };
  };
}

/** The id that a trace gives the page. */
async function frameOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  await session.detach();
  return frameTree.frame.id;
}

/**
 * The layouts of each page that `visit` loads and leaves open, after its first contentful paint. Drawings in files are
 * documents with their own layouts, which are left out. One trace for all, because ending one may take five seconds.
 */
async function layoutsAfterFirstPaint(
  browser: Browser,
  visit: () => Promise<Page[]>,
): Promise<TracedLayout[][]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'loading'] },
  });
  const frames = await Promise.all((await visit()).map(frameOf));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();

  return frames.map((frame) => {
    const paint = events.find(
      ({ name, args }) => name === 'firstContentfulPaint' && args.frame === frame,
    );
    if (!paint) throw new Error('The trace has no first contentful paint.');
    return events.flatMap(({ name, ts, args: { beginData } }) =>
      name === 'Layout' && ts > paint.ts && beginData?.frame === frame
        ? [{ dirtyObjects: beginData.dirtyObjects, totalObjects: beginData.totalObjects }]
        : [],
    );
  });
}

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
