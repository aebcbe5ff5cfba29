import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { awaitHydration } from '../browser/hydration.ts';
import {
  arriveAtThankYou,
  contactPageForm,
  controlsOf,
  fillIn,
  homeForm,
} from '../browser/lead-form.ts';
import { bookedHeadline, firstFreeTime, schedulerOn } from '../browser/scheduler.ts';
import { assertToast } from '../browser/toast.ts';
import { withVisitors } from '../browser/visits.ts';
import { appointmentsOf, leadMails, leadOf, mailsAbout } from '../product/stored.ts';

describe('the forms of the home and contact pages', () => {
  for (const formPage of [homeForm, contactPageForm]) {
    it(
      `should store a lead and offer it the scheduler, from ${formPage.path}`,
      withVisitors(async (newVisitor) => {
        const { page } = await newVisitor({ width: formPage === homeForm ? 360 : 1440 });
        await page.goto(formPage.path);
        const form = controlsOf(page, formPage);
        await fillIn(form);
        await form.spend.selectOption('50k-100k');
        await form.submit.click();
        const contactId = await arriveAtThankYou(page);
        await assertToast(
          page,
          'Message Sent!',
          'Thank you. Now pick a time for your free strategy call.',
        );
        assert.equal((await leadOf(contactId))?.monthly_ad_spend, '50k-100k');
        assert.deepEqual(await mailsAbout('leads', `contact:${contactId}`), leadMails);

        const scheduler = schedulerOn(page);
        const free = await firstFreeTime(scheduler, 'Wednesday');
        await free.slot.click();
        await scheduler.confirm.click();
        await bookedHeadline(page).waitFor();
        const [appointment] = await appointmentsOf(contactId);
        assert.deepEqual(appointment?.scheduled_at, free.startsAt);
      }),
    );
  }

  it(
    'should be reached by the links in their places',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await page.goto('/');
      await page.getByRole('link', { name: 'Get Your Free Audit' }).click();
      await page.waitForURL('/lead-generation');
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
    }),
  );

  it(
    'should remember which campaign brought the visitor, also after a full page load',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await page.goto('/?utm_source=newsletter&utm_campaign=spring');
      await awaitHydration(page);
      await page.goto('/contact');
      const form = controlsOf(page, contactPageForm);
      await fillIn(form);
      await form.submit.click();
      const lead = await leadOf(await arriveAtThankYou(page));
      const touch = { utm_source: 'newsletter', utm_campaign: 'spring', landingPath: '/' };
      assert.deepEqual(lead?.attribution, { first: touch, last: touch });
    }),
  );
});
