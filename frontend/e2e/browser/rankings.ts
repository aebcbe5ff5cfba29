import type { Page } from '@playwright/test';
import { openSession } from '../product/session.ts';

/** Opens the rankings at this address, logged in: their gate has its own tests. */
export async function openRankings(page: Page, search = ''): Promise<void> {
  await openSession(page.request, 'rankings');
  await page.goto(`/rankings${search}`);
  await page.getByRole('button', { name: 'More places' }).waitFor();
}
