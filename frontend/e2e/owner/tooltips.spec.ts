import { openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';

test.describe('the tooltip of an icon', () => {
  test('opens on hover, stays while hovered, and closes on Escape', async ({ page }) => {
    await openDesk(page, '?tab=availability');
    // The visible element: the one with the role is for assistive technology only.
    const tooltip = page.getByRole('tooltip').locator('..');
    const button = page.getByRole('button', { name: /^Delete Monday/ }).first();
    // What loads above the button, or a change of hours by another test, moves it away from the pointer.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await button.hover();
      await tooltip.waitFor({ timeout: 5_000 });
    }).toPass();
    await tooltip.hover();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await tooltip.waitFor({ state: 'detached' });
  });
});
