import { brand } from '@agency/contracts';
import type { Locator, Page } from '@playwright/test';
import { controlsOf, formPages, showOptionalFields } from '../browser/lead-form.ts';
import { expect, test } from '../browser/test.ts';

test.describe('the site with JavaScript off', () => {
  test('is readable, with its links, its forms and an email address', async ({ newVisitor }) => {
    const { page } = await newVisitor({ javaScriptEnabled: false });
    for (const formPage of formPages) {
      await page.goto(formPage.path);
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await expectVisible(page, 'heading', /\w/);
        for (const link of ['Services', 'About', 'Blog', 'Contact', 'Schedule Consultation']) {
          const nav = page.getByRole('navigation', { name: 'Main' });
          await expect(nav.getByRole('link', { name: link }), link).toBeVisible();
        }
        const form = controlsOf(page, formPage);
        await showOptionalFields(form);
        for (const field of [form.name, form.email, form.phone, form.service, form.message]) {
          await expect(field, `${field}`).toBeVisible();
        }
        const mail = page.getByRole('main').getByRole('link', { name: brand.email });
        await expect(mail.first()).toHaveAttribute('href', `mailto:${brand.email}`);
        expect(await page.getByRole('main').textContent()).toMatch(/needs JavaScript/);
      }
    }
  });

  test('keeps the header’s links on the header’s ground', async ({ newVisitor }) => {
    const { page } = await newVisitor({ javaScriptEnabled: false });
    for (const path of ['/', '/lead-generation', '/contact', '/sample-audit', '/thank-you']) {
      await page.goto(path);
      for (const width of [320, 360, 390, 768]) {
        await page.setViewportSize({ width, height: 740 });
        const header = await boxOf(page.getByRole('banner'));
        const links = await page.getByRole('banner').getByRole('link').evaluateAll(boxesOf);
        expect(links.length, path).toBe(6);
        for (const { name, box } of links) {
          const isInside =
            box.left >= header.left &&
            box.right <= header.right &&
            box.top >= header.top &&
            box.bottom <= header.bottom;
          expect(isInside, `${path}: ${name}`).toBe(true);
        }
        const heading = await boxOf(page.getByRole('heading', { level: 1 }));
        expect(heading.top, path).toBeGreaterThanOrEqual(header.bottom);
      }
    }
  });

  test('explains on the thank-you page how to book without the scheduler', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ javaScriptEnabled: false });
    await page.goto('/thank-you?contactId=1');
    await expectVisible(page, 'heading', 'Your strategy call');
    await expectVisible(page, 'link', brand.email);
    expect(await page.getByRole('main').textContent()).toMatch(/needs JavaScript/);
  });

  test('hides nothing that scripts would reveal', async ({ newVisitor }) => {
    const { page } = await newVisitor({ javaScriptEnabled: false, reducedMotion: 'no-preference' });
    await page.goto('/');
    for (const title of ['Managed ad spend', 'Paid Search', 'AI Enablement', 'Audit and plan']) {
      const heading = page.getByRole('heading', { name: title, exact: true });
      expect(await heading.evaluate(effectiveOpacity), title).toBe(1);
    }
  });
});

/** Runs in the page. */
function boxesOf(elements: Element[]): { name: string | null; box: DOMRect }[] {
  return elements.map((element) => ({
    name: element.textContent,
    box: element.getBoundingClientRect().toJSON(),
  }));
}

function boxOf(target: Locator): Promise<DOMRect> {
  return target.evaluate((element) => element.getBoundingClientRect().toJSON());
}

async function expectVisible(
  page: Page,
  role: 'heading' | 'link',
  name: string | RegExp,
): Promise<void> {
  const found = page.getByRole('main').getByRole(role, { name }).first();
  await expect(found, `${role} ${name}`).toBeVisible();
}

function effectiveOpacity(element: Element): number {
  let opacity = 1;
  for (let one: Element | null = element; one; one = one.parentElement) {
    opacity *= Number(getComputedStyle(one).opacity);
  }
  return opacity;
}
