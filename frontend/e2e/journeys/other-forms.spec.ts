import {
  arriveAtThankYou,
  contactPageForm,
  controlsOf,
  fillIn,
  homeForm,
  sendContactForm,
} from '../browser/lead-form.ts';
import { awaitLivePage } from '../browser/live-page.ts';
import { bookedHeadline, firstFreeTime, schedulerOn } from '../browser/scheduler.ts';
import { expect, test } from '../browser/test.ts';
import { expectToast } from '../browser/toast.ts';
import { appointmentsOf, emailsAbout, leadEmails, leadOf, touchesOf } from '../product/stored.ts';

test.describe('the forms of the home and contact pages', () => {
  for (const formPage of [homeForm, contactPageForm]) {
    test(`store a lead and open the scheduler from ${formPage.path}`, async ({ newVisitor }) => {
      const { page } = await newVisitor({ width: formPage === homeForm ? 360 : 1440 });
      await page.goto(formPage.path);
      const form = controlsOf(page, formPage);
      await fillIn(form);
      // Phones show three fields; the others are one tap away.
      if (formPage === homeForm) await form.disclosure.click();
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
  }

  test('are linked from the pages', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Get Your Free Audit' }).click();
    await page.waitForURL('/lead-generation?topic=audit');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Contact' })
      .click();
    await page.waitForURL('/contact');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Schedule Consultation' })
      .click();
    await page.waitForURL('/lead-generation');
  });

  test("remember the visitor's campaign across page loads", async ({ page }) => {
    await page.goto('/?utm_source=newsletter&utm_campaign=spring');
    await awaitLivePage(page);
    const lead = await leadOf(await sendContactForm(page));
    const touch = { utm_source: 'newsletter', utm_campaign: 'spring', landingPath: '/' };
    expect(touchesOf(lead)).toStrictEqual({ first: touch, last: touch });
  });
});
