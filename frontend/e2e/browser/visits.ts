import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { requireProduct } from '../product/settings.ts';
import { Complaints } from './complaints.ts';
import { noteHydration } from './hydration.ts';
import { browserEndpointVariable } from './launch.ts';
import { keepPicture } from './picture.ts';

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Announces a console message, failed request or dialog that belongs to the test. */
  expect(complaint: RegExp): void;
}

export interface VisitorOptions extends BrowserContextOptions {
  /** The window's width in CSS pixels. */
  width?: number;
}

/** Opens a browser profile of its own: a new visitor, with one empty tab. */
export type NewVisitor = (options?: VisitorOptions) => Promise<Visit>;

const heights = new Map([[360, 740]]);

const sharedBrowser = () => process.env[browserEndpointVariable] ?? '';

/**
 * A test with visitors, in the browser that all tests share or in one of the test's own. It fails when a browser
 * complains about anything the test did not announce.
 */
export function withVisitors(
  body: (newVisitor: NewVisitor, test: TestContext) => Promise<void>,
  endpoint: () => string = sharedBrowser,
) {
  return async (test: TestContext): Promise<void> => {
    const { baseUrl } = requireProduct();
    const browser: Browser = await chromium.connect(endpoint());
    const complaints = new Complaints();
    const newVisitor: NewVisitor = async ({ width = 1440, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: baseUrl,
        locale: 'en-US',
        timezoneId: 'America/New_York',
        viewport: { width, height: heights.get(width) ?? 900 },
        ...options,
      });
      context.setDefaultTimeout(30_000);
      await context.addInitScript(reportPolicyViolations);
      await context.addInitScript(noteHydration);
      complaints.listenTo(context, new URL(baseUrl).host);
      const page = await context.newPage();
      return { page, context, expect: (complaint) => complaints.expect(complaint) };
    };
    try {
      await body(newVisitor, test);
      assert.deepEqual(complaints.unsettled(), [], 'The browser complained.');
    } catch (error) {
      await keepPicture(browser, test.fullName);
      const others = complaints.unsettled();
      if (others.length > 0) test.diagnostic(`The browser also said:\n${others.join('\n')}`);
      throw error;
    } finally {
      // What a route still waits for when the test is over is nobody's concern.
      const pages = browser.contexts().flatMap((context) => context.pages());
      await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      await browser.close();
    }
  };
}

/** Runs in the page. A violation is logged by the browser too, but not in every case with its directive. */
function reportPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`Policy violation: ${event.violatedDirective} ${event.blockedURI}`);
  });
}
