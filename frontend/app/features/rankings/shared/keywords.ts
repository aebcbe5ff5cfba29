import {
  type AddKeywordsRequest,
  addKeywordsResponseSchema,
  apiPaths,
  type CreateKeywordRequest,
  type KeywordFilter,
  keywordBreakdownPath,
  keywordBreakdownSchema,
  keywordLandingPageSchema,
  keywordTagSchema,
  trackedKeywordSchema,
  type UpdateKeywordRequest,
} from '@agency/contracts';
import {
  keepPreviousData,
  matchQuery,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { callApi, callApiForPage, listOf, noContent } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';
import { rankingsKey } from './rankings';
import { keywordFilterParams } from './rankings-view';

export const keywordsPerPage = 50;

const pathOf = (id: number) => `${apiPaths.rankingsKeywords}/${id}`;

/** One page of the list, counted from 1. */
export function keywordPageQuery(filter: KeywordFilter, page: number) {
  const filterParams = keywordFilterParams(filter);
  return queryOptions({
    queryKey: [...rankingsKey, 'keywords', filterParams.toString(), page],
    queryFn: ({ signal }) => {
      const params = new URLSearchParams(filterParams);
      params.set('limit', String(keywordsPerPage));
      params.set('offset', String((page - 1) * keywordsPerPage));
      return callApiForPage(`${apiPaths.rankingsKeywords}?${params}`, {
        item: trackedKeywordSchema,
        signal,
      });
    },
    placeholderData: keepPreviousData,
  });
}

export function keywordQuery(id: number) {
  return apiQuery(pathOf(id), trackedKeywordSchema, { queryKey: [...rankingsKey, 'keyword', id] });
}

/** A keyword's figures by page, country and device. */
export function breakdownQuery(keyword: number) {
  return apiQuery(keywordBreakdownPath(keyword), keywordBreakdownSchema, {
    queryKey: [...keywordQuery(keyword).queryKey, 'breakdown'],
  });
}

/** The landing pages of active keywords. If it fails, only keywords can be compared with, so the error is just logged. */
export const landingPagesQuery = apiQuery(
  apiPaths.rankingsLandingPages,
  listOf(keywordLandingPageSchema),
  {
    queryKey: [...rankingsKey, 'landing-pages'],
    meta: { logOnError: 'The landing pages couldn’t be loaded.' },
  },
);

/** Every tag in use. If it fails, the filter only has fewer options, so the error is just logged. */
export const tagsQuery = apiQuery(apiPaths.rankingsTags, listOf(keywordTagSchema), {
  queryKey: [...rankingsKey, 'tags'],
  meta: { logOnError: 'The tags couldn’t be loaded.' },
});

export const addKeyword = (body: CreateKeywordRequest) =>
  callApi(apiPaths.rankingsKeywords, {
    method: 'POST',
    body,
    response: trackedKeywordSchema,
  });

/** One keyword a line. */
export const addKeywords = (body: AddKeywordsRequest) =>
  callApi(apiPaths.rankingsAddKeywords, {
    method: 'POST',
    body,
    response: addKeywordsResponseSchema,
  });

export function removeKeywords(ids: readonly number[]) {
  const body = { ids };
  return callApi(apiPaths.rankingsRemoveKeywords, { method: 'POST', body, response: noContent });
}

export const updateKeyword = (id: number, body: UpdateKeywordRequest) =>
  callApi(pathOf(id), { method: 'PATCH', body, response: trackedKeywordSchema });

export const removeKeyword = (id: number) =>
  callApi(pathOf(id), { method: 'DELETE', response: noContent });

/** Skips the removed keyword and its history: their page may still be mounted, and would get a 404. */
export function refreshWithoutKeyword(client: QueryClient, id: number): Promise<void> {
  const { queryKey } = keywordQuery(id);
  return client.invalidateQueries({
    queryKey: rankingsKey,
    predicate: (query) => !matchQuery({ queryKey }, query),
  });
}
