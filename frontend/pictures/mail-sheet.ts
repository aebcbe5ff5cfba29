/**
 * One picture of every mail at two widths, light and dark, to look at them side by side:
 * `BASE_URL=http://localhost:8080 ADMIN_PASSWORD=… npm run mail-sheet`, with the product running. Writes
 * docs/pictures/mails.jpg.
 */
import { fileURLToPath } from 'node:url';
import { apiPaths } from '@agency/contracts';
import { type Browser, chromium } from '@playwright/test';
import { emailPreviews } from '../app/content/email-previews.ts';
import { launchOptions } from '../e2e/browser/launch.ts';

const base = (process.env.BASE_URL ?? 'http://localhost:8080').replace(/\/$/, '');
const password = process.env.ADMIN_PASSWORD ?? '';
const target = fileURLToPath(new URL('../../docs/pictures/mails.jpg', import.meta.url));
const mails = Object.entries(emailPreviews.previews);
const widths = [640, 320];
const schemes = ['light', 'dark'] as const;
/** Smaller than taken, so that all fit on a sheet. */
const scale = 0.5;

const browser = await chromium.launch(launchOptions);
try {
  const rows: string[] = [];
  for (const scheme of schemes) {
    for (const width of widths) {
      rows.push(`<div>${(await pictures(browser, scheme, width)).join('')}</div>`);
    }
  }
  await writeSheet(browser, rows);
  console.log(`${mails.length} mails: ${target}`);
} finally {
  await browser.close();
}

async function pictures(from: Browser, colorScheme: 'light' | 'dark', width: number) {
  const context = await from.newContext({ colorScheme, viewport: { width, height: 200 } });
  const signedIn = await context.request.post(base + apiPaths.session, {
    data: { gate: 'admin', password },
    headers: { origin: base },
  });
  if (!signedIn.ok()) throw new Error(`The owner could not sign in: ${signedIn.status()}`);
  const taken: string[] = [];
  for (const [name, { title }] of mails) {
    const page = await context.newPage();
    await page.goto(`${base}${apiPaths.emailPreview}/${name}`);
    const image = await page.screenshot({ type: 'jpeg', quality: 85, fullPage: true });
    taken.push(
      `<figure><figcaption>${title}</figcaption><img src="data:image/jpeg;base64,${image.toString('base64')}" width="${width * scale}"></figure>`,
    );
    await page.close();
  }
  await context.close();
  return taken;
}

async function writeSheet(on: Browser, rows: string[]): Promise<void> {
  const width = mails.length * ((widths[0] ?? 0) * scale + 16) + 32;
  const page = await on.newPage({ viewport: { width, height: 1_000 } });
  const style =
    'body{margin:16px;background:#d8d8d4;font:11px sans-serif}' +
    'div{display:flex;gap:16px;align-items:start;margin-bottom:16px}figure{margin:0}';
  await page.setContent(`<style>${style}</style>${rows.join('')}`);
  await page.screenshot({ path: target, type: 'jpeg', quality: 70, fullPage: true });
  await page.close();
}
