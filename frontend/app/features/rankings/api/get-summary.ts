import { apiPaths, rankingSummarySchema } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';
import { rankingKeys } from './ranking-keys';

/** The specification's refresh. The server computes the summary once for each check, so it costs nothing. */
export const refreshMs = 5 * 60_000;

export const summaryQuery = queryOptions({
  queryKey: rankingKeys.summary,
  queryFn: ({ signal }) =>
    callApi(apiPaths.rankingsSummary, { response: rankingSummarySchema, signal }),
  refetchInterval: refreshMs,
});
