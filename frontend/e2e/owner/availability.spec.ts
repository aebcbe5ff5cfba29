import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addDays, easternDateOf, mondayOf } from '@agency/contracts';
import type { Page } from 'playwright-core';
import { assertAccessible } from '../browser/accessibility.ts';
import { tabTo } from '../browser/keyboard.ts';
import { assertNoSidewaysScroll, signIn } from '../browser/owner.ts';
import { openDay, openScheduler } from '../browser/scheduler.ts';
import { assertToast } from '../browser/toast.ts';
import { withVisitors } from '../browser/visits.ts';
import { addContact } from '../product/api.ts';
import { bookCall, callOf } from '../product/calls.ts';

/** The other journeys, which run at the same time, book on other days of the week. */
const thursday = 'Thursday, 9:00 AM to 5:00 PM';

const longName = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss notification' }).click();

/** How the scheduler of a new visitor shows Thursday of the week after next. */
async function thursdayFor(page: Page): Promise<string> {
  const scheduler = await openScheduler(page, await addContact());
  const later = /^Thursday, .* open$/;
  for (let week = 0; week < 2; week++) {
    await scheduler.day('Thursday').waitFor();
    await scheduler.nextWeek.click();
  }
  await scheduler.day('Thursday').waitFor();
  const button = scheduler.region.getByRole('button', { name: later });
  return (await button.textContent()) ?? '';
}

describe('the owner’s hours', () => {
  it(
    'should be in force for visitors at once, and leave calls alone that now lie outside',
    { timeout: 60_000 },
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor({ width: 360 });
      const visitor = await newVisitor();
      const call = await bookCall({ weekday: 4 });
      await signIn(page, '?tab=availability');
      const toggle = page.getByRole('switch', { name: thursday });
      await toggle.waitFor();
      await assertAccessible(page, 'the hours');
      await assertNoSidewaysScroll(page);
      assert.doesNotMatch(await thursdayFor(visitor.page), /\D0 open$/);

      await tabTo(page, toggle);
      await page.keyboard.press('Space');
      try {
        await assertToast(page, 'Availability Disabled', 'These hours are no longer offered.');
        const notice = page.getByRole('status').filter({ hasText: 'outside your hours' });
        await notice.getByText(call.lead.name).waitFor();
        await assertAccessible(page, 'a call lies outside');
        assert.match(await thursdayFor(visitor.page), /\D0 open$/);
        assert.equal((await callOf(call.id))?.status, 'scheduled');
        await dismiss(page);
      } finally {
        await toggle.click();
      }
      await assertToast(page, 'Availability Enabled', 'Visitors can book in these hours.');
      await page.getByText('outside your hours').waitFor({ state: 'detached' });
      assert.doesNotMatch(await thursdayFor(visitor.page), /\D0 open$/);
    }),
  );

  it(
    'should be added and deleted, and refused where they overlap',
    { timeout: 60_000 },
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await signIn(page, '?tab=availability');
      const form = page.getByRole('form', { name: 'Add hours' });
      const add = form.getByRole('button', { name: 'Add hours' });
      await add.click();
      await assertToast(page, 'Error', 'Please fill in all fields.');
      await dismiss(page);
      await form.getByLabel('Day').selectOption('Thursday');
      await form.getByLabel('Start').fill('16:00');
      await form.getByLabel('End').fill('18:00');
      await add.click();
      await form.getByText('This overlaps 9:00 AM – 5:00 PM on the same day.').waitFor();
      await assertAccessible(page, 'hours that overlap');
      await form.getByLabel('Start').fill('17:00');
      await add.click();
      await assertToast(page, 'Availability Added', 'Visitors can book in these hours.');
      await dismiss(page);
      await page.getByRole('button', { name: 'Delete Thursday, 5:00 PM to 6:00 PM' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await assertToast(page, 'Availability Deleted', 'These hours are gone.');
      await page.getByRole('switch', { name: 'Thursday, 5:00 PM to 6:00 PM' }).waitFor({
        state: 'detached',
      });
    }),
  );

  it(
    'should leave out a day off',
    { timeout: 60_000 },
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor({ width: 360 });
      const visitor = await newVisitor();
      const day = addDays(mondayOf(easternDateOf(new Date())), 7 * 2 + 3);
      await signIn(page, '?tab=availability');
      await page.getByLabel('Date').fill(day);
      await page.getByRole('button', { name: 'Add day off' }).click();
      const remove = page.getByRole('button', { name: /^Remove Thursday/ });
      try {
        await remove.waitFor();
        await dismiss(page);
        await assertAccessible(page, 'a day off');
        const scheduler = await openScheduler(visitor.page, await addContact());
        await openDay(scheduler, longName.format(new Date(`${day}T00:00:00Z`)));
        await scheduler.slot('9:00 AM Day off').waitFor();
        assert.equal(await scheduler.freeSlots.count(), 0);
      } finally {
        await remove.click();
      }
      await remove.waitFor({ state: 'detached' });
    }),
  );
});
