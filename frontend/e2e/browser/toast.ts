import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { eventually } from '../eventually.ts';

export function notifications(page: Page) {
  return page.getByRole('region', { name: /^Notifications/ });
}

/** Waits for exactly this notice, title and description; without words, for none. */
export async function assertToast(page: Page, ...words: string[]): Promise<void> {
  await eventually(async () => {
    const shown = await notifications(page).getByRole('paragraph').allTextContents();
    assert.deepEqual(shown, words);
  });
}
