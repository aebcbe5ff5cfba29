import type { Page, Route } from '@playwright/test';

/** Lets the next request reach the server and drops its answer. */
export async function cutAnswer(page: Page, path: string): Promise<void> {
  const cut = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route(path, cut, { times: 1 });
}
