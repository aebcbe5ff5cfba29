import type { Page } from '@playwright/test';
import { bookedCallOn } from '../browser/booked-call.ts';
import { consentOn } from '../browser/consent.ts';
import { browserWithPageCache } from '../browser/launch.ts';
import { arriveAtThankYou, contactPageForm, controlsOf, fillIn } from '../browser/lead-form.ts';
import { firstFreeTime, openScheduler } from '../browser/scheduler.ts';
import { expect, test } from '../browser/test.ts';
import { addLead } from '../product/leads.ts';
import { leadsNamed, uniqueName } from '../product/stored.ts';

test.use({ launchOptions: browserWithPageCache });

declare global {
  interface Window {
    /** Set by the test's own script when the page comes from the cache. */
    wasKept?: boolean;
  }
}

/** Runs in every page before its own scripts. */
function noteWhetherKept(): void {
  addEventListener('pageshow', ({ persisted }) => {
    window.wasKept = persisted;
  });
}

/** Goes back and expects the page as it was left, not a new one. */
async function goBackToKept(page: Page): Promise<void> {
  // No document loads.
  await page.goBack({ waitUntil: 'commit' });
  // The page being left may still answer, or be gone before it does.
  await expect(async () => {
    expect(await page.evaluate(() => window.wasKept)).toBe(true);
  }).toPass();
}

test.describe('a page that the browser has kept', () => {
  test('closes its menu, keeps its form but not a banner answered meanwhile, and sends another lead', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ width: 360 });
    await page.addInitScript(noteWhetherKept);
    const name = uniqueName('Kit Kept');
    await page.goto(contactPageForm.path);
    const form = controlsOf(page, contactPageForm);
    await fillIn(form, name);
    await form.email.fill('ada@');
    await form.phone.focus();
    const reason = page.getByText('Please enter a valid email address.');
    await reason.waitFor();
    const { banner, answer } = consentOn(page);
    await banner.waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'About' }).click();
    await page.waitForURL('/about');
    await answer('Essential Only').click();
    await goBackToKept(page);
    await expect(menu).toBeHidden();
    await expect(form.name).toHaveValue(name);
    await expect(form.phone).toHaveValue('(910) 555-0100');
    await expect(reason).toBeVisible();
    await expect(banner).toHaveCount(0);
    await form.email.fill('ada@tidewater.example');
    await form.submit.click();
    const first = await arriveAtThankYou(page);
    expect(await leadsNamed(name)).toHaveLength(1);

    await goBackToKept(page);
    const other = uniqueName('Kit Other');
    await form.name.fill(other);
    await form.submit.click();
    expect(await arriveAtThankYou(page)).not.toBe(first);
    expect(await leadsNamed(other)).toHaveLength(1);
  });

  test('does not confirm a call that was canceled meanwhile', async ({ page }) => {
    await page.addInitScript(noteWhetherKept);
    const { id } = await addLead();
    const scheduler = await openScheduler(page, id);
    await (await firstFreeTime(scheduler, 'Wednesday')).slot.click();
    await scheduler.confirm.click();
    const booked = bookedCallOn(page);
    await booked.manage.click();
    await page.getByRole('button', { name: 'Cancel the call' }).click();
    await page.getByRole('button', { name: 'Yes, cancel the call' }).click();
    await page.getByRole('heading', { name: 'This call is canceled' }).waitFor();
    await goBackToKept(page);
    await page.getByText(/^Your call on .* is canceled\./).waitFor();
    await expect(booked.headline).toHaveCount(0);
    await scheduler.nextWeek.waitFor();
  });
});
