import type { BrowserContext, Page } from '@playwright/test';
import { contactPageForm, controlsOf } from '../browser/lead-form.ts';
import { awaitLivePage } from '../browser/live-page.ts';
import { expect, test } from '../browser/test.ts';

/** Hides that the browser is automated. Returns the bodies of its beacons, which Playwright cannot read. */
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

/** Opens a page and waits until its script has run. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await awaitLivePage(page);
}

test.describe('an arrival', () => {
  test('is sent once per page opened from outside, as is a begun form, and says nothing about the visitor', async ({
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
    await open(second, '/contact');
    const form = controlsOf(second, contactPageForm);
    await form.name.focus();
    await form.email.focus();
    await expect
      .poll(() => told(sent))
      .toEqual(['arrival /services', 'arrival /contact', 'begun-form /contact']);
  });
});
