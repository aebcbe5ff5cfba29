import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../browser/accessibility.ts';
import {
  answeredConsent,
  bannerDelayMs,
  consentOn,
  openAtStandstill,
  stopClock,
} from '../browser/consent.ts';
import { focusedPlace } from '../browser/layout.ts';
import { awaitLivePage } from '../browser/live-page.ts';
import { expect, test } from '../browser/test.ts';

const barHeight = 56;

const barOn = (page: Page) => page.locator('.call-bar-bar');

function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

/** Whether all of it is visible and pressable at the bottom of the window. */
function isInSight(bar: Locator): Promise<boolean> {
  return bar.evaluate((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    const isSeen = [top + 8, bottom - 8].every((y) =>
      element.contains(document.elementFromPoint(width / 2, y)),
    );
    return Math.round(bottom) === window.innerHeight && isSeen;
  });
}

/** Where the section that has the bar begins and ends on the page, in px. */
const spanOf = (page: Page) =>
  barOn(page).evaluate((bar) => {
    const span = bar.parentElement?.parentElement?.getBoundingClientRect();
    const { top = 0, bottom = 0 } = span ?? {};
    return { start: window.scrollY + top, end: window.scrollY + bottom };
  });

async function scrollToBar(page: Page): Promise<void> {
  const { start, end } = await spanOf(page);
  await scrollTo(page, (start + end) / 2);
}

/** Scrolls until the window's lower edge is so far below the section's end. What comes near is laid out meanwhile. */
async function scrollToEnd(page: Page, belowPx: number): Promise<void> {
  const { height } = page.viewportSize() ?? { height: 740 };
  await expect(async () => {
    const { end } = await spanOf(page);
    await scrollTo(page, end - height + belowPx);
    expect((await spanOf(page)).end).toBe(end);
  }).toPass();
}

test.describe('the call bar on phones', () => {
  // frame.test.ts checks that every page has it, and where it leads.
  test('is shown between the hero and the closing section of a page', async ({ newVisitor }) => {
    const { page } = await newVisitor({ width: 360, storageState: answeredConsent() });
    for (const path of ['/', '/blog/google-ads-for-plumbers']) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      await awaitLivePage(page);
      const bar = barOn(page);
      await expect.poll(() => isInSight(bar), 'at the top').toBe(false);
      await scrollToBar(page);
      await expect.poll(() => isInSight(bar), 'in the middle').toBe(true);
      // The bar is the same on all of them, and every-page.spec.ts checks each page.
      if (path === '/') await expectAccessible(page, 'the call bar');
      expect((await bar.getByRole('link').boundingBox())?.height).toBeGreaterThanOrEqual(44);

      await scrollToEnd(page, -1);
      await expect.poll(() => isInSight(bar), 'before the closing section').toBe(true);
      await scrollToEnd(page, barHeight);
      await expect.poll(() => isInSight(bar), 'under the closing section').toBe(false);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(bar).toBeHidden();
    }
  });

  test('covers nothing that Tab reaches, stays above the banner, and gives way to the menu and a short window', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ width: 360 });
    await stopClock(page, '2026-11-09T15:00:00Z');
    await openAtStandstill(page, '/services');
    const bar = barOn(page);
    for (const key of ['Tab', 'Shift+Tab']) {
      if (key === 'Shift+Tab') await page.getByRole('contentinfo').getByRole('link').last().focus();
      let isBarReached = false;
      for (let presses = 0; presses < 80; presses += 1) {
        await page.keyboard.press(key);
        const place = await focusedPlace(page);
        if (!place) break;
        expect(place.isInSight, place.name).toBe(true);
        isBarReached ||= await bar.getByRole('link').evaluate((link) => link.matches(':focus'));
      }
      expect(isBarReached, key).toBe(true);
    }

    await scrollToBar(page);
    await expect(bar).toBeVisible();
    await page.clock.runFor(bannerDelayMs);
    const { banner, answer } = consentOn(page);
    await banner.waitFor();
    const edges = async () => [await bar.boundingBox(), await banner.boundingBox()];
    await expect(async () => {
      const [above, below] = await edges();
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeCloseTo(below?.y ?? 0, 0);
    }).toPass();
    await answer('Essential Only').click();
    await expect.poll(() => isInSight(bar)).toBe(true);

    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(bar).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(bar).toBeVisible();

    await page.setViewportSize({ width: 640, height: 360 });
    await expect(bar).toBeHidden();
  });
});
