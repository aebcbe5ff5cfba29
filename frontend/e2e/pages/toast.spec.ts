import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { awaitHydration } from '../browser/hydration.ts';
import { assertFocused } from '../browser/keyboard.ts';
import { contactPageForm, controlsOf } from '../browser/lead-form.ts';
import { assertToast, notifications } from '../browser/toast.ts';
import { withVisitors } from '../browser/visits.ts';

const missing = [
  'Missing Required Information',
  'Please fill in your name, email, and phone number to get started.',
];

/** A notice at a moment from which time only passes when the test says so. */
async function showNotice(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(contactPageForm.path);
  await awaitHydration(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await controlsOf(page, contactPageForm).submit.click();
  await assertToast(page, ...missing);
}

describe('a notice', () => {
  it(
    'should be shown for 5 seconds',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await showNotice(page);
      await page.clock.runFor(4_900);
      await assertToast(page, ...missing);
      await page.clock.runFor(200);
      await assertToast(page);
    }),
  );

  it(
    'should make way for the next one, which is shown for 5 seconds of its own',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await showNotice(page);
      await page.clock.runFor(4_000);
      const form = controlsOf(page, contactPageForm);
      await form.name.fill('Ada');
      await form.email.fill('ada@tidewater.example');
      await form.phone.fill('555');
      await form.submit.click();
      const next = [
        'Invalid Phone Number',
        'Please enter a valid phone number with at least 10 digits.',
      ];
      await assertToast(page, ...next);
      await page.clock.runFor(4_000);
      await assertToast(page, ...next);
      await page.clock.runFor(1_100);
      await assertToast(page);
    }),
  );

  it(
    'should be reached with F8 and wait while it has the focus',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await showNotice(page);
      await page.keyboard.press('F8');
      await assertFocused(notifications(page));
      await page.clock.runFor(20_000);
      await assertToast(page, ...missing);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await assertToast(page);
    }),
  );

  it(
    'should be shown again with F8 after it has closed',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await showNotice(page);
      await page.clock.runFor(5_100);
      await assertToast(page);
      await page.keyboard.press('F8');
      await assertFocused(notifications(page));
      await assertToast(page, ...missing);
    }),
  );

  it(
    'should go away when swiped 50 px to the right, and stay when swiped less',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor({ width: 360 });
      await showNotice(page);
      await swipe(page, 40);
      await assertToast(page, ...missing);
      await swipe(page, 60);
      await assertToast(page);
    }),
  );

  it(
    'should be announced: what failed as an alert, what succeeded as a status',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await showNotice(page);
      const alert = notifications(page).getByRole('alert');
      assert.match((await alert.textContent()) ?? '', /Missing Required Information/);
      assert.equal(await notifications(page).getByRole('status').textContent(), '');
    }),
  );
});

async function swipe(page: Page, distance: number): Promise<void> {
  const box = await notifications(page).getByRole('paragraph').first().boundingBox();
  assert.ok(box);
  const [x, y] = [box.x + 20, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y);
  await page.mouse.move(x + distance, y);
  await page.mouse.up();
}
