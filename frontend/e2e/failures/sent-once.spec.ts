import { arriveAtThankYou, controlsOf, fillIn, leadForm } from '../browser/lead-form.ts';
import {
  bookedHeadline,
  firstFreeTime,
  openDay,
  openScheduler,
  schedulerOn,
} from '../browser/scheduler.ts';
import { expect, test } from '../browser/test.ts';
import { addContact } from '../product/api.ts';
import { appointmentsOf, leadsNamed, uniqueName } from '../product/stored.ts';

test.describe('a repeated action', () => {
  test('sends a form once when its button is double-clicked', async ({ page }) => {
    await page.goto(leadForm.path);
    const form = controlsOf(page, leadForm);
    const name = uniqueName('Dolly Click');
    await fillIn(form, name);
    await form.submit.dblclick();
    await arriveAtThankYou(page);
    expect((await leadsNamed(name)).length).toBe(1);
  });

  test('books once when the button is double-clicked', async ({ page }) => {
    const contactId = await addContact();
    const scheduler = await openScheduler(page, contactId);
    const free = await firstFreeTime(scheduler, 'Monday');
    await free.slot.click();
    await scheduler.confirm.dblclick();
    await bookedHeadline(page).waitFor();
    expect((await appointmentsOf(contactId)).length).toBe(1);
  });

  test('does not book the same time again from a second tab', async ({
    page,
    context,
    browserErrors,
  }) => {
    const other = await context.newPage();
    const contactId = await addContact();
    const schedulers = [
      await openScheduler(page, contactId),
      await openScheduler(other, contactId),
    ];
    const [ours, theirs] = schedulers as [(typeof schedulers)[0], (typeof schedulers)[0]];
    await (await firstFreeTime(ours, 'Monday')).slot.click();
    await (await firstFreeTime(theirs, 'Monday')).slot.click();
    await ours.confirm.click();
    await bookedHeadline(page).waitFor();
    browserErrors.expect(/the server responded with a status of 409/);
    await theirs.confirm.click();
    await theirs.region.getByRole('alert').waitFor();
    expect((await appointmentsOf(contactId)).length).toBe(1);
  });

  test('does not book again when the visitor goes back or reloads', async ({ page }) => {
    const contactId = await addContact();
    const scheduler = await openScheduler(page, contactId);
    const free = await firstFreeTime(scheduler, 'Friday');
    await free.slot.click();
    await scheduler.confirm.click();
    await page.getByRole('link', { name: 'Return to Homepage' }).click();
    await page.waitForURL('/');
    await page.goBack();
    for (const step of ['went back', 'reloaded']) {
      if (step === 'reloaded') await page.reload();
      const again = schedulerOn(page);
      await openDay(again, free.day);
      await again.slot(free.time).waitFor();
      await expect(again.slot(free.time), step).toHaveText(/Taken$/);
    }
    expect((await appointmentsOf(contactId)).length).toBe(1);
  });

  test('does not resend when the visitor goes back to the form', async ({ page }) => {
    await page.goto(leadForm.path);
    const form = controlsOf(page, leadForm);
    const name = uniqueName('Bea Back');
    await fillIn(form, name);
    await form.submit.click();
    await arriveAtThankYou(page);
    await page.goBack();
    await form.submit.waitFor();
    await expect(form.submit).toBeEnabled();
    await page.goForward();
    await schedulerOn(page).nextWeek.waitFor();
    expect((await leadsNamed(name)).length).toBe(1);
  });
});
