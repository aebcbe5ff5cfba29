import { apiPaths } from '@agency/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import { contactPageForm, controlsOf } from '../browser/lead-form.ts';
import { awaitLivePage } from '../browser/live-page.ts';
import { expect, test } from '../browser/test.ts';

/** As a browser that nobody drives. Returns what it sends, which Playwright cannot read of a beacon. */
async function watch(context: BrowserContext): Promise<string[]> {
  const sent: string[] = [];
  await context.exposeFunction('tell', (body: string) => void sent.push(body));
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
    const { tell } = window as unknown as { tell: (body: string) => void };
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then(tell);
      return send(url, body);
    };
  });
  return sent;
}

const told = (sent: readonly string[]) =>
  sent.map((text) => {
    const { kind, touch } = JSON.parse(text);
    return `${kind} ${touch.landingPath}`;
  });

/** The small script has run by then. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await awaitLivePage(page);
}

test.describe('an arrival', () => {
  test('is told once per page opened from outside, and says nothing of the visitor', async ({
    page,
    context,
  }) => {
    const sent = await watch(context);
    await open(page, '/services?utm_source=news&gclid=click-1');
    await expect.poll(() => sent).toHaveLength(1);
    expect(JSON.parse(sent[0] ?? '')).toStrictEqual({
      kind: 'arrival',
      touch: { utm_source: 'news', gclid: '1', landingPath: '/services' },
    });
    await page.reload();
    await awaitLivePage(page);
    await page.locator('footer a[href="/faq"]').click();
    await page.waitForURL('/faq');
    await awaitLivePage(page);
    await page.goBack();
    await awaitLivePage(page);
    const second = await context.newPage();
    await open(second, '/faq');
    await expect.poll(() => told(sent)).toEqual(['arrival /services', 'arrival /faq']);
  });

  test('is told of a begun form by its page, once', async ({ page, context }) => {
    const sent = await watch(context);
    await open(page, '/contact');
    const form = controlsOf(page, contactPageForm);
    await form.name.focus();
    await form.email.focus();
    await expect.poll(() => told(sent)).toEqual(['arrival /contact', 'begun-form /contact']);
  });

  test('is not told by a browser with Global Privacy Control, by robots, of missing or private pages', async ({
    page,
    context,
    newVisitor,
  }) => {
    const sent = await watch(context);
    await page.goto('/admin');
    await page.getByLabel('Password').waitFor();
    const missing = await page.request.get('/no-such-page');
    expect(await missing.text()).not.toContain('data-arrivals');
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
    await open(page, '/faq');
    const robot = await newVisitor();
    robot.page.on('request', (request) => {
      if (request.url().endsWith(apiPaths.arrivals)) sent.push('robot');
    });
    await open(robot.page, '/faq');
    // A page that may tell, after those that must not.
    const other = await newVisitor();
    const counted = await watch(other.context);
    await open(other.page, '/faq');
    await expect.poll(() => counted).toHaveLength(1);
    expect(sent).toEqual([]);
  });

  test('is told of a prerendered page once somebody sees it', async ({ page, context }) => {
    const sent = await watch(context);
    await context.addInitScript(() => {
      let isHidden = true;
      Object.defineProperty(Document.prototype, 'prerendering', { get: () => isHidden });
      addEventListener('click', () => {
        isHidden = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      });
    });
    await open(page, '/faq');
    expect(sent).toEqual([]);
    await page.locator('h1').click();
    await expect.poll(() => told(sent)).toEqual(['arrival /faq']);
  });
});
