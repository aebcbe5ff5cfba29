import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { assertFocused, tabTo } from '../browser/keyboard.ts';
import { arriveAtThankYou, controlsOf, leadForm } from '../browser/lead-form.ts';
import { bookedHeadline, schedulerOn, showFreeWeek } from '../browser/scheduler.ts';
import { withVisitors } from '../browser/visits.ts';
import { instantOf } from '../product/eastern.ts';
import { appointmentsOf, leadOf } from '../product/stored.ts';

describe('the journey by keyboard alone', () => {
  for (const width of [1440, 360]) {
    it(
      `should book a call with Tab, Enter, Space and arrows at ${width} px`,
      withVisitors(async (newVisitor) => {
        const { page } = await newVisitor({ width });
        await page.goto('/');
        await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
        await page.keyboard.press('Enter');
        await tabTo(page, page.getByRole('link', { name: 'Schedule Risk-Free Consultation' }));
        await page.keyboard.press('Enter');
        await page.waitForURL('/lead-generation');
        await fillInByKeyboard(page);
        const contactId = await arriveAtThankYou(page);
        assert.equal((await leadOf(contactId))?.service, 'paid-social');
        await assertCallBooked(page, contactId);
      }),
    );
  }
});

async function fillInByKeyboard(page: Page): Promise<void> {
  const form = controlsOf(page, leadForm);
  await tabTo(page, form.name);
  await page.keyboard.type('Kay Board');
  await tabTo(page, form.email);
  await page.keyboard.type('kay@board.example');
  await tabTo(page, form.phone);
  await page.keyboard.type('9105550100');
  await tabTo(page, form.service);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, form.submit);
  await page.keyboard.press('Enter');
}

async function assertCallBooked(page: Page, contactId: number): Promise<void> {
  const scheduler = schedulerOn(page);
  await tabTo(page, scheduler.nextWeek);
  await showFreeWeek(scheduler, 'Tuesday', () => page.keyboard.press('Space'));
  await tabTo(page, scheduler.day('Tuesday'));
  await page.keyboard.press('Enter');
  const slot = scheduler.freeSlots.first();
  await tabTo(page, slot);
  const time = /^\d+:\d\d [AP]M/.exec((await slot.textContent()) ?? '')?.[0] ?? '';
  await page.keyboard.press('Space');
  await assertFocused(scheduler.panel);
  const [day = ''] = await scheduler.panel.getByRole('definition').allTextContents();
  await tabTo(page, scheduler.confirm);
  await page.keyboard.press('Enter');
  await bookedHeadline(page).waitFor();
  await assertFocused(bookedHeadline(page));
  const [appointment] = await appointmentsOf(contactId);
  assert.deepEqual(appointment?.scheduled_at, instantOf(day, time));
  await tabTo(page, page.getByRole('link', { name: 'Return to Homepage' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('/');
}
