import { arriveAtThankYou, controlsOf, fillIn, leadForm } from '../browser/lead-form.ts';
import { awaitLivePage } from '../browser/live-page.ts';
import { bookedHeadline, firstFreeTime, schedulerOn } from '../browser/scheduler.ts';
import { expect, test } from '../browser/test.ts';
import { appointmentsOf, leadOf } from '../product/stored.ts';

test('leads a visitor to a booked call over TLS, through the enforced bot check', async ({
  page,
}) => {
  await page.goto('/lead-generation');
  await awaitLivePage(page);
  expect(await page.evaluate(() => window.isSecureContext && location.protocol)).toBe('https:');
  const form = controlsOf(page, leadForm);
  await fillIn(form);
  await form.submit.click();
  const contactId = await arriveAtThankYou(page);
  expect((await leadOf(contactId))?.bot_check).toBe('passed');
  const scheduler = schedulerOn(page);
  const free = await firstFreeTime(scheduler, 'Tuesday');
  await free.slot.click();
  await scheduler.confirm.click();
  await bookedHeadline(page).waitFor();
  const [appointment] = await appointmentsOf(contactId);
  expect(appointment?.scheduled_at).toStrictEqual(free.startsAt);
});
