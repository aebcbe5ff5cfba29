import type { Page } from '@playwright/test';
import { awaitLivePage } from '../browser/live-page.ts';
import { expect, test } from '../browser/test.ts';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test.describe('a page that is left by a link', () => {
  test('names the links that may be fetched early, runs no script but its own, is followed by one that starts at its top, and comes back where it was left', async ({
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
    // Ends the smooth scrolling.
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('/faq');
    await expect(page).toHaveTitle(/^Questions|FAQ/);
    await expect.poll(() => scrolled(page)).toBe(0);
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    expect(['MAIN', 'BODY']).toContain(await focused());
    await page.goBack();
    await page.waitForURL('/about');
    await awaitLivePage(page);
    await expect(page).toHaveTitle(/^About/);
    await expect.poll(() => scrolled(page)).toBe(600);
    await page.goForward();
    await page.waitForURL('/faq');
    await expect(page).toHaveTitle(/^Questions|FAQ/);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
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
