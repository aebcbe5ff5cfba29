import {
  apiPaths,
  type KeywordFilter,
  keywordTagSchema,
  trackedKeywordSchema,
} from '@agency/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi, callApiForPage, listOf } from '~/lib/api-client';
import { keywordFilterParams } from '../view/keyword-filter-params';
import { rankingKeys } from './ranking-keys';

export const keywordsPerPage = 50;

/** One page of the list, counted from 1. */
export function keywordPageQuery(filter: KeywordFilter, page: number) {
  const params = keywordFilterParams(filter);
  return queryOptions({
    queryKey: [...rankingKeys.keywords, params.toString(), page],
    queryFn: ({ signal }) => {
      const asked = new URLSearchParams(params);
      asked.set('limit', String(keywordsPerPage));
      asked.set('offset', String((page - 1) * keywordsPerPage));
      return callApiForPage(`${apiPaths.rankingsKeywords}?${asked}`, {
        item: trackedKeywordSchema,
        signal,
      });
    },
    placeholderData: keepPreviousData,
  });
}

export function keywordQuery(id: number) {
  return queryOptions({
    queryKey: rankingKeys.keyword(id),
    queryFn: ({ signal }) =>
      callApi(`${apiPaths.rankingsKeywords}/${id}`, { response: trackedKeywordSchema, signal }),
  });
}

/** Every tag in use. Without them the filter is only shorter, so a failure is logged and no more. */
export const tagsQuery = queryOptions({
  queryKey: rankingKeys.tags,
  queryFn: ({ signal }) =>
    callApi(apiPaths.rankingsTags, { response: listOf(keywordTagSchema), signal }),
  meta: { whenItFails: 'The tags could not be loaded.' },
});
