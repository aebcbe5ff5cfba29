import type { Page } from '@playwright/test';

/** Waits until the page answers by itself. Only for tests about just that: nothing a visitor does before is lost. */
export async function awaitLivePage(page: Page): Promise<void> {
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
}

/** The script of every public page. */
export const documentScript = /\/assets\/document-[\w-]+\.js$/;

/** What runs an island, whichever it is. */
export const islandScript = /\/assets\/react-[\w-]+\.js$/;
