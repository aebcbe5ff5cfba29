import { apiPaths, type HistoryQuery, rankingHistorySchema } from '@agency/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';
import { rankingKeys } from './ranking-keys';

/** The days of one keyword, or of all together. The span before stays in place until the next one is there. */
export function historyQuery(keyword: number | null, days: HistoryQuery['days']) {
  const path =
    keyword === null ? apiPaths.rankingsHistory : `${apiPaths.rankingsKeywords}/${keyword}/history`;
  return queryOptions({
    queryKey: rankingKeys.history(keyword, days),
    queryFn: ({ signal }) =>
      callApi(`${path}?days=${days}`, { response: rankingHistorySchema, signal }),
    placeholderData: keepPreviousData,
  });
}
