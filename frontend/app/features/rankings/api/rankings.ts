import {
  apiPaths,
  rankingCheckResponseSchema,
  rankingCheckStateSchema,
  rankingCheckTimeoutSeconds,
  rankingSummarySchema,
} from '@agency/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';
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

/** The running check, whoever started it, and the last finished one. */
export const checkStateQuery = apiQuery(apiPaths.rankingsCheck, rankingCheckStateSchema, {
  queryKey: [...rankingsKey, 'check'],
});

/** Answers when the check has finished, or earlier that it continues in the background. */
export function startCheck() {
  const timeoutMs = (rankingCheckTimeoutSeconds + 10) * 1_000;
  return callApi(apiPaths.rankingsCheck, {
    method: 'POST',
    response: rankingCheckResponseSchema,
    timeoutMs,
  });
}
