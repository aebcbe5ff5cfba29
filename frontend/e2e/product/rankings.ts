import { apiPaths, rankingAlertSchema, rankingCheckResponseSchema } from '@agency/contracts';
import { type APIRequestContext, expect } from '@playwright/test';
import { z } from 'zod';
import { openSession } from './session.ts';
import { requireProduct } from './settings.ts';

/** Fetches the product's performance data, like the owner's button. */
export async function checkRankings(request: APIRequestContext): Promise<void> {
  await openSession(request, 'rankings');
  const headers = { origin: requireProduct().baseUrl };
  const answer = await request.post(apiPaths.rankingsCheck, { headers, timeout: 0 });
  const { success, message } = rankingCheckResponseSchema.parse(await answer.json());
  if (!success) throw new Error(`The sample data did not come: ${message}`);
}

/** Marks the newest alert as unread: the alerts' buttons need one, and another test may have read them all. */
export async function keepAlertUnread(request: APIRequestContext): Promise<void> {
  await openSession(request, 'rankings');
  const answer = await request.get(`${apiPaths.rankingsAlerts}?limit=1`);
  const [alert] = z.array(rankingAlertSchema).parse(await answer.json());
  if (!alert) throw new Error('There is no alert.');
  const headers = { origin: requireProduct().baseUrl };
  const path = `${apiPaths.rankingsAlerts}/${alert.id}`;
  await expect(await request.patch(path, { headers, data: { isRead: false } })).toBeOK();
}
