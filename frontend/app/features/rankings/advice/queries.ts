import { type AdviceNotNow, apiPaths, rankingAdviceListSchema } from '@agency/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';
import { noContent } from '~/lib/no-content';
import { rankingsKey } from '../shared/rankings';

/** What to do next. */
export const adviceQuery = apiQuery(apiPaths.rankingsAdvice, rankingAdviceListSchema, {
  queryKey: [...rankingsKey, 'advice'],
});

/** Hides a piece of advice for a while, or shows it again. */
export const hideAdvice = (body: AdviceNotNow) =>
  callApi(apiPaths.rankingsAdviceNotNow, { method: 'PUT', body, response: noContent });

export function refreshAdvice(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: adviceQuery.queryKey });
}
