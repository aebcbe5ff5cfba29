import { awaitLivePage } from '../browser/live-page.ts';
import { expect, test } from '../browser/test.ts';
import { expectToast, notifications } from '../browser/toast.ts';

// What the build writes into every page is checked in the built site.
test('a page shows the current year, dates as the reader writes them in any time zone, and has a key for notices', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ locale: 'de-DE', timezoneId: 'Pacific/Honolulu' });
  await page.clock.setFixedTime('2031-05-05T12:00:00Z');
  await page.goto('/blog');
  await awaitLivePage(page);
  // Not the year of the build.
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 ');
  await expect(page.locator('main time').first()).toHaveText('18. August 2025');
  await page.keyboard.press('F8');
  await expect(notifications(page)).toBeFocused();
  await expectToast(page);
});
