import type { Page } from '@playwright/test';
import { openSession } from '../product/session.ts';
import { notifications } from './toast.ts';

/** Opens the rankings at this address, logged in: their gate has its own tests. */
export async function openRankings(page: Page, search = ''): Promise<void> {
  await openSession(page.request, 'rankings');
  await page.goto(`/rankings${search}`);
  await page.getByRole('button', { name: 'More places' }).waitFor();
}

/** Presses the button and waits for the server's final answer. */
export async function runCheck(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Check Rankings Now' });
  await button.click();
  await notifications(page).getByText('Ranking Check', { exact: true }).waitFor();
  await button.and(page.locator(':enabled')).waitFor();
}

/** One of the four cards, by its label. */
export function card(page: Page, label: string) {
  return page.locator('dl > div').filter({ hasText: label });
}
