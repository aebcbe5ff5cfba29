import { brand } from '@agency/contracts';
import type { Locator, Page } from '@playwright/test';
import { isOneOfMany } from '../browser/drawings.ts';
import { controlsOf, type FormPage, formPages, showOptionalFields } from '../browser/lead-form.ts';
import { expect, test } from '../browser/test.ts';
import { sitemapPaths } from '../product/sitemap.ts';

const thankYou = '/thank-you?contactId=1';

/** Of the pages with one layout and different text: an article with a table and a checklist, and a landing page. */
const oneOfMany = ['/blog/google-ads-for-plumbers', '/google-ads-consultant-wilmington-nc'];

test('with JavaScript off the site shows all that every kind of page says, with its header, links, forms, findings and an email address, and nothing moves', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ javaScriptEnabled: false, reducedMotion: 'no-preference' });
  const listed = await sitemapPaths();
  const paths = listed.filter((path) => !isOneOfMany(path) || oneOfMany.includes(path));
  const special = ['/', '/contact', '/lead-generation', '/sample-audit'];
  expect(paths).toEqual(expect.arrayContaining([...oneOfMany, ...special]));
  for (const path of paths) {
    await page.goto(path);
    await expectAllShown(page, path);
    if (special.includes(path)) await expectLinksInHeader(page, path);
    const formPage = formPages.find((one) => one.path === path);
    if (formPage) await expectFormReadable(page, formPage);
    if (path === '/') await expectCourseAtRest(page);
    if (path === '/sample-audit') await expectFindingOpens(page);
  }
  await page.goto(thankYou);
  await expectLinksInHeader(page, thankYou);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectVisible(page, 'heading', 'Your strategy call');
  await expectVisible(page, 'link', brand.email);
  expect(await page.getByRole('main').textContent()).toMatch(/needs JavaScript/);
});

for (const formPage of formPages) {
  test(`with JavaScript off, the form of ${formPage.path} is answered with what it needs, and Back brings what was typed`, async ({
    newVisitor,
    browserErrors,
  }) => {
    browserErrors.expect(/the server responded with a status of 405/);
    const { page } = await newVisitor({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 640 },
    });
    await page.goto(formPage.path);
    const form = controlsOf(page, formPage);
    await form.name.fill('Dana Fields');
    await form.email.fill('dana@fields-plumbing.example');
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await form.submit.click();
    expect((await answered).status()).toBe(405);
    await expectVisible(page, 'heading', 'Your form wasn’t sent');
    const main = page.getByRole('main');
    await expect(main).toContainText('Press Back: what you typed is still there.');
    await expect(main).toContainText('This form needs JavaScript');
    await expectVisible(page, 'link', brand.email);
    await page.goBack();
    await expect(form.name).toHaveValue('Dana Fields');
    await expect(form.email).toHaveValue('dana@fields-plumbing.example');
  });
}

/** Some content has another text on phones: each text must be shown at one of these widths. */
async function expectAllShown(page: Page, path: string): Promise<void> {
  const shown = new Set<number>();
  let missing: string[] = [];
  for (const width of [1440, 360, 500]) {
    await page.setViewportSize({ width, height: 740 });
    const read = await page.getByRole('main').evaluate(readTexts);
    expect(read.length, path).toBeGreaterThan(0);
    for (const [index, { isShown }] of read.entries()) if (isShown) shown.add(index);
    missing = read.filter((_, index) => !shown.has(index)).map(({ text }) => text);
    if (missing.length === 0) return;
  }
  expect(missing, path).toEqual([]);
}

async function expectLinksInHeader(page: Page, path: string): Promise<void> {
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

async function expectFormReadable(page: Page, formPage: FormPage): Promise<void> {
  const form = controlsOf(page, formPage);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expectVisible(page, 'heading', /\w/);
    for (const link of ['Services', 'About', 'Blog', 'Contact', 'Schedule Consultation']) {
      const nav = page.getByRole('navigation', { name: 'Main' });
      await expect(nav.getByRole('link', { name: link }), link).toBeVisible();
    }
    await showOptionalFields(form);
    for (const field of [form.name, form.email, form.phone, form.service, form.message]) {
      await expect(field, `${field}`).toBeVisible();
    }
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
  const evidence = page.locator('.sample-audit-findings-columns').nth(2);
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
