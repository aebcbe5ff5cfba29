import { apiPaths, rankingSummarySchema } from '@agency/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';

/** The root of every key that a check or a change to the list may affect. */
export const rankingsKey = [apiPaths.rankings] as const;

export const refreshMs = 5 * 60_000;

/** The server computes the summary once per check, so polling it is cheap. */
export const summaryQuery = queryOptions({
  queryKey: [...rankingsKey, 'summary'],
  queryFn: ({ signal }) =>
    callApi(apiPaths.rankingsSummary, { response: rankingSummarySchema, signal }),
  refetchInterval: refreshMs,
});

export function refreshRankings(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: rankingsKey });
}
