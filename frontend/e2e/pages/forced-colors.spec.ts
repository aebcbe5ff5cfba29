import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Locator } from 'playwright-core';
import { consentOn, openBanner, stopClock } from '../browser/consent.ts';
import { awaitHydration } from '../browser/hydration.ts';
import { contactPageForm, controlsOf } from '../browser/lead-form.ts';
import { firstFreeTime, openScheduler } from '../browser/scheduler.ts';
import { assertToast, notifications } from '../browser/toast.ts';
import { withVisitors } from '../browser/visits.ts';
import { addContact } from '../product/api.ts';

// The system's few colors replace ours: what only a color said has to be said by a line.
const forcedColors = 'active';

function borderOf(element: Locator): Promise<{ style: string; width: number }> {
  return element.evaluate((one) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(one);
    return { style: borderTopStyle, width: Number.parseFloat(borderTopWidth) };
  });
}

async function assertBordered(element: Locator): Promise<void> {
  const { style, width } = await borderOf(element);
  assert.ok(style !== 'none' && width >= 1, `${element} has no border`);
}

describe('the site in forced colors', () => {
  it(
    'should draw its buttons, its notices, and a line under the page one is on',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor({ forcedColors });
      await page.goto(contactPageForm.path);
      await awaitHydration(page);
      const banner = page.getByRole('banner');
      await assertBordered(banner.getByRole('link', { name: 'Schedule Consultation' }));
      const lineUnder = (name: string) =>
        banner
          .getByRole('link', { name, exact: true })
          .evaluate((link) => getComputedStyle(link).textDecorationLine);
      assert.equal(await lineUnder('Contact'), 'underline');
      assert.equal(await lineUnder('About'), 'none');
      const { submit, name } = controlsOf(page, contactPageForm);
      await assertBordered(submit);
      await assertBordered(name);
      await submit.click();
      await assertToast(
        page,
        'Missing Required Information',
        'Please fill in your name, email, and phone number to get started.',
      );
      await assertBordered(notifications(page).locator('.toast-card'));
    }),
  );

  it(
    'should leave the switches of the cookie settings to the system, which shows their state',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor({ forcedColors });
      await stopClock(page, '2027-03-01T15:00:00.000Z');
      const { answer } = await openBanner(page, '/about');
      for (const name of ['Accept All', 'Essential Only']) await assertBordered(answer(name));
      await answer('Customize').click();
      const { dialog, toggle, button } = consentOn(page);
      await assertBordered(dialog);
      await assertBordered(button('Save Preferences'));
      const appearance = await toggle('Analytics').evaluate(
        (box) => getComputedStyle(box).appearance,
      );
      assert.equal(appearance, 'auto');
    }),
  );

  it(
    'should set the chosen time apart from the others',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor({ forcedColors });
      const scheduler = await openScheduler(page, await addContact());
      const { slot } = await firstFreeTime(scheduler, 'Tuesday');
      const before = await borderOf(slot);
      await slot.click();
      await scheduler.confirm.waitFor();
      await assertBordered(scheduler.confirm);
      const chosen = await borderOf(slot);
      assert.ok(chosen.width > before.width, `${chosen.width} against ${before.width}`);
    }),
  );
});
