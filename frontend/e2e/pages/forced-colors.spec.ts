import type { Locator } from '@playwright/test';
import { consentOn, openBanner, stopClock } from '../browser/consent.ts';
import { contactPageForm, controlsOf } from '../browser/lead-form.ts';
import { awaitLivePage } from '../browser/live-page.ts';
import { firstFreeTime, openScheduler } from '../browser/scheduler.ts';
import { expect, test } from '../browser/test.ts';
import { expectToast, notifications } from '../browser/toast.ts';
import { addContact } from '../product/api.ts';

// The system's few colors replace ours: information shown only by color must also have a line.
const forcedColors = 'active';

function borderOf(element: Locator): Promise<{ style: string; width: number }> {
  return element.evaluate((one) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(one);
    return { style: borderTopStyle, width: Number.parseFloat(borderTopWidth) };
  });
}

async function expectBordered(element: Locator): Promise<void> {
  const { style, width } = await borderOf(element);
  expect(style !== 'none' && width >= 1, `${element} has no border`).toBeTruthy();
}

test.describe('the site in forced colors', () => {
  test('draws its buttons and notifications, and underlines the current page', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ forcedColors });
    await page.goto(contactPageForm.path);
    await awaitLivePage(page);
    const banner = page.getByRole('banner');
    await expectBordered(banner.getByRole('link', { name: 'Schedule Consultation' }));
    const lineUnder = (name: string) =>
      banner
        .getByRole('link', { name, exact: true })
        .evaluate((link) => getComputedStyle(link).textDecorationLine);
    expect(await lineUnder('Contact')).toBe('underline');
    expect(await lineUnder('About')).toBe('none');
    const { submit, name } = controlsOf(page, contactPageForm);
    await expectBordered(submit);
    await expectBordered(name);
    await submit.click();
    await expectToast(
      page,
      'Missing Required Information',
      'Please fill in your name, email, and phone number to get started.',
    );
    await expectBordered(notifications(page).locator('.toast-card'));
  });

  test('leaves the switches of the cookie settings to the system, which shows their state', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ forcedColors });
    await stopClock(page, '2027-03-01T15:00:00.000Z');
    const { answer } = await openBanner(page, '/about');
    for (const name of ['Accept All', 'Essential Only']) await expectBordered(answer(name));
    await answer('Customize').click();
    const { dialog, toggle, button } = consentOn(page);
    await expectBordered(dialog);
    await expectBordered(button('Save Preferences'));
    const appearance = await toggle('Analytics').evaluate(
      (box) => getComputedStyle(box).appearance,
    );
    expect(appearance).toBe('auto');
  });

  test('sets the chosen time apart from the others', async ({ newVisitor }) => {
    const { page } = await newVisitor({ forcedColors });
    const scheduler = await openScheduler(page, await addContact());
    const { slot } = await firstFreeTime(scheduler, 'Tuesday');
    const before = await borderOf(slot);
    await slot.click();
    await scheduler.confirm.waitFor();
    await expectBordered(scheduler.confirm);
    const chosen = await borderOf(slot);
    expect(chosen.width).toBeGreaterThan(before.width);
  });
});
