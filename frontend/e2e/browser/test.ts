import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as playwrightTest,
} from '@playwright/test';
import { requireProduct } from '../product/settings.ts';
import { BrowserErrors } from './browser-errors.ts';
import { answeredConsent } from './consent.ts';
import { writeFontSet } from './font-sets.ts';

export { expect };

export interface Visit {
  page: Page;
  context: BrowserContext;
}

export interface VisitorOptions extends BrowserContextOptions {
  /** The window's width in CSS pixels. */
  width?: number;
  /** Instead of the worker's browser. */
  browser?: Browser;
}

/** Opens a new browser profile: a new visitor, with one empty tab. */
export type NewVisitor = (options?: VisitorOptions) => Promise<Visit>;

interface TestFixtures {
  /** Registers errors that the test expects; any other one fails it. */
  browserErrors: BrowserErrors;
  newVisitor: NewVisitor;
  /**
   * For tests that only read: one page for all tests of a worker, because a new one costs twice as much. Its visitor has
   * answered the consent banner.
   */
  sharedPage: Page;
}

interface WorkerFixtures {
  sharedVisit: { page: Page; browserErrors: BrowserErrors };
}

export const test = playwrightTest.extend<TestFixtures, WorkerFixtures>({
  // The machine's fonts must not decide how wide text is.
  launchOptions: [
    async ({ launchOptions }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'e2e-fonts-'));
      const fonts = await writeFontSet('times', folder);
      await use({ ...launchOptions, env: { ...process.env, ...fonts } });
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  viewport: viewportOf(1440),

  browserErrors: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed.
    async ({}, use) => {
      const browserErrors = new BrowserErrors();
      await use(browserErrors);
      expectNone(browserErrors);
    },
    { auto: true },
  ],

  context: async ({ context, browserErrors }, use) => {
    await prepare(context, browserErrors);
    await use(context);
    await endRoutes(context);
  },

  newVisitor: async ({ browser: ownBrowser, browserErrors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ width = 1440, browser = ownBrowser, ...options } = {}) => {
      const context = await browser.newContext({ viewport: viewportOf(width), ...options });
      contexts.push(context);
      await prepare(context, browserErrors);
      return { context, page: await context.newPage() };
    });
    for (const context of contexts) {
      await endRoutes(context);
      await context.close();
    }
  },

  sharedVisit: [
    async ({ browser }, use, { project }) => {
      // A worker fixture only gets context settings from its project.
      const { baseURL, locale, timezoneId, reducedMotion } = project.use;
      const context = await browser.newContext({
        baseURL,
        locale,
        timezoneId,
        reducedMotion,
        viewport: viewportOf(1440),
        storageState: answeredConsent(),
      });
      const browserErrors = new BrowserErrors();
      await prepare(context, browserErrors);
      await use({ page: await context.newPage(), browserErrors });
      await context.close();
    },
    { scope: 'worker' },
  ],

  sharedPage: async ({ sharedVisit: { page, browserErrors } }, use) => {
    await use(page);
    expectNone(browserErrors);
  },
});

function viewportOf(width: number): { width: number; height: number } {
  return { width, height: width === 360 ? 740 : 900 };
}

async function prepare(context: BrowserContext, browserErrors: BrowserErrors): Promise<void> {
  await context.addInitScript(reportPolicyViolations);
  browserErrors.listenTo(context, new URL(requireProduct().baseUrl).host);
}

/** Runs in the page. The browser also logs a violation, but not always with its directive. */
function reportPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`Policy violation: ${event.violatedDirective} ${event.blockedURI}`);
  });
}

/** A route may still be pending when its test is over; its outcome does not matter. */
async function endRoutes(context: BrowserContext): Promise<void> {
  const pages = context.pages();
  await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
}

function expectNone(browserErrors: BrowserErrors): void {
  expect(browserErrors.takeUnsettled(), 'The browser reported errors.').toEqual([]);
}
