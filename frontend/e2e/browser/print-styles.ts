import type { Page } from '@playwright/test';

/** Waits for the stylesheets for paper, which a page requests after its first paint. */
export async function awaitPrintStyles(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[media="only print"]')].every(
      ({ sheet }) => sheet !== null,
    ),
  );
}
