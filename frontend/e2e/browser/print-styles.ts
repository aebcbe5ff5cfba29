import type { Page } from '@playwright/test';

/** Waits for the print stylesheets, which a page requests after its first paint. */
export async function awaitPrintStyles(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[media="print"]')];
    return links.length > 0 && links.every(({ sheet }) => sheet !== null);
  });
}
