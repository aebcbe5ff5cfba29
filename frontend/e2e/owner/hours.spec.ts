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
  test('are split by a lunch break with the keyboard, taken back, and kept from a stale tab', async ({
    newVisitor,
    browserErrors,
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

      const other = await newVisitor();
      await openDesk(other.page, '?tab=availability');
      const theirs = other.page.getByLabel('Saturday, end of window 1');
      await theirs.fill('11:00');
      await theirs.blur();
      await other.page.getByText('Saturday, 9:00 AM to 11:00 AM').waitFor();

      browserErrors.expect(/the server responded with a status of 409/);
      const mine = page.getByLabel('Saturday, end of window 1');
      await mine.fill('11:30');
      await mine.blur();
      await page.getByText(/^These hours were changed in the meantime/).waitFor();
      await expect(mine).toHaveValue('11:00');

      await other.page.getByRole('button', { name: 'Undo' }).click();
      await expect(theirs).toHaveValue('12:00');
    } finally {
      await page.reload();
      await deleteAll(page);
    }
  });

  test('name the holidays with their next days', async ({ page }) => {
    await openDesk(page, '?tab=availability&view=time-off');
    const closed = page.getByRole('switch', { name: 'Closed on US holidays' });
    await closed.click();
    try {
      const tick = page.getByRole('checkbox', { name: /^Christmas Day/ });
      await expect(tick).toBeChecked();
      await expect(
        page.getByRole('region', { name: 'US holidays' }).getByRole('checkbox'),
      ).toHaveCount(11);
      await dismissToast(page);
      await expectAccessible(page, 'holidays');
      await tick.click();
      await expect(tick).not.toBeChecked();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(tick).toBeChecked();
    } finally {
      await closed.click();
    }
    await page.getByText('Visitors can book on them within your hours.').waitFor();
  });
});
