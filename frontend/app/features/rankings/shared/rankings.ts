import { apiPaths, rankingSummarySchema } from '@agency/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { apiQuery } from '~/lib/api-query';

/** The root of every key that a check or a change to the list may affect. */
export const rankingsKey = [apiPaths.rankings] as const;

export const refreshMs = 5 * 60_000;

export const summaryQuery = apiQuery(apiPaths.rankingsSummary, rankingSummarySchema, {
  queryKey: [...rankingsKey, 'summary'],
  refetchInterval: refreshMs,
});

export function refreshRankings(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: rankingsKey });
}
