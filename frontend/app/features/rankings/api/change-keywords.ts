import {
  apiPaths,
  type CreateKeywordRequest,
  type TrackedKeyword,
  trackedKeywordSchema,
  type UpdateKeywordRequest,
} from '@agency/contracts';
import { callApi } from '~/lib/api-client';
import { noContent } from '~/lib/no-content';

const pathOf = (id: number) => `${apiPaths.rankingsKeywords}/${id}`;

export function addKeyword(body: CreateKeywordRequest): Promise<TrackedKeyword> {
  return callApi(apiPaths.rankingsKeywords, {
    method: 'POST',
    body,
    response: trackedKeywordSchema,
  });
}

export function updateKeyword(id: number, body: UpdateKeywordRequest): Promise<TrackedKeyword> {
  return callApi(pathOf(id), { method: 'PATCH', body, response: trackedKeywordSchema });
}

export function removeKeyword(id: number): Promise<void> {
  return callApi(pathOf(id), { method: 'DELETE', response: noContent });
}
