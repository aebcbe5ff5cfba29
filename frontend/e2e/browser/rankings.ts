import type { Page } from 'playwright-core';
import { enterPassword } from './owner.ts';
import { assertToast, notifications } from './toast.ts';

/** The password of the rankings' own gate to the throw-away product. */
export function rankingsPassword(): string {
  const { RANKINGS_PASSWORD } = process.env;
  if (!RANKINGS_PASSWORD) throw new Error('RANKINGS_PASSWORD is not set: see infra/test.');
  return RANKINGS_PASSWORD;
}

/** Opens the rankings at this address, through their gate. */
export async function openRankings(page: Page, search = ''): Promise<void> {
  await page.goto(`/rankings${search}`);
  await enterPassword(page, rankingsPassword());
  await assertToast(page, 'Access Granted', 'Welcome to the SEO rankings dashboard.');
  await page.getByRole('button', { name: 'Dismiss notification' }).click();
}

/** Presses the button and waits for what the server says at the end. */
export async function runCheck(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Check Rankings Now' });
  await button.click();
  await notifications(page).getByText('Ranking Check', { exact: true }).waitFor();
  await button.and(page.locator(':enabled')).waitFor();
}

/** One of the four cards, by its label. */
export function card(page: Page, label: string) {
  return page.locator('.reading').filter({ hasText: label });
}
