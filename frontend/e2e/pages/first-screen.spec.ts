import { openBanner, stopClock } from '../browser/consent.ts';
import { expectInFirstScreen, firstScreens } from '../browser/layout.ts';
import { schedulerOn } from '../browser/scheduler.ts';
import { expect, test } from '../browser/test.ts';
import { addContact } from '../product/api.ts';

const now = '2027-03-01T15:00:00.000Z';

for (const viewport of firstScreens) {
  test(`the calendar is in the first screen at ${viewport.width}×${viewport.height}, above the banner`, async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ viewport, timezoneId: 'America/Los_Angeles' });
    await stopClock(page, now);
    await openBanner(page, `/thank-you?contactId=${await addContact()}`);
    await page.clock.resume();
    const scheduler = schedulerOn(page);
    await scheduler.nextFree.waitFor();
    await expectInFirstScreen(page, scheduler.nextFree);
    await expectInFirstScreen(page, scheduler.days.first());
    await expectInFirstScreen(page, scheduler.days.last());
  });
}

test('the next free time is booked in two presses', async ({ newVisitor }) => {
  const { page } = await newVisitor({ width: 360 });
  await page.goto(`/thank-you?contactId=${await addContact()}`);
  const scheduler = schedulerOn(page);
  const [, time = ''] =
    /(\d+:\d\d [AP]M)$/.exec((await scheduler.nextFree.textContent())?.trim() ?? '') ?? [];
  await scheduler.nextFree.click();
  await expect(scheduler.panel).toBeFocused();
  await expect(scheduler.slot(time)).toHaveAttribute('aria-pressed', 'true');
  await expect(scheduler.confirm).toBeInViewport({ ratio: 1 });
});
