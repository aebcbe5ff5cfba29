import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { awaitHydration } from '../browser/hydration.ts';
import { withVisitors } from '../browser/visits.ts';
import { eventually } from '../eventually.ts';

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

describe('the navigation bar', () => {
  it(
    'should be translucent dark up to 10 px and near-opaque white beyond, at the top all the time',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await page.goto('/');
      await awaitHydration(page);
      const assertDark = () =>
        eventually(async () => {
          const { lightness, opacity } = await barBackground(page);
          assert.ok(lightness < 0.3 && opacity < 1, `${lightness} ${opacity}`);
        });
      await assertDark();
      await scrollTo(page, 11);
      await eventually(async () => {
        const { lightness, opacity } = await barBackground(page);
        assert.ok(lightness > 0.95 && opacity > 0.9, `${lightness} ${opacity}`);
      });
      await scrollTo(page, 10);
      await assertDark();
      await scrollTo(page, 2_000);
      assert.equal((await page.getByRole('banner').boundingBox())?.y, 0);
    }),
  );

  it(
    'should hold the logo, four links and the button, in this order',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await page.goto('/contact');
      const banner = page.getByRole('banner');
      const names = await banner.getByRole('link').allTextContents();
      assert.deepEqual(names.slice(1), [...links, 'Schedule Consultation']);
      await banner.getByRole('link').first().click();
      await page.waitForURL('/');
    }),
  );

  it(
    'should mark the page one is on, and no other',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      const current = async () => {
        const nav = page.getByRole('navigation', { name: 'Main' });
        const marks = await Promise.all(
          links.map((name) => nav.getByRole('link', { name }).getAttribute('aria-current')),
        );
        return links.filter((_, index) => marks[index] === 'page');
      };
      await page.goto('/contact');
      assert.deepEqual(await current(), ['Contact']);
      await page.getByRole('banner').getByRole('link').first().click();
      await page.waitForURL('/');
      await eventually(async () => assert.deepEqual(await current(), []));
    }),
  );
});

describe('the drawer on a small screen', () => {
  it(
    'should open with the same content, take the focus, and give it back on Escape',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor({ width: 360 });
      await page.goto('/');
      const button = page.getByRole('button', { name: 'Menu' });
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      assert.equal(await drawer.count(), 0);
      await button.click();
      await drawer.waitFor();
      const names = await drawer.getByRole('link').allTextContents();
      assert.deepEqual(names, [...links, 'Schedule Consultation']);
      const holdsFocus = () =>
        drawer.evaluate((element) => element.contains(document.activeElement));
      assert.equal(await holdsFocus(), true);
      // What lies behind is out of reach: a modal dialog lets Tab go round inside it only.
      for (let stop = 0; stop < 12; stop++) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => document.activeElement?.tagName);
        assert.ok(focused === 'BODY' || (await holdsFocus()), `Tab ${stop} left the drawer`);
      }
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'hidden' });
      assert.equal(await button.evaluate((element) => element === document.activeElement), true);
    }),
  );

  it(
    'should close by its button, by a press beside it and by following a link',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor({ width: 360 });
      await page.goto('/');
      const button = page.getByRole('button', { name: 'Menu' });
      const drawer = page.getByRole('dialog', { name: 'Menu' });
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
      assert.equal(await contact.getAttribute('aria-current'), 'page');
    }),
  );
});
