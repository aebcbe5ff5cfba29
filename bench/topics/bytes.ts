import type { Browser } from 'playwright-core';
import { withBrowser } from '../browser/chromium.ts';
import { choosePages, publicPages } from '../browser/pages.ts';
import type { Product } from '../product/throw-away-product.ts';
import type { Section } from '../report/section.ts';
import { isSmokeTest, pages as wanted } from '../settings.ts';

/** As Lighthouse counts. */
const kilobyte = 1_024;
const budget = { scripts: 115, thankYouScripts: 125, styles: 12 };

/** What a page makes a browser fetch, compressed as it travels, until the visitor has seen and touched all of it. */
export async function measure(product: Product): Promise<Section> {
  const pages = choosePages(await publicPages(product), isSmokeTest ? '/' : wanted);
  const rows = await withBrowser(product.programs.chromium, async (browser) => {
    const measured: Section['rows'] = [];
    for (const { name, url } of pages) {
      const { scripts, styles, all, beforePaint, requests, otherHosts } = await visit(browser, url);
      const isThankYou = name === '/thank-you';
      const mostScripts = isThankYou ? budget.thankYouScripts : budget.scripts;
      const isMet = scripts <= mostScripts && styles <= budget.styles && otherHosts === 0;
      const numbers = [scripts, styles, all].map((kilobytes) => Number(kilobytes.toFixed(1)));
      measured.push([
        name,
        ...numbers,
        beforePaint,
        requests,
        otherHosts,
        isMet ? 'met' : 'MISSED',
      ]);
    }
    return measured;
  });
  return {
    title: 'Bytes of a page',
    head: [
      '',
      'JS KB',
      'CSS KB',
      'all KB',
      'requests before paint',
      'requests',
      'to other hosts',
      'targets',
    ],
    rows,
    notes: [
      `Brotli, 1 KB = ${kilobyte} bytes, bodies only; all the page loads until it was scrolled to its end, each form was touched and the cookie settings were open. ` +
        `Targets: JS ≤ ${budget.scripts} KB (${budget.thankYouScripts} on /thank-you), CSS ≤ ${budget.styles} KB, no other host.`,
    ],
  };
}

interface Visit {
  /** Kilobytes. */
  scripts: number;
  styles: number;
  all: number;
  beforePaint: number;
  requests: number;
  otherHosts: number;
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 800 } });
  try {
    const page = await context.newPage();
    const bodies: { type: string; bytes: Promise<number>; host: string }[] = [];
    page.on('requestfinished', (request) => {
      bodies.push({
        type: request.resourceType(),
        bytes: request.sizes().then(({ responseBodySize }) => responseBodySize),
        host: new URL(request.url()).host,
      });
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const beforePaint = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const resources = performance.getEntriesByType('resource');
      // And the page itself.
      return 1 + resources.filter(({ startTime }) => startTime < paint).length;
    });
    await page.mouse.move(200, 200);
    for (const form of await page.locator('form').all()) {
      await form.locator('input:visible, select:visible, textarea:visible').first().focus();
    }
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await page.getByRole('dialog', { name: 'Cookie settings' }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    const sizes = await Promise.all(
      bodies.map(async ({ type, bytes }) => ({ type, bytes: await bytes })),
    );
    const sum = (...types: string[]) =>
      sizes
        .filter(({ type }) => types.length === 0 || types.includes(type))
        .reduce((total, { bytes }) => total + bytes, 0) / kilobyte;
    return {
      scripts: sum('script'),
      styles: sum('stylesheet'),
      all: sum(),
      beforePaint,
      requests: bodies.length,
      otherHosts: bodies.filter(({ host }) => host !== new URL(url).host).length,
    };
  } finally {
    await context.close();
  }
}
