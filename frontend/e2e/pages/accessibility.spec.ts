import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertAccessible } from '../browser/accessibility.ts';
import { openBanner, stopClock } from '../browser/consent.ts';
import { awaitHydration } from '../browser/hydration.ts';
import { focusedPlace } from '../browser/layout.ts';
import { controlsOf, formPages } from '../browser/lead-form.ts';
import { bookedHeadline, firstFreeTime, openScheduler } from '../browser/scheduler.ts';
import { assertToast } from '../browser/toast.ts';
import { withVisitors } from '../browser/visits.ts';
import { addContact } from '../product/api.ts';

// Everything is on the page at once: what fades in on the way down would not be looked at.
const reducedMotion = 'reduce';

// Pages at rest are looked at with every other page of the sitemap.
for (const width of [1440, 360]) {
  describe(`accessibility at ${width} px`, () => {
    for (const formPage of formPages) {
      it(
        `should hold on ${formPage.path} with every error shown`,
        withVisitors(async (newVisitor) => {
          const { page } = await newVisitor({ width, reducedMotion });
          await page.goto(formPage.path);
          await awaitHydration(page);
          const form = controlsOf(page, formPage);
          await form.email.fill('ada@');
          await form.phone.fill('12');
          await form.submit.click();
          await assertToast(
            page,
            'Missing Required Information',
            'Please fill in your name, email, and phone number to get started.',
          );
          await assertAccessible(page, 'with errors and a notice');
        }),
      );
    }

    it(
      'should hold on the thank-you page, from the empty calendar to the booked call',
      withVisitors(async (newVisitor) => {
        const { page } = await newVisitor({ width, reducedMotion, timezoneId: 'Asia/Kolkata' });
        const scheduler = await openScheduler(page, await addContact());
        await scheduler.nextWeek.waitFor();
        await assertAccessible(page, 'no day chosen');
        const free = await firstFreeTime(scheduler, 'Wednesday');
        await assertAccessible(page, 'with times');
        await free.slot.click();
        await scheduler.confirm.waitFor();
        await assertAccessible(page, 'with the confirmation panel');
        await scheduler.confirm.click();
        await bookedHeadline(page).waitFor();
        await assertAccessible(page, 'booked');
      }),
    );

    it(
      'should hold where something is missing',
      withVisitors(async (newVisitor) => {
        const { page, expect } = await newVisitor({ width, reducedMotion });
        await page.goto('/thank-you');
        await page.getByRole('link', { name: 'Back to Contact Form' }).waitFor();
        await assertAccessible(page, 'without a contact');
        expect(/the server responded with a status of 404/);
        await page.goto('/no/such/page');
        await assertAccessible(page, 'not found');
      }),
    );
  });
}

describe('accessibility of what opens', () => {
  for (const path of ['/', '/blog']) {
    it(
      `should hold on ${path} with the drawer open`,
      withVisitors(async (newVisitor) => {
        const { page } = await newVisitor({ width: 360, reducedMotion });
        await page.goto(path);
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('dialog', { name: 'Menu' }).waitFor();
        await assertAccessible(page, 'with the drawer open');
      }),
    );

    for (const width of [1440, 360]) {
      it(
        `should hold on ${path} while it asks for consent, at ${width} px`,
        withVisitors(async (newVisitor) => {
          const { page } = await newVisitor({ width, reducedMotion });
          await stopClock(page, '2027-03-01T15:00:00.000Z');
          const { answer, dialog, toggle } = await openBanner(page, path);
          // The rules are checked with timers of the page.
          await page.clock.resume();
          await assertAccessible(page, 'with the banner');
          await answer('Customize').click();
          await dialog.waitFor();
          await toggle('Analytics').click();
          await assertAccessible(page, 'with the settings');
        }),
      );
    }
  }

  it(
    'should hold with the bar over the page',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor({ reducedMotion });
      await page.goto('/');
      await awaitHydration(page);
      await page.evaluate(() => window.scrollTo({ top: 1_200, behavior: 'instant' }));
      await assertAccessible(page, 'scrolled');
    }),
  );

  it(
    'should hold with a notice that something went well',
    withVisitors(async (newVisitor) => {
      const { page, context } = await newVisitor({ reducedMotion });
      await context.grantPermissions(['clipboard-write']);
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
      await page.goto('/blog/google-ads-for-plumbers');
      await page.getByRole('button', { name: 'Share Article' }).click();
      await assertToast(page, 'Link copied', 'Paste it wherever you like.');
      await assertAccessible(page, 'with a notice');
    }),
  );
});

describe('the keyboard’s focus', () => {
  for (const width of [1440, 360]) {
    it(
      `should be seen wherever it goes, bar and banner over the page or not, at ${width} px`,
      withVisitors(async (newVisitor) => {
        const { page } = await newVisitor({ width, reducedMotion });
        await stopClock(page, '2027-03-01T15:00:00.000Z');
        await openBanner(page, '/contact');
        let stops = 0;
        await page.keyboard.press('Tab');
        for (let place = await focusedPlace(page); place; place = await focusedPlace(page)) {
          assert.ok(place.isInSight && place.hasRing, JSON.stringify(place));
          stops += 1;
          await page.keyboard.press('Tab');
        }
        assert.ok(stops > 25, `${stops} stops`);
      }),
    );
  }
});
