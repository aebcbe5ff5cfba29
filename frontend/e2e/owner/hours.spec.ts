import type { Page } from '@playwright/test';
import { expectAccessible } from '../browser/accessibility.ts';
import { expectNoSidewaysScroll, openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { dismissToast, expectToast } from '../browser/toast.ts';

/** The other journeys book on weekdays from 9 to 5; hours on Saturday are never bookable. */
async function addSaturday(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add hours on Saturday' }).click();
  await expectToast(page, 'Availability Added', 'Saved, but not bookable on weekends.');
  await dismissToast(page);
}

async function deleteAll(page: Page): Promise<void> {
  const remove = page.getByRole('button', { name: /^Delete Saturday/ });
  await remove.first().waitFor();
  for (let left = await remove.count(); left > 0; left--) {
    await remove.first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(remove).toHaveCount(left - 1);
    await dismissToast(page);
  }
}

test.describe('weekly hours in place', () => {
  test('are split by a lunch break with the keyboard, and may not overlap', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ width: 360 });
    await openDesk(page, '?tab=availability');
    await addSaturday(page);
    try {
      const end = page.getByLabel('Saturday, end', { exact: true });
      await end.fill('12:00');
      await page.keyboard.press('Enter');
      await expectToast(
        page,
        'Availability Updated',
        'Saturday, 9:00 AM to 12:00 PM. Saved, but not bookable on weekends.',
      );
      await dismissToast(page);
      await page.getByRole('button', { name: 'Add hours on Saturday' }).click();
      await expectToast(page, 'Availability Added', 'Saved, but not bookable on weekends.');
      await expect(page.getByLabel('Saturday, start of window 2')).toBeFocused();
      await expect(page.getByLabel('Saturday, start of window 2')).toHaveValue('13:00');
      await dismissToast(page);
      await expectAccessible(page, 'hours of two windows');
      await expectNoSidewaysScroll(page);

      const morning = page.getByLabel('Saturday, end of window 1');
      await morning.fill('14:00');
      await page.keyboard.press('Enter');
      await page.getByText('This overlaps 1:00 PM – 5:00 PM on the same day.').waitFor();
      await expectAccessible(page, 'hours that overlap');
      await morning.press('Escape');
      await expect(morning).toHaveValue('12:00');
    } finally {
      await deleteAll(page);
    }
  });
});
