import type { Locator } from '@playwright/test';
import { openBanner, stopClock } from '../browser/consent.ts';
import { contactPageForm, controlsOf } from '../browser/lead-form.ts';
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
  test('draws its buttons and notifications, underlines the current page, and leaves switches to the system', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ forcedColors });
    await stopClock(page, '2027-03-01T15:00:00.000Z');
    const { answer, dialog, toggle, button } = await openBanner(page, contactPageForm.path);
    for (const name of ['Accept All', 'Essential Only']) await expectBordered(answer(name));
    await answer('Customize').click();
    await expectBordered(dialog);
    await expectBordered(button('Save Preferences'));
    // The system shows their state.
    await expect(toggle('Analytics')).toHaveCSS('appearance', 'auto');
    await button('Save Preferences').click();

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
