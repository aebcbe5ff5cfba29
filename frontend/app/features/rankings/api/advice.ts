import { type AdviceNotNow, apiPaths, rankingAdviceListSchema } from '@agency/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';
import { noContent } from '~/lib/no-content';
import { rankingsKey } from './rankings';

/** What to do next. */
export const adviceQuery = queryOptions({
  queryKey: [...rankingsKey, 'advice'],
  queryFn: ({ signal }) =>
    callApi(apiPaths.rankingsAdvice, { response: rankingAdviceListSchema, signal }),
});

/** Hides a piece of advice for a while, or shows it again. */
export function hideAdvice(body: AdviceNotNow): Promise<void> {
  return callApi(apiPaths.rankingsAdviceNotNow, { method: 'PUT', body, response: noContent });
}

export function refreshAdvice(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: adviceQuery.queryKey });
}
