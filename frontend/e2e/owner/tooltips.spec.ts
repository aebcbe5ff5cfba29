import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { signIn } from '../browser/owner.ts';
import { withVisitors } from '../browser/visits.ts';

describe('the tooltip of an icon', () => {
  it(
    'should open under a pointer, stay while the pointer is on it, and close on Escape',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await signIn(page, '?tab=availability');
      const tooltip = page.locator('.tooltip');
      await page
        .getByRole('button', { name: /^Delete Monday/ })
        .first()
        .hover();
      await tooltip.waitFor();
      await tooltip.hover();
      assert.equal(await tooltip.isVisible(), true);
      await page.keyboard.press('Escape');
      await tooltip.waitFor({ state: 'detached' });
    }),
  );

  it(
    'should not be left behind by a finger',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor({ width: 360, hasTouch: true });
      await signIn(page, '?tab=availability');
      await page
        .getByRole('button', { name: /^Delete Monday/ })
        .first()
        .tap();
      await page.getByRole('button', { name: 'Keep it' }).waitFor();
      assert.equal(await page.locator('.tooltip').count(), 0);
    }),
  );
});
