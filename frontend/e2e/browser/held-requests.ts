import type { Page } from '@playwright/test';

export interface HeldRequests {
  /** How many have been held or let through. */
  count(): number;
  release(): void;
}

/** Holds requests until they are released, so that a test can observe the page meanwhile. */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<HeldRequests> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let count = 0;
  await page.route(pattern, async (route) => {
    count += 1;
    await released;
    await route.continue();
  });
  return { count: () => count, release };
}
