import type { Browser, Page } from 'playwright-core';
import type { Product } from '../product/throw-away-product.ts';
import { type MeasuredPage, thankYouPage } from './pages.ts';

declare global {
  /** Set by the script below. */
  var slowest: number;
}

/** Milliseconds from each touch or key to the next frame; the slowest of each step. */
export type InteractionTimes = Map<string, number>;

const phone = {
  viewport: { width: 412, height: 823 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 1.75,
};
/** An event is only reported some time after its frame. */
const untilReportedMs = 600;

/** Runs in every page before its own scripts. */
const observer = `
  window.slowest = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) window.slowest = Math.max(window.slowest, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

/** A visitor's steps to a call, on a phone whose CPU is this many times slower. */
export async function visitOnPhone(
  browser: Browser,
  product: Product,
  slowdown: number,
): Promise<InteractionTimes> {
  const context = await browser.newContext(phone);
  await context.addInitScript(observer);
  const times: InteractionTimes = new Map();
  const page = await context.newPage();
  try {
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const step = async (name: string, act: () => Promise<unknown>) => {
      await page.evaluate(() => {
        globalThis.slowest = 0;
      });
      await act();
      await page.waitForTimeout(untilReportedMs);
      times.set(name, await page.evaluate(() => globalThis.slowest));
    };
    await useMenu(page, product, step);
    await fillForm(page, product, step);
    await chooseTime(page, await thankYouPage(product), step);
  } finally {
    await context.close();
  }
  return times;
}

type Step = (name: string, act: () => Promise<unknown>) => Promise<void>;

async function useMenu(page: Page, { url }: Product, step: Step): Promise<void> {
  await open(page, `${url}/`);
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await step('menu opened', async () => {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await drawer.waitFor();
  });
  await step('menu closed', async () => {
    await drawer.getByRole('button', { name: 'Close' }).tap();
    await drawer.waitFor({ state: 'hidden' });
  });
}

async function fillForm(page: Page, { url }: Product, step: Step): Promise<void> {
  await open(page, `${url}/lead-generation`);
  const form = page.getByRole('form', { name: 'Consultation form' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).tap();
  await page.waitForTimeout(untilReportedMs);
  await step('8 letters in the name field, worst key', () =>
    page.keyboard.type('Margaret', { delay: 150 }),
  );
  await step('incomplete form sent', () =>
    form.getByRole('button', { name: 'Schedule My Free Consultation', exact: true }).tap(),
  );
}

async function chooseTime(page: Page, { url }: MeasuredPage, step: Step): Promise<void> {
  await open(page, url);
  const scheduler = page.getByRole('region', { name: 'Schedule Your Strategy Call' });
  const openDays = scheduler.getByRole('button', { name: /, .*[1-9]\d* open$/ });
  const board = scheduler.getByRole('group', { name: /^Choose a time on/ });
  // This week may have no free time left.
  await scheduler
    .getByRole('button', { name: / open$/ })
    .first()
    .waitFor();
  await step('next week', () => scheduler.getByRole('button', { name: 'Next Week' }).tap());
  await openDays.nth(1).waitFor();
  await step('a day chosen', () => openDays.nth(1).tap());
  await step('a time chosen', () => board.getByRole('button', { disabled: false }).first().tap());
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await page.waitForTimeout(untilReportedMs);
}
