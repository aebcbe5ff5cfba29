import type { Locator } from '@playwright/test';
import { expectAccessible } from '../browser/accessibility.ts';
import { holdRequests } from '../browser/held-requests.ts';
import { awaitHydration } from '../browser/hydration.ts';
import { expectFits } from '../browser/layout.ts';
import { controlsOf, leadForm } from '../browser/lead-form.ts';
import { expect, test } from '../browser/test.ts';

/** Common windows, and what the consent banner takes of each. */
const windows = [
  { width: 360, height: 740, bannerHeight: 207 },
  { width: 768, height: 1024, bannerHeight: 139 },
  { width: 1366, height: 768, bannerHeight: 81 },
  { width: 1440, height: 900, bannerHeight: 81 },
];

const bottomOf = (element: Locator) =>
  element.evaluate((one) => one.getBoundingClientRect().bottom + scrollY);

test.describe('the lead page', () => {
  for (const { width, height, bannerHeight } of windows) {
    test(`begins its form in the first screen at ${width}×${height}`, async ({ newVisitor }) => {
      const { page } = await newVisitor({ viewport: { width, height } });
      await page.goto(leadForm.path);
      const form = controlsOf(page, leadForm);
      expect(await bottomOf(form.name)).toBeLessThanOrEqual(height - bannerHeight);
      expect(await bottomOf(form.submit)).toBeLessThanOrEqual(width < 1024 ? 900 : height);
      // Below 64rem the optional fields are one tap away.
      await expect(form.company).toBeVisible({ visible: width >= 1024 });
      await expect(form.disclosure).toBeVisible({ visible: width < 1024 });
      await expectFits(page, width);
    });
  }

  test('keeps what is closed out of the tab order', async ({ newVisitor }) => {
    const { page } = await newVisitor({ width: 360 });
    await page.goto(leadForm.path);
    const form = controlsOf(page, leadForm);
    await form.phone.focus();
    await page.keyboard.press('Tab');
    await expect(form.disclosure).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(form.submit).toBeFocused();
  });

  test('never breaks “risk-free” in two', async ({ newVisitor }) => {
    const { page } = await newVisitor({ width: 360 });
    await page.goto(leadForm.path);
    await expect(page.getByRole('heading', { name: /risk\u2011free/ })).toBeVisible();
  });
});

test.describe('a button that leads to the lead page', () => {
  for (const width of [360, 1440]) {
    test(`is repeated by the form, with its service chosen, at ${width} px`, async ({
      newVisitor,
    }) => {
      const { page } = await newVisitor({ width });
      await page.goto('/google-ads-consultant-wilmington-nc');
      await awaitHydration(page);
      await page.getByRole('link', { name: 'Get Free Google Ads Audit' }).first().click();
      await page.waitForURL('/lead-generation?service=paid-search&topic=google-ads');
      await page.getByRole('heading', { name: 'Get Free Google Ads Audit' }).waitFor();
      const form = controlsOf(page, leadForm);
      await expect(form.service).toHaveValue('paid-search');
      await expect(form.service).toBeVisible();
      await expectAccessible(page, 'with a service chosen');
    });
  }

  test('is repeated on a page that is loaded anew, and nothing moves for it', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ width: 360 });
    const script = await holdRequests(page, /\/assets\/entry\.client-[\w-]+\.js$/);
    await page.goto('/lead-generation?service=paid-social&topic=facebook-ads', {
      waitUntil: 'commit',
    });
    const form = controlsOf(page, leadForm);
    await form.name.waitFor();
    const before = await bottomOf(form.name);
    script.release();
    await page.getByRole('heading', { name: 'Get Free Facebook Ads Audit' }).waitFor();
    await expect(form.service).toHaveValue('paid-social');
    expect(await bottomOf(form.name)).toBe(before);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/lead-generation$/);
  });

  test('of the newsletter writes the message', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('link', { name: 'Subscribe to Our Newsletter' }).click();
    await page.getByRole('heading', { name: 'Get the weekly page' }).waitFor();
    await expect(controlsOf(page, leadForm).message).toHaveValue(/put me on the list/);
  });

  test('chooses and repeats nothing that is made up', async ({ page }) => {
    await page.goto('/lead-generation?service=%22%3E%3Cimg&topic=__proto__&topic=constructor');
    await awaitHydration(page);
    await page.getByRole('heading', { name: /^Schedule your risk/ }).waitFor();
    const { service } = controlsOf(page, leadForm);
    await expect(service).toHaveValue('');
  });
});
