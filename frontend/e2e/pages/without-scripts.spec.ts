import { brand } from '@agency/contracts';
import type { Locator, Page } from '@playwright/test';
import { controlsOf, formPages, showOptionalFields } from '../browser/lead-form.ts';
import { expect, test } from '../browser/test.ts';
import { sitemapPaths } from '../product/sitemap.ts';

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

  test('shows all that every page says', async ({ newVisitor }) => {
    const { page } = await newVisitor({
      javaScriptEnabled: false,
      reducedMotion: 'no-preference',
    });
    const paths = await sitemapPaths();
    expect(paths.length).toBeGreaterThan(30);
    for (const path of paths) {
      await page.goto(path);
      const shown = new Set<number>();
      let texts: string[] = [];
      // What is said in another way on phones has a text of its own.
      for (const width of [360, 500, 1440]) {
        await page.setViewportSize({ width, height: 740 });
        const read = await page.getByRole('main').evaluate(readTexts);
        texts = read.map(({ text }) => text);
        for (const [index, { isShown }] of read.entries()) if (isShown) shown.add(index);
      }
      expect(
        texts.filter((_, index) => !shown.has(index)),
        path,
      ).toEqual([]);
    }
  });
});

/** Runs in the page. What a closed disclosure holds is a press away. */
function readTexts(main: Element): { text: string; isShown: boolean }[] {
  const nodes = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const texts: { text: string; isShown: boolean }[] = [];
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const { parentElement: element, textContent } = node;
    const text = textContent?.trim();
    if (!element || !text || element.closest('script, style, option')) continue;
    if (element.closest('details:not([open])') && !element.closest('summary')) continue;
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    texts.push({ text, isShown });
  }
  return texts;
}

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
