import type { Page } from '@playwright/test';

/** Waits until the page handles events. Only for tests that depend on it: what a visitor does before is not lost. */
export async function awaitLivePage(page: Page): Promise<void> {
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
}

/** Waits until what scrolling, resizing or an intersection observer changed has been painted. */
export function awaitPaint(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}

/** Waits until all fonts are in, and what they moved has been painted. */
export async function awaitFonts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await awaitPaint(page);
}

/** The script of every public page. */
export const documentScript = /\/assets\/document-[\w-]+\.js$/;

/** The script that every island needs. */
export const islandScript = /\/assets\/react-[\w-]+\.js$/;
