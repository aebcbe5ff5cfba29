import type { BrowserContextOptions, Page } from '@playwright/test';
import { requireProduct } from '../product/settings.ts';
import { awaitLivePage } from './live-page.ts';

export const bannerDelayMs = 2_000;

/** The consent UI, by accessible names. */
export function consentOn(page: Page) {
  const banner = page.getByRole('region', { name: 'Cookie consent' });
  const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
  const footer = page.getByRole('contentinfo');
  return {
    banner,
    answer: (name: string) => banner.getByRole('button', { name, exact: true }),
    dialog,
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
    toggle: (name: string) => dialog.getByRole('switch', { name }),
    footerButton: footer.getByRole('button', { name: 'Cookie settings' }),
  };
}

export type ConsentControls = ReturnType<typeof consentOn>;

/** From here on the visitor's clock only moves when the test says so. */
export async function stopClock(page: Page, now: string): Promise<void> {
  // An installed clock runs, and can only be paused at a later time.
  await page.clock.install({ time: Date.parse(now) - 60_000 });
  await page.clock.pauseAt(now);
}

/** Opens a page with the clock stopped. */
export async function openAtStandstill(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // The page's script loads when the page is idle, or at once on a key press.
  await page.keyboard.press('Shift');
  await awaitLivePage(page);
}

/** Opens a page and advances its clock by two seconds, until the banner appears. */
export async function openBanner(page: Page, path: string): Promise<ConsentControls> {
  await openAtStandstill(page, path);
  await page.clock.runFor(bannerDelayMs);
  const controls = consentOn(page);
  await controls.banner.waitFor();
  return controls;
}

/** The commands sent to tags, in order, each as its list of arguments. */
export function consentCommands(page: Page): Promise<unknown[][]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>)),
  );
}

/** A visitor's stored choice. Without one the banner appears after two seconds, over whatever is shown then. */
export function answeredConsent(): Exclude<BrowserContextOptions['storageState'], string> {
  const choice = { necessary: true, analytics: false, marketing: false };
  const localStorage = [
    { name: 'cookie-consent', value: JSON.stringify(choice) },
    { name: 'cookie-consent-date', value: new Date().toISOString() },
  ];
  return { cookies: [], origins: [{ origin: requireProduct().baseUrl, localStorage }] };
}
