import type { Page } from '@playwright/test';
import { consentOn } from '../browser/consent.ts';
import { arriveAtThankYou, contactPageForm, controlsOf, fillIn } from '../browser/lead-form.ts';
import { awaitLivePage } from '../browser/live-page.ts';
import { expect, test } from '../browser/test.ts';
import { expectToast } from '../browser/toast.ts';
import { leadOf, touchesOf } from '../product/stored.ts';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Follows a link of the navigation bar. */
async function follow(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  const to = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL(to);
  await awaitLivePage(page);
}

/** Sends the contact form that is open; returns what was stored of how the visitor came. */
async function sendForm(page: Page) {
  const form = controlsOf(page, contactPageForm);
  await fillIn(form);
  await form.submit.click();
  return touchesOf(await leadOf(await arriveAtThankYou(page)));
}

test.describe('how a visitor came', () => {
  const campaign = { utm_source: 'paid', landingPath: '/about' };

  test('is known on the next pages', async ({ page }) => {
    await page.goto('/about?utm_source=paid');
    await awaitLivePage(page);
    await follow(page, 'Services');
    await follow(page, 'Contact');
    expect(await sendForm(page)).toStrictEqual({ first: campaign, last: campaign });
  });

  test('includes the click id when consent comes two pages later', async ({ page }) => {
    await page.goto('/about?utm_source=paid&gclid=click-1');
    await awaitLivePage(page);
    await follow(page, 'Services');
    await follow(page, 'Contact');
    const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(await kept()).not.toMatch(/click-/);
    const { answer, banner } = consentOn(page);
    await answer('Accept All').click();
    await banner.waitFor({ state: 'detached' });
    const clicked = { ...campaign, gclid: 'click-1' };
    expect(await sendForm(page)).toStrictEqual({ first: clicked, last: clicked });
  });
});

test('a page says which links may be fetched before they are pressed, as its policy allows', async ({
  page,
}) => {
  await page.goto('/about');
  await awaitLivePage(page);
  // A rule that the policy refuses is an error of the browser, which fails the test.
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(1);
});

test.describe('a page that is left by a link', () => {
  test('is followed by one that starts at its top, with its own title, and takes the keyboard there', async ({
    newVisitor,
  }) => {
    // Also where the page scrolls smoothly.
    const { page } = await newVisitor({ reducedMotion: 'no-preference' });
    await page.goto('/about');
    await awaitLivePage(page);
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

  test('comes again with Back where it was left', async ({ page }) => {
    await page.goto('/services');
    await awaitLivePage(page);
    await page.getByRole('main').getByRole('link').last().focus();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
    const left = await scrolled(page);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/services');
    await awaitLivePage(page);
    await page.goBack();
    await page.waitForURL('/services');
    await awaitLivePage(page);
    await expect.poll(() => scrolled(page)).toBe(left);
  });

  test('comes again with Back, and the next one with Forward', async ({ page }) => {
    await page.goto('/about');
    await awaitLivePage(page);
    await follow(page, 'Contact');
    await page.goBack();
    await page.waitForURL('/about');
    await expect(page).toHaveTitle(/^About/);
    await page.goForward();
    await page.waitForURL('/contact');
    await expect(page).toHaveTitle(/^Contact/);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

test('what was typed into a form is there again after another document and Back', async ({
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

test('the notice that a form was sent is said once, on the page it leads to', async ({ page }) => {
  await page.goto(contactPageForm.path);
  const form = controlsOf(page, contactPageForm);
  await fillIn(form);
  await form.submit.click();
  const contactId = await arriveAtThankYou(page);
  await expectToast(
    page,
    'Message Sent!',
    'Thank you. Now pick a time for your free strategy call.',
  );
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Thank You!' }).waitFor();
  await expectToast(page);
  expect(await arriveAtThankYou(page)).toBe(contactId);
});
