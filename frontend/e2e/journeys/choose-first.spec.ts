import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../browser/accessibility.ts';
import { consentOn } from '../browser/consent.ts';
import { holdRequests } from '../browser/held-requests.ts';
import { expectFits } from '../browser/layout.ts';
import { arriveAtThankYou, controlsOf, fillIn, leadForm } from '../browser/lead-form.ts';
import { awaitFonts } from '../browser/live-page.ts';
import { offeredTimesOn, offerOwnWeek } from '../browser/offered-times.ts';
import { bookedHeadline, schedulerOn } from '../browser/scheduler.ts';
import { expect, test } from '../browser/test.ts';
import { appointmentsOf } from '../product/stored.ts';

/** Chooses the last of the times on the lead page; returns its start. */
async function chooseTime(page: Page): Promise<Date> {
  await offerOwnWeek(page);
  await page.goto(`${leadForm.path}?service=paid-search&topic=google-ads`);
  const { times } = offeredTimesOn(page);
  await expect(times).toHaveCount(3);
  await times.last().click();
  await expect(times.last()).toHaveAttribute('aria-pressed', 'true');
  return new Date((await times.last().getAttribute('value')) ?? '');
}

async function send(page: Page): Promise<number> {
  const form = controlsOf(page, leadForm);
  await fillIn(form);
  await form.submit.click();
  return arriveAtThankYou(page);
}

test.describe('a time that is chosen before the form', () => {
  test('is booked with one press on the next page, once on a double press, and other tabs show the call', async ({
    newVisitor,
  }) => {
    const { page, context } = await newVisitor({ width: 360 });
    const startsAt = await chooseTime(page);
    await expectAccessible(page, 'with a time chosen');
    const contactId = await send(page);
    const scheduler = schedulerOn(page);
    await expect(scheduler.panel).toBeFocused();
    await expect(scheduler.confirm).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, 'with the chosen time to confirm');
    // A reload keeps it, and books nothing.
    await page.reload();
    await expect(scheduler.panel).toBeFocused();
    expect(await appointmentsOf(contactId)).toStrictEqual([]);
    await expect(bookedHeadline(page)).toHaveCount(0);

    const bookings = await holdRequests(page, '**/api/appointments');
    await scheduler.confirm.dblclick();
    await scheduler.booking.waitFor();
    bookings.release();
    await bookedHeadline(page).waitFor();
    expect(bookings.count()).toBe(1);
    const [appointment, ...others] = await appointmentsOf(contactId);
    expect(others).toStrictEqual([]);
    expect(appointment?.scheduled_at).toStrictEqual(startsAt);

    const tab = await context.newPage();
    await tab.goto(page.url());
    await bookedHeadline(tab).waitFor();
  });
});

/** The windows of common phones, without what their browsers cover. */
const phones = [
  { width: 390, height: 664 },
  { width: 375, height: 553 },
  { width: 360, height: 640 },
];

const placeOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return { top: top + scrollY, bottom: bottom + scrollY };
  });

/** It may still be scrolling. */
async function expectAboveBanner(page: Page, button: Locator): Promise<void> {
  const { banner } = consentOn(page);
  await banner.waitFor();
  await expect(async () => {
    const [box, cover] = await Promise.all([button.boundingBox(), banner.boundingBox()]);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0);
  }).toPass({ timeout: 10_000 });
}

test.describe('the room for the times', () => {
  for (const viewport of phones) {
    test(`moves nothing at ${viewport.width} px, shows the times and the button that confirms one above the banner, and the send button within 700 px`, async ({
      newVisitor,
    }) => {
      const { page } = await newVisitor({ viewport, isMobile: true, hasTouch: true });
      const slots = await holdRequests(page, '**/api/slots');
      await page.goto(`${leadForm.path}?service=paid-search&topic=google-ads`);
      const form = controlsOf(page, leadForm);
      await page.getByRole('heading', { name: 'Get Free Google Ads Audit' }).waitFor();
      await awaitFonts(page);
      const before = await placeOf(page, '[name=name]');
      slots.release();
      const { times } = offeredTimesOn(page);
      await expect(times).toHaveCount(3);
      expect(await placeOf(page, '[name=name]')).toStrictEqual(before);
      expect((await placeOf(page, 'form [type=submit]')).bottom).toBeLessThanOrEqual(700);
      await consentOn(page).banner.waitFor();
      for (const time of await times.all()) await expectAboveBanner(page, time);
      await expectFits(page, viewport.width);
      await times.last().tap();
      await fillIn(form);
      await form.submit.tap();
      await arriveAtThankYou(page);
      await expectAboveBanner(page, schedulerOn(page).confirm);
    });
  }
});
