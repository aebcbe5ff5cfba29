import {
  type AddKeywordsRequest,
  type AddKeywordsResponse,
  addKeywordsResponseSchema,
  apiPaths,
  type CreateKeywordRequest,
  type KeywordFilter,
  keywordLandingPageSchema,
  keywordTagSchema,
  type TrackedKeyword,
  trackedKeywordSchema,
  type UpdateKeywordRequest,
} from '@agency/contracts';
import {
  keepPreviousData,
  matchQuery,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { callApi, callApiForPage, listOf } from '~/lib/api-client';
import { noContent } from '~/lib/no-content';
import { keywordFilterParams } from '../view/rankings-view';
import { rankingsKey } from './rankings';

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
  return queryOptions({
    queryKey: [...rankingsKey, 'keyword', id],
    queryFn: ({ signal }) => callApi(pathOf(id), { response: trackedKeywordSchema, signal }),
  });
}

/** The landing pages of active keywords. If it fails, only keywords can be compared with, so the error is just logged. */
export const landingPagesQuery = queryOptions({
  queryKey: [...rankingsKey, 'landing-pages'],
  queryFn: ({ signal }) =>
    callApi(apiPaths.rankingsLandingPages, { response: listOf(keywordLandingPageSchema), signal }),
  meta: { logOnError: 'The landing pages could not be loaded.' },
});

/** Every tag in use. If it fails, the filter only has fewer options, so the error is just logged. */
export const tagsQuery = queryOptions({
  queryKey: [...rankingsKey, 'tags'],
  queryFn: ({ signal }) =>
    callApi(apiPaths.rankingsTags, { response: listOf(keywordTagSchema), signal }),
  meta: { logOnError: 'The tags could not be loaded.' },
});

export function addKeyword(body: CreateKeywordRequest): Promise<TrackedKeyword> {
  return callApi(apiPaths.rankingsKeywords, {
    method: 'POST',
    body,
    response: trackedKeywordSchema,
  });
}

/** One keyword a line. */
export function addKeywords(body: AddKeywordsRequest): Promise<AddKeywordsResponse> {
  return callApi(apiPaths.rankingsAddKeywords, {
    method: 'POST',
    body,
    response: addKeywordsResponseSchema,
  });
}

export function removeKeywords(ids: readonly number[]): Promise<void> {
  const body = { ids };
  return callApi(apiPaths.rankingsRemoveKeywords, { method: 'POST', body, response: noContent });
}

export function updateKeyword(id: number, body: UpdateKeywordRequest): Promise<TrackedKeyword> {
  return callApi(pathOf(id), { method: 'PATCH', body, response: trackedKeywordSchema });
}

export function removeKeyword(id: number): Promise<void> {
  return callApi(pathOf(id), { method: 'DELETE', response: noContent });
}

/** Skips the removed keyword and its history: their page may still be mounted, and would get a 404. */
export function refreshWithoutKeyword(client: QueryClient, id: number): Promise<void> {
  const { queryKey } = keywordQuery(id);
  return client.invalidateQueries({
    queryKey: rankingsKey,
    predicate: (query) => !matchQuery({ queryKey }, query),
  });
}
