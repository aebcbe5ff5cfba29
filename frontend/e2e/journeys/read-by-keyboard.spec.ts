import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertFocused, tabTo } from '../browser/keyboard.ts';
import { assertToast } from '../browser/toast.ts';
import { withVisitors } from '../browser/visits.ts';
import { eventually } from '../eventually.ts';

describe('the blog by keyboard alone', () => {
  it(
    'should be reached through the drawer, read, shared and left again',
    withVisitors(async (newVisitor) => {
      const { page, context } = await newVisitor({ width: 360 });
      await context.grantPermissions(['clipboard-write']);
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
      await page.goto('/');
      const press = async (target: ReturnType<typeof page.locator>) => {
        await tabTo(page, target);
        await page.keyboard.press('Enter');
      };
      await press(page.getByRole('button', { name: 'Menu' }));
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await press(drawer.getByRole('link', { name: 'Blog' }));
      await page.waitForURL('/blog');
      const main = page.getByRole('main');
      await assertFocused(main);
      await press(main.getByRole('link', { name: /Google Ads for Plumbers/ }));
      await page.waitForURL('/blog/google-ads-for-plumbers');
      await assertFocused(main);
      await press(page.getByRole('button', { name: 'Share Article' }));
      await assertToast(page, 'Link copied', 'Paste it wherever you like.');

      // A table wider than the window is moved with the arrows.
      const table = page.getByRole('region', { name: /^Table: Job, Ticket/ });
      await tabTo(page, table);
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction(
        () => document.activeElement && document.activeElement.scrollLeft > 0,
      );
      await press(main.getByRole('link', { name: 'Back to Blog' }));
      await page.waitForURL('/blog');
      await eventually(async () => assert.equal(await page.evaluate(() => window.scrollY), 0));
    }),
  );
});
