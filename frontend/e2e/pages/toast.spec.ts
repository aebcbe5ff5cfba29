import type { Page } from '@playwright/test';
import { openBanner, stopClock } from '../browser/consent.ts';
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
  test('is an alert clear of the consent banner, and closes when swiped 50 px to the right, but not less', async ({
    page,
  }) => {
    await stopClock(page, '2027-03-01T15:00:00.000Z');
    const { banner } = await openBanner(page, contactPageForm.path);
    const { submit } = controlsOf(page, contactPageForm);
    await submit.click();
    // An error is an alert, not a status.
    const alert = notifications(page).getByRole('alert');
    await expect(alert).toHaveText(/Missing Required Information/);
    await expect(notifications(page).getByRole('status')).toHaveText('');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      await expectToast(page, ...missing);
      await expect(async () => {
        const notice = await notifications(page).boundingBox();
        const bannerTop = (await banner.boundingBox())?.y ?? 0;
        expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(bannerTop);
      }).toPass();
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await swipe(page, 40);
    await expectToast(page, ...missing);
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
