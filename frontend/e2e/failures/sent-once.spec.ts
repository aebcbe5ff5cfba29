import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { arriveAtThankYou, controlsOf, fillIn, leadForm } from '../browser/lead-form.ts';
import {
  bookedHeadline,
  firstFreeTime,
  openDay,
  openScheduler,
  schedulerOn,
} from '../browser/scheduler.ts';
import { withVisitors } from '../browser/visits.ts';
import { addContact } from '../product/api.ts';
import { appointmentsOf, leadsNamed, uniqueName } from '../product/stored.ts';

describe('what a visitor does twice', () => {
  it(
    'should send a form once when its button is double-clicked',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await page.goto(leadForm.path);
      const form = controlsOf(page, leadForm);
      const name = uniqueName('Dolly Click');
      await fillIn(form, name);
      await form.submit.dblclick();
      await arriveAtThankYou(page);
      assert.equal((await leadsNamed(name)).length, 1);
    }),
  );

  it(
    'should book once when the button is double-clicked',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      const contactId = await addContact();
      const scheduler = await openScheduler(page, contactId);
      const free = await firstFreeTime(scheduler, 'Monday');
      await free.slot.click();
      await scheduler.confirm.dblclick();
      await bookedHeadline(page).waitFor();
      assert.equal((await appointmentsOf(contactId)).length, 1);
    }),
  );

  it(
    'should not book the same time again from a second tab',
    withVisitors(async (newVisitor) => {
      const { page, context, expect } = await newVisitor();
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
      expect(/the server responded with a status of 409/);
      await theirs.confirm.click();
      await theirs.region.getByRole('alert').waitFor();
      assert.equal((await appointmentsOf(contactId)).length, 1);
    }),
  );

  it(
    'should book nothing more when the visitor goes back or reloads after booking',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
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
        assert.match((await again.slot(free.time).textContent()) ?? '', /Taken$/, step);
      }
      assert.equal((await appointmentsOf(contactId)).length, 1);
    }),
  );

  it(
    'should send nothing again when the visitor goes back to the form',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await page.goto(leadForm.path);
      const form = controlsOf(page, leadForm);
      const name = uniqueName('Bea Back');
      await fillIn(form, name);
      await form.submit.click();
      await arriveAtThankYou(page);
      await page.goBack();
      await form.submit.waitFor();
      assert.equal(await form.submit.isEnabled(), true);
      await page.goForward();
      await schedulerOn(page).nextWeek.waitFor();
      assert.equal((await leadsNamed(name)).length, 1);
    }),
  );
});
