import { expect, type Page } from '@playwright/test';

export function notifications(page: Page) {
  return page.getByRole('region', { name: /^Notifications/ });
}

/** Waits for exactly this notice, title and description; without arguments, for none. */
export async function expectToast(page: Page, ...words: (string | RegExp)[]): Promise<void> {
  await expect(notifications(page).getByRole('paragraph')).toHaveText(words);
}

/** Closes the notice. */
export async function dismissToast(page: Page): Promise<void> {
  // It may close on its own before the click.
  await page
    .getByRole('button', { name: 'Dismiss notification' })
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await expectToast(page);
}
