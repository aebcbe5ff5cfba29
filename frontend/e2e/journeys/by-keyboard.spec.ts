import type { Page } from '@playwright/test';
import { consentOn } from '../browser/consent.ts';
import { tabTo } from '../browser/keyboard.ts';
import { arriveAtThankYou, controlsOf, fillIn, leadForm } from '../browser/lead-form.ts';
import { offeredTimesOn, offerOwnWeek } from '../browser/offered-times.ts';
import { bookedHeadline, schedulerOn, showFreeWeek } from '../browser/scheduler.ts';
import { expect, test } from '../browser/test.ts';
import { instantOf } from '../product/eastern.ts';
import { appointmentsOf, leadOf } from '../product/stored.ts';

test.describe('the journey by keyboard only', () => {
  // In a phone's window: it has the disclosure, too. The drawer is opened by keys in read-by-keyboard.spec.ts.
  test('books a call with Tab, Enter, Space and arrow keys', async ({ newVisitor }) => {
    const { page } = await newVisitor({ width: 360 });
    await page.goto('/');
    await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
    await page.keyboard.press('Enter');
    // On a phone the call bar has the same link further down, until the consent banner replaces it.
    const action = page.getByRole('link', { name: 'Schedule Risk-Free Consultation' }).first();
    await tabTo(page, action);
    await page.keyboard.press('Enter');
    await page.waitForURL('/lead-generation');
    await fillInByKeyboard(page);
    const contactId = await arriveAtThankYou(page);
    expect((await leadOf(contactId))?.service).toBe('paid-social');
    await expectBooked(page, contactId);
  });
});

test('an ad leads to a booked call within 25 keys, with the consent banner open on each page', async ({
  page,
}) => {
  await offerOwnWeek(page);
  let keys = 0;
  async function press(key: string): Promise<void> {
    await page.keyboard.press(key);
    keys += 1;
  }
  await page.goto('/google-ads-consultant-wilmington-nc?gclid=1');
  await consentOn(page).banner.waitFor();
  keys += await tabTo(page, page.getByRole('link', { name: 'Get Free Google Ads Audit' }).first());
  await press('Enter');
  const { times } = offeredTimesOn(page);
  await expect(times).toHaveCount(3);
  await consentOn(page).banner.waitFor();
  keys += await tabTo(page, times.first());
  await press('Enter');
  keys += await tabTo(page, controlsOf(page, leadForm).name);
  for (const typed of ['Kay Board', 'kay@board.example', '9105550100']) {
    await page.keyboard.type(typed);
    await press('Enter');
  }
  await arriveAtThankYou(page);
  const scheduler = schedulerOn(page);
  await expect(scheduler.panel).toBeFocused();
  keys += await tabTo(page, scheduler.confirm);
  await press('Enter');
  await bookedHeadline(page).waitFor();
  expect(keys).toBeLessThanOrEqual(25);
});

test('without a choice the keyboard starts at the form, and on the next page at the times, without a scroll', async ({
  page,
}) => {
  await page.goto('/google-ads-consultant-wilmington-nc');
  await page.getByRole('link', { name: 'Get Free Google Ads Audit' }).first().click();
  await expect(offeredTimesOn(page).times).toHaveCount(3);
  expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([
    0,
    'BODY',
  ]);
  const form = controlsOf(page, leadForm);
  expect(await tabTo(page, form.name)).toBe(4);
  await fillIn(form);
  await form.submit.click();
  await arriveAtThankYou(page);
  expect(await tabTo(page, schedulerOn(page).nextFree)).toBe(1);
});

async function fillInByKeyboard(page: Page): Promise<void> {
  const form = controlsOf(page, leadForm);
  await tabTo(page, form.name);
  await page.keyboard.type('Kay Board');
  await tabTo(page, form.email);
  await page.keyboard.type('kay@board.example');
  await tabTo(page, form.phone);
  await page.keyboard.type('9105550100');
  await tabTo(page, form.disclosure);
  await page.keyboard.press('Enter');
  await tabTo(page, form.service);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, form.submit);
  await page.keyboard.press('Enter');
}

async function expectBooked(page: Page, contactId: number): Promise<void> {
  const scheduler = schedulerOn(page);
  await tabTo(page, scheduler.nextWeek);
  await showFreeWeek(scheduler, 'Tuesday', () => page.keyboard.press('Space'));
  await tabTo(page, scheduler.day('Tuesday'));
  await page.keyboard.press('Enter');
  const slot = scheduler.freeSlots.first();
  await tabTo(page, slot);
  const time = /^\d+:\d\d [AP]M/.exec((await slot.textContent()) ?? '')?.[0] ?? '';
  await page.keyboard.press('Space');
  await expect(scheduler.panel).toBeFocused();
  const [day = ''] = await scheduler.panel.getByRole('definition').allTextContents();
  await tabTo(page, scheduler.confirm);
  await page.keyboard.press('Enter');
  await bookedHeadline(page).waitFor();
  await expect(bookedHeadline(page)).toBeFocused();
  const [appointment] = await appointmentsOf(contactId);
  expect(appointment?.scheduled_at).toStrictEqual(instantOf(day, time));
}
