import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertFocused } from '../browser/keyboard.ts';
import { bookedHeadline, firstFreeTime, openScheduler } from '../browser/scheduler.ts';
import { withVisitors } from '../browser/visits.ts';
import { addContact } from '../product/api.ts';
import { appointmentsOf } from '../product/stored.ts';

const alertText = 'Sorry, there was an error booking your appointment. Please try again.';
const appointments = '**/api/appointments';

describe('a booking that fails', () => {
  it(
    'should say so in a browser alert and stay on the confirmation panel, ready for another try',
    withVisitors(async (newVisitor) => {
      const { page, expect } = await newVisitor();
      const alerts: string[] = [];
      page.on('dialog', (dialog) => alerts.push(dialog.message()));
      const contactId = await addContact();
      const scheduler = await openScheduler(page, contactId);
      const free = await firstFreeTime(scheduler, 'Monday');
      await free.slot.click();

      expect(/^alert: /);
      expect(/the server responded with a status of 500/);
      expect(/net::ERR_CONNECTION_REFUSED/);
      await page.route(appointments, (route) => route.fulfill({ status: 500, body: 'no' }), {
        times: 1,
      });
      await scheduler.confirm.click();
      await assertFocused(scheduler.confirm);
      await page.route(appointments, (route) => route.abort('connectionrefused'), { times: 1 });
      await scheduler.confirm.click();
      await scheduler.confirm.waitFor();
      await assertFocused(scheduler.confirm);
      assert.deepEqual(alerts, [alertText, alertText]);
      assert.equal(await free.slot.getAttribute('aria-pressed'), 'true');
      assert.deepEqual(await appointmentsOf(contactId), []);

      await scheduler.confirm.click();
      await bookedHeadline(page).waitFor();
      assert.equal((await appointmentsOf(contactId)).length, 1);
    }),
  );
});

describe('a calendar that cannot be read', () => {
  it(
    'should show every future time, and say so in the log only',
    withVisitors(async (newVisitor) => {
      const { page, expect } = await newVisitor();
      expect(/status of 503/);
      expect(
        /console warning: The weekly hours could not be read, so every future time is shown\./,
      );
      await page.route('**/api/availability', (route) => route.fulfill({ status: 503, body: '' }));
      const scheduler = await openScheduler(page, await addContact());
      await firstFreeTime(scheduler, 'Friday');
      await scheduler.slot('4:30 PM').waitFor();
      assert.equal(await scheduler.slots.count(), 16);
    }),
  );

  it(
    'should treat no time as taken when the booked times cannot be read',
    withVisitors(async (newVisitor) => {
      const { page, expect } = await newVisitor();
      expect(/net::ERR_FAILED/);
      expect(/console warning: The booked times could not be read, so none is shown as taken\./);
      await page.route('**/api/appointments?*', (route) => route.abort('failed'));
      const scheduler = await openScheduler(page, await addContact());
      await firstFreeTime(scheduler, 'Tuesday');
      assert.equal(await scheduler.freeSlots.count(), 16);
    }),
  );
});
