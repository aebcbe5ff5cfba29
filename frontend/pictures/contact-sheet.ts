/**
 * One picture of every page at desktop and phone width, to look at the site as a whole:
 * `BASE_URL=http://localhost:8080 npm run contact-sheet`, with the product running. Writes docs/pictures/contact-sheet.jpg.
 */
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../e2e/browser/launch.ts';

const base = (process.env.BASE_URL ?? 'http://localhost:8080').replace(/\/$/, '');
const target = fileURLToPath(new URL('../../docs/pictures/contact-sheet.jpg', import.meta.url));
/** Not in the sitemap, yet pages that visitors see. */
const unlisted = ['/thank-you', '/thank-you?contactId=1099511627776', '/an-unknown-address'];
const desktop = { width: 1440, height: 900, shown: 240 };
const phone = { width: 390, height: 844, shown: 72 };
/** A page's end says little that its beginning has not: long ones are cut. */
const longestShown = 900;
/** What the consent banner would cover is more worth seeing. */
const decided = { 'cookie-consent': '{"necessary":true,"analytics":false,"marketing":false}' };

const browser = await chromium.launch(launchOptions);
try {
  const paths = [...(await listedPaths()), ...unlisted];
  const desktops = await pictures(browser, paths, desktop);
  const phones = await pictures(browser, paths, phone);
  const cells = paths.map((path, i) => cell(path, desktops[i] ?? '', phones[i] ?? ''));
  await writeSheet(browser, cells);
  console.log(`${paths.length} pages: ${target}`);
} finally {
  await browser.close();
}

async function listedPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${base}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

type Shape = typeof desktop;

async function pictures(from: Browser, paths: string[], shape: Shape): Promise<string[]> {
  const { width, height, shown } = shape;
  const context = await from.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    deviceScaleFactor: Math.min(1, (shown * 2) / width),
  });
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    localStorage.setItem('cookie-consent-date', new Date().toISOString());
  }, decided);
  const taken: string[] = [];
  for (const path of paths) {
    const page = await context.newPage();
    await page.goto(base + path, { waitUntil: 'networkidle' });
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    const tall = Math.min(whole, Math.round((longestShown * width) / shown));
    // As tall as what is shown, so that everything in it is loaded and revealed.
    await page.setViewportSize({ width, height: tall });
    await page.waitForLoadState('networkidle');
    const jpeg = await page.screenshot({ type: 'jpeg', quality: 80, animations: 'disabled' });
    taken.push(jpeg.toString('base64'));
    await page.close();
  }
  await context.close();
  return taken;
}

function cell(path: string, wide: string, narrow: string): string {
  const image = (data: string, { shown }: Shape) =>
    `<img src="data:image/jpeg;base64,${data}" width="${shown}">`;
  return `<figure><figcaption>${path}</figcaption>${image(wide, desktop)}${image(narrow, phone)}</figure>`;
}

async function writeSheet(on: Browser, cells: string[]): Promise<void> {
  const page = await on.newPage({ viewport: { width: 2_760, height: 1_000 } });
  const style =
    'body{margin:24px;display:grid;grid-template-columns:repeat(8,1fr);gap:20px;background:#d8d8d4;font:11px sans-serif}' +
    'figure{margin:0;display:flex;flex-wrap:wrap;gap:6px;align-content:start;align-items:start}' +
    'figcaption{width:100%}';
  await page.setContent(`<style>${style}</style>${cells.join('')}`);
  await page.screenshot({ path: target, type: 'jpeg', quality: 70, fullPage: true });
  await page.close();
}
