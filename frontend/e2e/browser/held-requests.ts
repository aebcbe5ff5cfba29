import type { Page } from '@playwright/test';

export interface HeldRequests {
  /** How many were held back or let through so far. */
  count(): number;
  release(): void;
}

/** Keeps requests back until they are released, so that what the page does meanwhile can be seen. */
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
