import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Set by the test's own script in the page. */
    isHydrated?: boolean;
  }
}

/** Runs in every page before its own scripts. */
export function noteHydration(): void {
  addEventListener('page:hydrated', () => {
    window.isHydrated = true;
  });
}

/** Waits until the page answers by itself. Only for tests about just that: nothing a visitor does before is lost. */
export async function awaitHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => window.isHydrated);
}
