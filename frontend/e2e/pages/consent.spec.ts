import type { Locator } from '@playwright/test';
import {
  bannerDelayMs,
  consentOn,
  openAtStandstill,
  openBanner,
  stopClock,
} from '../browser/consent.ts';
import { tabTo } from '../browser/keyboard.ts';
import { expect, test } from '../browser/test.ts';

const now = '2027-03-01T15:00:00.000Z';

/** Whether the keyboard reached something behind the dialog. The browser's own controls are not behind it. */
function isBehind(dialog: Locator): Promise<boolean> {
  return dialog.evaluate((element) => {
    const { activeElement, body } = document;
    return activeElement !== body && !element.contains(activeElement);
  });
}

/** Runs in the page: the scroll padding, then `--banner` of the root, of main, and of what stays above the banner. */
function readHeights(): string[] {
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const heights = Array.from(
    document.querySelectorAll(':root, [data-above-banner], main'),
    (element) => getComputedStyle(element).getPropertyValue('--banner'),
  );
  return [scrollPaddingBottom, ...heights];
}

test.describe('the consent banner', () => {
  test('appears after two seconds, takes no focus and little of a phone, and reports its height', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ width: 360 });
    await stopClock(page, now);
    await openAtStandstill(page, '/about');
    const { banner, answer } = consentOn(page);
    // On a busy machine the clock stops a few hundred milliseconds after the visit has started.
    await page.clock.runFor(bannerDelayMs - 500);
    await expect(banner).toHaveCount(0);
    await page.clock.runFor(500);
    await banner.waitFor();
    const policy = banner.getByRole('link', { name: 'Privacy policy' });
    await expect(policy).toHaveAttribute('href', '/privacy-policy');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);

    const windowHeight = page.viewportSize()?.height ?? 0;
    expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(0.15 * windowHeight);
    const places = await Promise.all(
      ['Accept All', 'Essential Only', 'Customize'].map((name) => answer(name).boundingBox()),
    );
    const [first] = places;
    for (const place of places) {
      expect(place?.y).toBe(first?.y);
      expect(place?.width).toBeCloseTo(first?.width ?? 0, 0);
      expect(place?.height).toBeGreaterThanOrEqual(44);
    }

    // Only what has to stay clear of it gets its height: a change for all elements would restyle them all.
    await page.setViewportSize({ width: 1440, height: 900 });
    const told = () => page.evaluate(readHeights);
    const height = await banner.evaluate((element: HTMLElement) => element.offsetHeight);
    const padding = 16;
    await expect
      .poll(told)
      .toStrictEqual([`${height + padding}px`, ...['0px', '0px', `${height}px`, `${height}px`]]);
    await answer('Essential Only').click();
    await expect.poll(told).toStrictEqual([`${padding}px`, ...Array(4).fill('0px')]);
  });
});

test.describe('the cookie settings', () => {
  test('trap the focus and restore it, are set by keyboard, and reopen from the footer', async ({
    page,
  }) => {
    await stopClock(page, now);
    const controls = await openBanner(page, '/');
    const { banner, answer, footerButton, dialog, toggle, button } = controls;
    const ways = [
      ['the Escape key', () => page.keyboard.press('Escape')],
      ['its button', () => button('Close').click()],
      ['a press beside it', () => page.mouse.click(10, 10)],
    ] as const;
    for (const [way, close] of ways) {
      await answer('Customize').click();
      await dialog.waitFor();
      await expect(toggle('Marketing'), way).not.toBeChecked();
      await toggle('Marketing').click();
      for (let stop = 0; stop < 9; stop++) {
        await page.keyboard.press('Tab');
        expect(await isBehind(dialog), `${way}: Tab ${stop}`).toBe(false);
      }
      await close();
      await dialog.waitFor({ state: 'detached' });
      await expect(answer('Customize')).toBeFocused();
      await expect(banner, way).toBeVisible();
    }

    await page.keyboard.press('Enter');
    await tabTo(page, toggle('Marketing'));
    await page.keyboard.press('Space');
    await tabTo(page, button('Save Preferences'));
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expect(banner).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();

    await page.setViewportSize({ width: 360, height: 740 });
    await footerButton.click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await expect(footerButton).toBeFocused();
  });
});
