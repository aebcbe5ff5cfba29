import { firstFreeTime, openScheduler } from '../browser/scheduler.ts';
import { expect, test } from '../browser/test.ts';

test.describe('the thank-you page without a lead', () => {
  // contact-id.ts decides which ids are invalid, and its tests cover it.
  test('links back to the form', async ({ page }) => {
    for (const address of ['/thank-you', '/thank-you?contactId=abc']) {
      await page.goto(address);
      const back = page.getByRole('link', { name: 'Back to Contact Form' });
      await back.waitFor();
      expect(await page.getByRole('main').textContent()).toContain(
        "We couldn't find your contact information. Please go back and fill out the form again.",
      );
      await back.click();
      await page.waitForURL('/lead-generation');
    }
  });

  test("shows the server's message for an unknown lead id", async ({ page, browserErrors }) => {
    const scheduler = await openScheduler(page, 12);
    const free = await firstFreeTime(scheduler, 'Monday');
    await free.slot.click();
    browserErrors.expect(/the server responded with a status of 404/);
    await scheduler.confirm.click();
    await expect(scheduler.panel.getByRole('alert')).toHaveText(
      'We could not find your contact information. Please fill out the form again.',
    );
  });
});
