import { bookedHeadline, firstFreeTime, openScheduler } from '../browser/scheduler.ts';
import { expect, test } from '../browser/test.ts';
import { addContact } from '../product/api.ts';
import { appointmentsOf } from '../product/stored.ts';

const alertText = 'Sorry, there was an error booking your appointment. Please try again.';
const appointments = '**/api/appointments';

test.describe('a booking that fails', () => {
  test('shows a browser alert and stays on the confirmation panel for another try', async ({
    page,
    browserErrors,
  }) => {
    const alerts: string[] = [];
    page.on('dialog', (dialog) => alerts.push(dialog.message()));
    const contactId = await addContact();
    const scheduler = await openScheduler(page, contactId);
    const free = await firstFreeTime(scheduler, 'Monday');
    await free.slot.click();

    browserErrors.expect(/^alert: /);
    browserErrors.expect(/the server responded with a status of 500/);
    browserErrors.expect(/net::ERR_CONNECTION_REFUSED/);
    await page.route(appointments, (route) => route.fulfill({ status: 500, body: 'no' }), {
      times: 1,
    });
    await scheduler.confirm.click();
    await expect(scheduler.confirm).toBeFocused();
    await page.route(appointments, (route) => route.abort('connectionrefused'), { times: 1 });
    await scheduler.confirm.click();
    await scheduler.confirm.waitFor();
    await expect(scheduler.confirm).toBeFocused();
    await expect(scheduler.region.getByRole('alert')).toContainText('No answer came');
    expect(alerts).toStrictEqual([alertText, alertText]);
    await expect(free.slot).toHaveAttribute('aria-pressed', 'true');
    expect(await appointmentsOf(contactId)).toStrictEqual([]);

    await scheduler.confirm.click();
    await bookedHeadline(page).waitFor();
    expect((await appointmentsOf(contactId)).length).toBe(1);
  });
});

test.describe('a calendar that cannot be loaded', () => {
  test('shows every future time and only logs the error', async ({ page, browserErrors }) => {
    browserErrors.expect(/status of 503/);
    browserErrors.expect(
      /console warning: The free times could not be read, so every future time is shown\./,
    );
    await page.route('**/api/slots', (route) => route.fulfill({ status: 503, body: '' }));
    const scheduler = await openScheduler(page, await addContact());
    await firstFreeTime(scheduler, 'Friday');
    await scheduler.slot('4:30 PM').waitFor();
    await expect(scheduler.slots).toHaveCount(16);
  });

  test('keeps the times that it has shown when they cannot be read again', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/net::ERR_FAILED/);
    browserErrors.expect(/console warning: The free times could not be read/);
    const scheduler = await openScheduler(page, await addContact());
    await firstFreeTime(scheduler, 'Tuesday');
    const free = await scheduler.freeSlots.count();
    await page.route('**/api/slots', (route) => route.abort('failed'));
    const refused = page.waitForEvent('requestfailed');
    // A page that comes to the foreground refetches at once.
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await refused;
    await expect(scheduler.freeSlots).toHaveCount(free);
  });
});
