import type { Page } from '@playwright/test';
import { expectAccessible } from '../browser/accessibility.ts';
import { awaitLivePage } from '../browser/live-page.ts';
import { expect, test } from '../browser/test.ts';

const links = ['Services', 'About', 'Blog', 'Contact'];

interface Color {
  lightness: number;
  opacity: number;
}

function barBackground(page: Page): Promise<Color> {
  return page.getByRole('banner').evaluate((bar) => {
    const [red = 0, green = 0, blue = 0, opacity = 1] = (
      getComputedStyle(bar).backgroundColor.match(/[\d.]+/g) ?? []
    ).map(Number);
    return { lightness: (red + green + blue) / (3 * 255), opacity };
  });
}

function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

test.describe('the navigation bar', () => {
  test('is translucent dark up to 10 px, legible over anything, near-opaque white beyond, and stays at the top', async ({
    sharedPage: page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await awaitLivePage(page);
    const expectDark = () =>
      expect(async () => {
        const { lightness, opacity } = await barBackground(page);
        expect(lightness < 0.3 && opacity < 0.9, `${lightness} ${opacity}`).toBeTruthy();
      }).toPass();
    await expectDark();
    await scrollTo(page, 11);
    await expect(async () => {
      const { lightness, opacity } = await barBackground(page);
      expect(lightness > 0.95 && opacity > 0.9, `${lightness} ${opacity}`).toBeTruthy();
    }).toPass();
    await scrollTo(page, 10);
    await expectDark();
    const ratios = await page.getByRole('banner').evaluate((bar) => {
      const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
      const [red = 0, green = 0, blue = 0, opacity = 1] = channels(
        getComputedStyle(bar).backgroundColor,
      );
      const luminance = (color: readonly number[]) => {
        const [r = 0, g = 0, b = 0] = color.map((value) =>
          value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      // Over white, which gives the lightest ground.
      const ground = [red, green, blue].map((value) => value * opacity + 255 * (1 - opacity));
      return [...bar.querySelectorAll('nav li a')]
        .slice(0, 4)
        .map(
          (link) =>
            (luminance(channels(getComputedStyle(link).color)) + 0.05) / (luminance(ground) + 0.05),
        );
    });
    expect(ratios).toHaveLength(links.length);
    expect(Math.min(...ratios)).toBeGreaterThan(7);
    await scrollTo(page, 2_000);
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
    await scrollTo(page, 1_200);
    await expectAccessible(page, 'scrolled');
  });
});

test.describe('the drawer on a small screen', () => {
  test('has the same content and the focus, and closes by Escape, its button, a click beside it and a link', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ width: 360 });
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu' });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toHaveCount(0);
    await button.click();
    await drawer.waitFor();
    const names = await drawer.getByRole('link').allTextContents();
    expect(names).toStrictEqual([...links, 'Schedule Consultation']);
    const holdsFocus = () => drawer.evaluate((element) => element.contains(document.activeElement));
    expect(await holdsFocus()).toBe(true);
    // Content behind is unreachable: in a modal dialog, Tab only cycles inside.
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => document.activeElement?.tagName);
      expect(
        focused === 'BODY' || (await holdsFocus()),
        `Tab ${stop} left the drawer`,
      ).toBeTruthy();
    }
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

    await button.click();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await drawer.waitFor({ state: 'hidden' });
    await button.click();
    await drawer.waitFor();
    await page.mouse.click(8, 400);
    await drawer.waitFor({ state: 'hidden' });
    await button.click();
    await drawer.getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('/contact');
    await drawer.waitFor({ state: 'hidden' });
    await button.click();
    const contact = drawer.getByRole('link', { name: 'Contact' });
    await expect(contact).toHaveAttribute('aria-current', 'page');
  });
});
