import type { Page } from '@playwright/test';

/** Waits for the print stylesheets, which a page requests after its first paint. */
export async function awaitPrintStyles(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[media="print"]')].every(
      ({ sheet }) => sheet !== null,
    ),
  );
}
