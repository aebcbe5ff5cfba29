import type { Page } from '@playwright/test';
import { contactPageForm, controlsOf, fillIn } from '../browser/lead-form.ts';
import { awaitLivePage } from '../browser/live-page.ts';
import { expect, test } from '../browser/test.ts';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test.describe('a page that is left by a link', () => {
  test('names the links that may be fetched early, runs no script but its own, and is followed by one that starts at its top', async ({
    newVisitor,
    browserErrors,
  }) => {
    // Also where the page scrolls smoothly.
    const { page } = await newVisitor({ reducedMotion: 'no-preference' });
    await page.goto('/about');
    await awaitLivePage(page);
    // If the policy refused a rule or a script of the page, the browser would report an error.
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(1);
    browserErrors.expect(/Policy violation: script-src/);
    browserErrors.expect(/console error: .*Content Security Policy/);
    await page.evaluate(addScript);
    expect(await page.title()).not.toBe('injected');
    const footer = page.getByRole('navigation', { name: 'Footer' });
    await footer.getByRole('link', { name: 'Questions' }).focus();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
    await page.keyboard.press('Enter');
    await page.waitForURL('/faq');
    await expect(page).toHaveTitle(/^Questions|FAQ/);
    await expect.poll(() => scrolled(page)).toBe(0);
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    expect(['MAIN', 'BODY']).toContain(await focused());
  });

  test('comes back where it was left with Back, and the next one with Forward', async ({
    page,
  }) => {
    await page.goto('/services');
    await awaitLivePage(page);
    await page.getByRole('main').getByRole('link').last().focus();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
    const left = await scrolled(page);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/services');
    await awaitLivePage(page);
    const [address, title] = [page.url(), await page.title()];
    await page.goBack();
    await page.waitForURL('/services');
    await awaitLivePage(page);
    await expect(page).toHaveTitle(/^Paid advertising services/);
    await expect.poll(() => scrolled(page)).toBe(left);
    await page.goForward();
    await page.waitForURL(address);
    await expect(page).toHaveTitle(title);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

test('what was typed into a form is still there after leaving the page and going back', async ({
  page,
}) => {
  await page.goto(contactPageForm.path);
  await awaitLivePage(page);
  const form = controlsOf(page, contactPageForm);
  await fillIn(form);
  await form.message.fill('Half a sentence');
  // The island, once it has arrived, formats the number.
  await expect(form.phone).toHaveValue('(910) 555-0100');
  await page.goto('/privacy-policy');
  await page.goBack();
  await expect(form.name).toHaveValue('Ada Tidewater');
  await expect(form.phone).toHaveValue('(910) 555-0100');
  await expect(form.message).toHaveValue('Half a sentence');
});

/** Runs in the page: adds a script that was not built in, and waits until the browser has blocked it. */
function addScript(): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener('securitypolicyviolation', () => resolve(), { once: true });
    const script = document.createElement('script');
    script.textContent = 'document.title = "injected"';
    document.head.append(script);
  });
}
