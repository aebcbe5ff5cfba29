import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { requireProduct } from '../product/settings.ts';

/** Keeps what every tab showed when a test failed, in the product's run folder. Never fails itself. */
export async function keepPicture(browser: Browser, testName: string): Promise<void> {
  const folder = join(requireProduct().runDir, 'e2e-failures');
  const name = testName.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 120);
  const pages = browser.contexts().flatMap((context) => context.pages());
  await mkdir(folder, { recursive: true });
  await Promise.allSettled(
    pages.map((page, index) =>
      page.screenshot({ path: join(folder, `${name}-${index}.png`), timeout: 3_000 }),
    ),
  );
}
