import { brand } from '@agency/contracts';
import type { Locator, Page } from '@playwright/test';
import {
  contactPageForm,
  controlsOf,
  type FormPage,
  formPages,
  showOptionalFields,
} from '../browser/lead-form.ts';
import { expect, test } from '../browser/test.ts';
import { sitemapPaths } from '../product/sitemap.ts';

const thankYou = '/thank-you?contactId=1';

test.describe('the site with JavaScript off', () => {
  test('is readable, with its header, links, forms, findings and an email address, and nothing moves', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ javaScriptEnabled: false, reducedMotion: 'no-preference' });
    for (const path of ['/', '/contact', '/lead-generation', '/sample-audit', thankYou]) {
      await page.goto(path);
      for (const width of [320, 360, 390, 768]) {
        await page.setViewportSize({ width, height: 740 });
        await expectLinksInHeader(page, path);
      }
      const formPage = formPages.find((one) => one.path === path);
      for (const width of formPage ? [1440, 360] : []) {
        await page.setViewportSize({ width, height: 740 });
        await expectFormReadable(page, formPage ?? contactPageForm);
      }
      if (path === '/') await expectCourseAtRest(page);
      if (path === '/sample-audit') await expectFindingOpens(page);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectVisible(page, 'heading', 'Your strategy call');
    await expectVisible(page, 'link', brand.email);
    expect(await page.getByRole('main').textContent()).toMatch(/needs JavaScript/);
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
      // Some content has another text on phones: each text must be shown at one of these widths.
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

async function expectLinksInHeader(page: Page, path: string): Promise<void> {
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

async function expectFormReadable(page: Page, formPage: FormPage): Promise<void> {
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

/** The hero's drawing, which scripts would move. */
async function expectCourseAtRest(page: Page): Promise<void> {
  for (const part of ['.course-window', '.course-still']) {
    await expect(page.locator(part)).toHaveCSS('animation-name', 'none');
    await expect(page.locator(part)).toHaveCSS('transform', 'none');
  }
}

/** On a phone, where the findings of the sample audit are closed. */
async function expectFindingOpens(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  const evidence = page.locator('[id^="evidence-"]').nth(2);
  await expect(evidence).toBeHidden();
  await page.locator('summary').nth(2).click();
  await expect(evidence).toBeVisible();
}

/** Runs in the page. Leaves out what is in a closed disclosure: it is one press away. */
function readTexts(main: Element): { text: string; isShown: boolean }[] {
  const nodes = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const texts: { text: string; isShown: boolean }[] = [];
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const { parentElement: element, textContent } = node;
    const text = textContent?.trim();
    if (!element || !text || element.closest('script, style, option')) continue;
    if (element.closest('details:not([open])') && !element.closest('summary')) continue;
    const card = element.closest('[data-reveal]');
    const isShown =
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      (!card || getComputedStyle(card).opacity === '1');
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
