import type { Locator } from '@playwright/test';
import { controlsOf, leadForm } from '../browser/lead-form.ts';
import { bookedHeadline, schedulerOn, showFreeWeek } from '../browser/scheduler.ts';
import { expect, test } from '../browser/test.ts';

test.describe('the journey by touch', () => {
  test('takes six taps from the home page to the confirmation', async ({ newVisitor }) => {
    const { page } = await newVisitor({ width: 360, isMobile: true, hasTouch: true });
    let taps = 0;
    async function tap(target: Locator): Promise<void> {
      await target.tap();
      taps += 1;
    }
    await page.goto('/');
    // The call bar repeats it once the first screen is gone.
    await tap(page.getByRole('link', { name: 'Schedule Risk-Free Consultation' }).first());

    const form = controlsOf(page, leadForm);
    await tap(form.name);
    await page.keyboard.type('Ada Tidewater');
    // The on-screen keyboard's Next key.
    await page.keyboard.press('Enter');
    await expect(form.email).toBeFocused();
    await page.keyboard.type('ada@tidewater.example');
    await page.keyboard.press('Enter');
    await expect(form.phone).toBeFocused();
    await page.keyboard.type('9105550100');
    await expect(form.phone).toHaveValue('(910) 555-0100');
    await tap(form.submit);

    const scheduler = schedulerOn(page);
    // Only so that this test has its own week; a visitor uses the visible one.
    await showFreeWeek(scheduler, 'Monday');
    await tap(scheduler.day('Monday'));
    await tap(scheduler.freeSlots.first());
    await tap(scheduler.confirm);
    await bookedHeadline(page).waitFor();
    expect(taps).toBe(6);
  });
});
