import { apiPaths, type HistoryQuery, rankingHistorySchema } from '@agency/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';
import { keywordQuery } from './keywords';
import { rankingsKey } from './rankings';

/** Performance by day, of one keyword or (null) of all. The previous range stays until the next one has loaded. */
export function historyQuery(keyword: number | null, days: HistoryQuery['days']) {
  const { path, key } =
    keyword === null
      ? { path: apiPaths.rankingsHistory, key: rankingsKey }
      : {
          path: `${apiPaths.rankingsKeywords}/${keyword}/history`,
          key: keywordQuery(keyword).queryKey,
        };
  return queryOptions({
    queryKey: [...key, 'history', days],
    queryFn: ({ signal }) =>
      callApi(`${path}?days=${days}`, { response: rankingHistorySchema, signal }),
    placeholderData: keepPreviousData,
  });
}
