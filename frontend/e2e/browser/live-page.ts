import type { Page } from '@playwright/test';

/** Waits until the page handles events. Only for tests that depend on it: what a visitor does before is not lost. */
export async function awaitLivePage(page: Page): Promise<void> {
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
}

/** The script of every public page. */
export const documentScript = /\/assets\/document-[\w-]+\.js$/;

/** The script that every island needs. */
export const islandScript = /\/assets\/react-[\w-]+\.js$/;
