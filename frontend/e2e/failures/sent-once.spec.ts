import { arriveAtThankYou, controlsOf, fillIn, leadForm } from '../browser/lead-form.ts';
import { bookedHeadline, firstFreeTime, openScheduler, schedulerOn } from '../browser/scheduler.ts';
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

  test('shows the booked call in a second tab, too', async ({ page, context }) => {
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
    await bookedHeadline(other).waitFor();
    await expect(theirs.confirm).toHaveCount(0);
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
      await bookedHeadline(page).waitFor();
      await expect(page.getByText(`${free.time} Eastern Time`), step).toBeVisible();
      await expect(schedulerOn(page).region, step).toHaveCount(0);
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
