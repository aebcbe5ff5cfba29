import { describe, it } from 'node:test';
import { assertAccessible } from '../browser/accessibility.ts';
import { awaitHydration } from '../browser/hydration.ts';
import { controlsOf, formPages } from '../browser/lead-form.ts';
import { bookedHeadline, firstFreeTime, openScheduler } from '../browser/scheduler.ts';
import { assertToast } from '../browser/toast.ts';
import { withVisitors } from '../browser/visits.ts';
import { addContact } from '../product/api.ts';

// Everything is on the page at once: what fades in on the way down would not be looked at.
const reducedMotion = 'reduce';

for (const width of [1440, 360]) {
  describe(`accessibility at ${width} px`, () => {
    for (const formPage of formPages) {
      it(
        `should hold on ${formPage.path}, at rest and with every error shown`,
        withVisitors(async (newVisitor) => {
          const { page } = await newVisitor({ width, reducedMotion });
          await page.goto(formPage.path);
          await awaitHydration(page);
          await assertAccessible(page, 'at rest');
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
  it(
    'should hold with the drawer open',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor({ width: 360, reducedMotion });
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
      await assertAccessible(page, 'with the drawer open');
    }),
  );

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
});
