import assert from 'node:assert/strict';
import { it } from 'node:test';
import { awaitHydration } from '../browser/hydration.ts';
import { arriveAtThankYou, controlsOf, fillIn, leadForm } from '../browser/lead-form.ts';
import { bookedHeadline, firstFreeTime, schedulerOn } from '../browser/scheduler.ts';
import { withVisitors } from '../browser/visits.ts';
import { appointmentsOf, leadOf } from '../product/stored.ts';

it(
  'should lead a visitor to a booked call over TLS, past the bot check that is enforced',
  { timeout: 60_000 },
  withVisitors(async (newVisitor) => {
    const { page } = await newVisitor();
    await page.goto('/lead-generation');
    await awaitHydration(page);
    assert.equal(await page.evaluate(() => window.isSecureContext && location.protocol), 'https:');
    const form = controlsOf(page, leadForm);
    await fillIn(form);
    await form.submit.click();
    const contactId = await arriveAtThankYou(page);
    assert.equal((await leadOf(contactId))?.bot_check, 'passed');
    const scheduler = schedulerOn(page);
    const free = await firstFreeTime(scheduler, 'Tuesday');
    await free.slot.click();
    await scheduler.confirm.click();
    await bookedHeadline(page).waitFor();
    const [appointment] = await appointmentsOf(contactId);
    assert.deepEqual(appointment?.scheduled_at, free.startsAt);
  }),
);
