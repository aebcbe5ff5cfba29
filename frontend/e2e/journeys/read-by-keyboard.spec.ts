import { tabTo } from '../browser/keyboard.ts';
import { expect, test } from '../browser/test.ts';
import { expectToast } from '../browser/toast.ts';

test.describe('the blog by keyboard only', () => {
  test('opens from the drawer, and articles are read, shared and left', async ({ newVisitor }) => {
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
    // A new document: the keyboard begins at its start.
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    expect(await focused()).toBe('BODY');
    await press(main.getByRole('link', { name: /Google Ads for Plumbers/ }));
    await page.waitForURL('/blog/google-ads-for-plumbers');
    expect(await focused()).toBe('BODY');
    await press(page.getByRole('button', { name: 'Share Article' }));
    await expectToast(page, 'Link copied', 'Paste it wherever you like.');

    // Arrow keys scroll a table that is wider than the window.
    const table = page.getByRole('region', { name: /^Table: Job, Ticket/ });
    await tabTo(page, table);
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      () => document.activeElement && document.activeElement.scrollLeft > 0,
    );
    await press(main.getByRole('link', { name: 'Back to Blog' }));
    await page.waitForURL('/blog');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});
