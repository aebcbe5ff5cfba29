import { serviceOptions } from '@agency/contracts';
import type { Locator } from '@playwright/test';
import { leadHero } from '../../app/content/lead-generation.ts';
import { leadTopics } from '../../app/content/lead-topics.ts';
import { expectAccessible } from '../browser/accessibility.ts';
import { holdRequests } from '../browser/held-requests.ts';
import { expectFits } from '../browser/layout.ts';
import { controlsOf, leadForm, showOptionalFields } from '../browser/lead-form.ts';
import { awaitFonts, awaitLivePage, documentScript } from '../browser/live-page.ts';
import { expect, test } from '../browser/test.ts';
import { emailsAbout, leadsNamed, uniqueName } from '../product/stored.ts';

/** Common windows, and the height of the consent banner in each. */
const windows = [
  { width: 360, height: 740, bannerHeight: 207 },
  { width: 768, height: 1024, bannerHeight: 139 },
  { width: 1366, height: 768, bannerHeight: 81 },
  { width: 1440, height: 900, bannerHeight: 81 },
];

const bottomOf = (element: Locator) =>
  element.evaluate((one) => one.getBoundingClientRect().bottom + scrollY);

test('the lead page begins its form in the first screen, keeps what is closed out of the tab order, and cuts no option', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(leadForm.path);
  await awaitLivePage(page);
  await page.evaluate(() => document.fonts.ready);
  const form = controlsOf(page, leadForm);
  for (const { width, height, bannerHeight } of windows) {
    await page.setViewportSize({ width, height });
    expect(await bottomOf(form.name)).toBeLessThanOrEqual(height - bannerHeight);
    expect(await bottomOf(form.submit)).toBeLessThanOrEqual(width < 1024 ? 900 : height);
    // Below 64rem the optional fields are one tap away.
    await expect(form.company).toBeVisible({ visible: width >= 1024 });
    await expect(form.disclosure).toBeVisible({ visible: width < 1024 });
    await expectFits(page, width);
  }

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('heading', { name: /risk-\u2060free/ })).toBeVisible();
  await form.phone.focus();
  await page.keyboard.press('Tab');
  await expect(form.disclosure).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.submit).toBeFocused();

  // A phone of 360 px cannot fit the longest label in a font size at which it does not zoom in.
  for (const width of [768, 1024, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await showOptionalFields(form);
    for (const field of [form.service, form.spend]) {
      expect(await field.evaluate(cutOptions), `at ${width} px`).toStrictEqual([]);
    }
  }
});

test.describe('a button that leads to the lead page', () => {
  test('sets the heading and the service of the form, and leaves the send button within 900 px on a phone, whatever it asks for', async ({
    page,
  }) => {
    await page.goto('/google-ads-consultant-wilmington-nc');
    await awaitLivePage(page);
    await page.getByRole('link', { name: 'Get Free Google Ads Audit' }).first().click();
    await page.waitForURL('/lead-generation?service=paid-search&topic=google-ads');
    await page.getByRole('heading', { name: 'Get Free Google Ads Audit' }).waitFor();
    const form = controlsOf(page, leadForm);
    // While closed, the disclosure also hides it from assistive technology.
    const service = form.form.locator('[name=service]');
    await expect(service).toHaveValue('paid-search');
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(service).toBeVisible({ visible: width >= 1024 });
      const about = form.form.getByText(/^About: Paid Search/);
      await expect(about).toBeVisible({ visible: width < 1024 });
      await expectAccessible(page, `with a service chosen, at ${width} px`);
    }

    await page.evaluate(() => document.fonts.ready);
    const headings = [leadHero.formHeading, ...leadTopics.map(({ button }) => button)];
    for (const one of ['', ...serviceOptions.map(({ value }) => value)]) {
      // The closed disclosure hides it.
      await service.selectOption(one, { force: true });
      const lowest = await form.submit.evaluate(bottomUnderHeadings, headings);
      expect(lowest, `asked for "${one}"`).toBeLessThanOrEqual(900);
      await expect(page.getByRole('textbox', { name: 'Company' })).toBeHidden();
    }
  });

  test('sets both without moving anything when the page is loaded directly', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ width: 360 });
    const script = await holdRequests(page, documentScript);
    await page.goto('/lead-generation?service=paid-social&topic=facebook-ads', {
      waitUntil: 'commit',
    });
    const form = controlsOf(page, leadForm);
    await form.name.waitFor();
    // On a busy machine it appears before its stylesheet.
    await page.evaluate(async () => void (await document.fonts.ready));
    const before = await bottomOf(form.name);
    script.release();
    await page.getByRole('heading', { name: 'Get Free Facebook Ads Audit' }).waitFor();
    await expect(form.form.locator('[name=service]')).toHaveValue('paid-social');
    expect(await bottomOf(form.name)).toBe(before);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/lead-generation$/);
  });

  test('of the newsletter leads to a list, not to a call', async ({ newVisitor }) => {
    const { page } = await newVisitor({ width: 360 });
    await page.goto('/lead-generation?topic=newsletter');
    await page.getByRole('heading', { level: 1, name: 'New pages, by email' }).waitFor();
    const form = page.getByRole('form', { name: 'Newsletter form' });
    await expect(form.getByRole('textbox')).toHaveCount(2);
    const submit = form.getByRole('button', { name: 'Put Me on the List' });
    // The page ends with its form: what is said about the call is not for a reader.
    await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveText([
      'Get new pages by email',
      'Services',
      'Agency',
    ]);
    await awaitFonts(page);
    expect(await bottomOf(submit)).toBeLessThanOrEqual(900);
    await expectAccessible(page, 'the form for the newsletter');
    const name = uniqueName('Nora News');
    await form.getByRole('textbox', { name: 'Name' }).fill(name);
    await form.getByRole('textbox', { name: 'Email' }).fill('nora@tidewater.example');
    await submit.click();
    await page.getByRole('heading', { level: 1, name: 'You are on the list' }).waitFor();
    await expectAccessible(page, 'the next page for a reader');
    const [lead, ...others] = await leadsNamed(name);
    expect(others).toStrictEqual([]);
    expect(lead).toMatchObject({ phone: null, topic: 'newsletter' });
    expect(await emailsAbout('leads', `contact:${lead?.id}`)).toStrictEqual(['lead-notice']);
  });
});

/** Runs in the page: the lowest bottom of the button under each heading of the form. */
function bottomUnderHeadings(submit: Element, headings: string[]): number {
  const heading = document.querySelector('main h2:has(+ p)');
  if (!heading) throw new Error('The form has no heading');
  return Math.max(
    ...headings.map((text) => {
      heading.textContent = text;
      return submit.getBoundingClientRect().bottom + scrollY;
    }),
  );
}

/** Runs in the page. */
function cutOptions(select: HTMLSelectElement | SVGElement | HTMLElement): string[] {
  if (!(select instanceof HTMLSelectElement)) throw new Error('Not a select box');
  const style = getComputedStyle(select);
  const brush = document.createElement('canvas').getContext('2d');
  if (!brush) throw new Error('No canvas');
  brush.font = style.font;
  const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return [...select.options]
    .map(({ text }) => ({ text, width: Math.ceil(brush.measureText(text).width) }))
    .filter(({ width }) => width > room)
    .map(({ text, width }) => `${text}: ${width} of ${room}`);
}
