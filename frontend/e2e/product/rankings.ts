import { apiPaths, rankingCheckResponseSchema } from '@agency/contracts';
import type { APIRequestContext } from '@playwright/test';
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
