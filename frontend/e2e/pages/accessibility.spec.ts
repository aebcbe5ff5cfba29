import { expectAccessible, expectUsable } from '../browser/accessibility.ts';
import { openBanner, stopClock } from '../browser/consent.ts';
import { focusedPlace } from '../browser/layout.ts';
import { controlsOf, formPages } from '../browser/lead-form.ts';
import { awaitLivePage } from '../browser/live-page.ts';
import { bookedHeadline, firstFreeTime, openScheduler } from '../browser/scheduler.ts';
import { expect, test } from '../browser/test.ts';
import { dismissToast, expectToast } from '../browser/toast.ts';
import { addContact } from '../product/api.ts';

// Pages at rest are checked with every other page of the sitemap.
test.describe('accessibility', () => {
  for (const formPage of formPages) {
    test(`holds on ${formPage.path} with every error shown`, async ({ newVisitor }) => {
      const { page } = await newVisitor({ width: 360 });
      await page.goto(formPage.path);
      await awaitLivePage(page);
      const form = controlsOf(page, formPage);
      await form.email.fill('ada@');
      await form.phone.fill('12');
      await form.submit.click();
      await expectToast(
        page,
        'Missing Required Information',
        'Please fill in your name, email, and phone number to get started.',
      );
      await expectAccessible(page, 'with errors and a notice');
      // It may cover scrolling content until it disappears.
      await dismissToast(page);
      await form.disclosure.click();
      await expectUsable(page, 'with the optional fields shown');
    });
  }

  test('holds on the thank-you page, from the empty calendar to the booked call', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ timezoneId: 'Asia/Kolkata' });
    const scheduler = await openScheduler(page, await addContact());
    await scheduler.nextWeek.waitFor();
    await expectUsable(page, 'no day chosen');
    const free = await firstFreeTime(scheduler, 'Wednesday');
    await expectUsable(page, 'with times');
    await free.slot.click();
    await scheduler.confirm.waitFor();
    await expectUsable(page, 'with the confirmation panel');
    await scheduler.confirm.click();
    await bookedHeadline(page).waitFor();
    await expectUsable(page, 'booked');
  });

  test('holds on the pages for a missing lead and a missing page', async ({
    page,
    browserErrors,
  }) => {
    await page.goto('/thank-you');
    await page.getByRole('link', { name: 'Back to Contact Form' }).waitFor();
    await expectUsable(page, 'without a contact');
    browserErrors.expect(/the server responded with a status of 404/);
    await page.goto('/no/such/page');
    await expectUsable(page, 'not found');
  });
});

test.describe('accessibility of overlays', () => {
  for (const path of ['/', '/blog']) {
    test(`holds on ${path} with the consent banner, its settings, and the drawer`, async ({
      newVisitor,
    }) => {
      const { page } = await newVisitor();
      await stopClock(page, '2027-03-01T15:00:00.000Z');
      const { answer, dialog, toggle } = await openBanner(page, path);
      // The rules use the page's timers.
      await page.clock.resume();
      await expectUsable(page, 'with the banner');
      await answer('Customize').click();
      await dialog.waitFor();
      await toggle('Analytics').click();
      await expectUsable(page, 'with the settings');
      await page.keyboard.press('Escape');
      await answer('Essential Only').click();
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
      await expectAccessible(page, 'with the drawer open');
    });
  }

  test('holds with the navigation bar over the page', async ({ page }) => {
    await page.goto('/');
    await awaitLivePage(page);
    await page.evaluate(() => window.scrollTo({ top: 1_200, behavior: 'instant' }));
    await expectAccessible(page, 'scrolled');
  });

  test('holds with a success notification', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.goto('/blog/google-ads-for-plumbers');
    await page.getByRole('button', { name: 'Share Article' }).click();
    await expectToast(page, 'Link copied', 'Paste it wherever you like.');
    await expectAccessible(page, 'with a notice');
  });
});

test.describe('keyboard focus', () => {
  for (const width of [1440, 360]) {
    test(`is always visible, also under the bar and the banner, at ${width} px`, async ({
      newVisitor,
    }) => {
      const { page } = await newVisitor({ width });
      await stopClock(page, '2027-03-01T15:00:00.000Z');
      await openBanner(page, '/contact');
      let stops = 0;
      await page.keyboard.press('Tab');
      for (let place = await focusedPlace(page); place; place = await focusedPlace(page)) {
        expect(place.isInSight && place.hasRing, JSON.stringify(place)).toBeTruthy();
        stops += 1;
        await page.keyboard.press('Tab');
      }
      expect(stops).toBeGreaterThan(25);
    });
  }
});
