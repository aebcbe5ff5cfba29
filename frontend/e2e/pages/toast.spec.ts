import type { Page } from '@playwright/test';
import { openAtStandstill, openBanner, stopClock } from '../browser/consent.ts';
import {
  arriveAtThankYou,
  contactPageForm,
  controlsOf,
  fillIn,
  leadForm,
} from '../browser/lead-form.ts';
import { schedulerOn } from '../browser/scheduler.ts';
import { expect, test } from '../browser/test.ts';
import { expectToast, notifications } from '../browser/toast.ts';
import { leadsNamed, uniqueName } from '../product/stored.ts';

const missing = [
  'Missing Required Information',
  'Please fill in your name, email, and phone number to get started.',
];

const widths = [360, 768, 1440];

test.describe('a notification', () => {
  test('is shown for 5 seconds, and again with F8; while it has the focus it stays', async ({
    page,
  }) => {
    await stopClock(page, '2027-03-01T15:00:00.000Z');
    await openAtStandstill(page, contactPageForm.path);
    await controlsOf(page, contactPageForm).submit.click();
    await expectToast(page, ...missing);
    // An error is an alert, not a status.
    const alert = notifications(page).getByRole('alert');
    await expect(alert).toHaveText(/Missing Required Information/);
    await expect(notifications(page).getByRole('status')).toHaveText('');
    await page.clock.runFor(4_900);
    await expectToast(page, ...missing);
    await page.clock.runFor(200);
    await expectToast(page);

    await page.keyboard.press('F8');
    await expect(notifications(page)).toBeFocused();
    await page.clock.runFor(20_000);
    await expectToast(page, ...missing);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectToast(page);
  });

  test('is replaced by the next one, stays clear of the consent banner, and closes when swiped 50 px to the right, but not less', async ({
    page,
  }) => {
    await stopClock(page, '2027-03-01T15:00:00.000Z');
    const { banner } = await openBanner(page, contactPageForm.path);
    const form = controlsOf(page, contactPageForm);
    await form.submit.click();
    await expectToast(page, ...missing);
    await page.clock.runFor(4_000);
    await fillIn(form);
    await form.phone.fill('555');
    await form.submit.click();
    const next = [
      'Invalid Phone Number',
      'Please enter a valid phone number with at least 10 digits.',
    ];
    await expectToast(page, ...next);
    // The next one has 5 seconds of its own.
    await page.clock.runFor(4_000);
    await expectToast(page, ...next);
    await page.clock.runFor(1_100);
    await expectToast(page);

    await form.submit.click();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      await expectToast(page, ...next);
      await expect(async () => {
        const notice = await notifications(page).boundingBox();
        const bannerTop = (await banner.boundingBox())?.y ?? 0;
        expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(bannerTop);
      }).toPass();
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await swipe(page, 40);
    await expectToast(page, ...next);
    await swipe(page, 60);
    await expectToast(page);
  });

  test('covers nothing on the page that a form leads to, closes on a press elsewhere, and does not come back', async ({
    page,
  }) => {
    await page.goto(leadForm.path);
    const form = controlsOf(page, leadForm);
    const name = uniqueName('Bea Back');
    await fillIn(form, name);
    await form.submit.click();
    const contactId = await arriveAtThankYou(page);
    const received = [
      'Request Received!',
      'Thank you. Now pick a time for your free strategy call.',
    ];
    await expectToast(page, ...received);
    await page.keyboard.press('F8');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      await expect(async () => {
        const [bar, notice, heading] = await Promise.all([
          page.getByRole('banner').boundingBox(),
          notifications(page).boundingBox(),
          page.getByRole('heading', { level: 1 }).boundingBox(),
        ]);
        expect(notice?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
        expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
      }).toPass();
    }
    await notifications(page).getByRole('paragraph').first().click();
    await expectToast(page, ...received);
    await schedulerOn(page).nextWeek.click();
    await expectToast(page);

    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Thank You!' }).waitFor();
    await expectToast(page);
    expect(await arriveAtThankYou(page)).toBe(contactId);
    expect(await leadsNamed(name)).toHaveLength(1);
  });
});

async function swipe(page: Page, distance: number): Promise<void> {
  const box = await notifications(page).getByRole('paragraph').first().boundingBox();
  if (!box) throw new Error('There is no notice to swipe.');
  const [x, y] = [box.x + 20, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y);
  await page.mouse.move(x + distance, y);
  await page.mouse.up();
}
