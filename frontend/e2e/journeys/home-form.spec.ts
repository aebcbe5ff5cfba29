import { arriveAtThankYou, controlsOf, fillIn, homeForm } from '../browser/lead-form.ts';
import { bookedHeadline, firstFreeTime, schedulerOn } from '../browser/scheduler.ts';
import { expect, test } from '../browser/test.ts';
import { expectToast } from '../browser/toast.ts';
import { appointmentsOf, emailsAbout, leadEmails, leadOf } from '../product/stored.ts';

test('the form of the home page stores a lead and opens the scheduler', async ({ newVisitor }) => {
  const { page } = await newVisitor({ width: 360 });
  await page.goto(homeForm.path);
  const form = controlsOf(page, homeForm);
  await fillIn(form);
  // Phones show three fields; the others are one tap away.
  await form.disclosure.click();
  await form.spend.selectOption('50k-100k');
  await form.submit.click();
  const contactId = await arriveAtThankYou(page);
  await expectToast(
    page,
    'Message Sent!',
    'Thank you. Now pick a time for your free strategy call.',
  );
  expect((await leadOf(contactId))?.monthly_ad_spend).toBe('50k-100k');
  expect(await emailsAbout('leads', `contact:${contactId}`)).toStrictEqual(leadEmails);

  const scheduler = schedulerOn(page);
  const free = await firstFreeTime(scheduler, 'Wednesday');
  await free.slot.click();
  await scheduler.confirm.click();
  await bookedHeadline(page).waitFor();
  const [appointment] = await appointmentsOf(contactId);
  expect(appointment?.scheduled_at).toStrictEqual(free.startsAt);
});
