import type { Page } from '@playwright/test';
import { awaitHydration } from './hydration.ts';
import type { NewVisitor } from './test.ts';

export const bannerDelayMs = 2_000;

/** What asks for consent, by what assistive technology calls it. */
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

/** From here on the visitor's clock stands still, and goes on only when the test says so. */
export async function stopClock(page: Page, now: string): Promise<void> {
  // It runs until it is stopped, and cannot be stopped in its past.
  await page.clock.install({ time: Date.parse(now) - 60_000 });
  await page.clock.pauseAt(now);
}

/** Opens a page while the clock stands. */
export async function openAtStandstill(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // A page starts by itself in an idle moment, or at once when a key is pressed.
  await page.keyboard.press('Shift');
  await awaitHydration(page);
}

/** Opens a page and lets the two seconds pass until it asks. */
export async function openBanner(page: Page, path: string): Promise<ConsentControls> {
  await openAtStandstill(page, path);
  await page.clock.runFor(bannerDelayMs);
  const controls = consentOn(page);
  await controls.banner.waitFor();
  return controls;
}

/** The answer as it is kept beyond the visit, under its two keys. */
export function storedAnswer(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    ['cookie-consent', 'cookie-consent-date'].map((key) => localStorage.getItem(key)),
  );
}

/** What tags are told, in order: each command as its list of arguments. */
export function consentCommands(page: Page): Promise<unknown[][]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>)),
  );
}

/** Opens a page on a phone as a visitor who has answered the consent banner, in the way the site keeps it. */
export async function openOnPhone(newVisitor: NewVisitor, path: string): Promise<Page> {
  const { page } = await newVisitor({ width: 360 });
  await page.addInitScript(() => {
    const essentialOnly = { necessary: true, analytics: false, marketing: false };
    localStorage.setItem('cookie-consent', JSON.stringify(essentialOnly));
    localStorage.setItem('cookie-consent-date', new Date().toISOString());
  });
  await page.goto(path);
  await awaitHydration(page);
  return page;
}
