import type { Page } from '@playwright/test';
import { tabTo } from '../browser/keyboard.ts';
import { arriveAtThankYou, controlsOf, leadForm } from '../browser/lead-form.ts';
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
