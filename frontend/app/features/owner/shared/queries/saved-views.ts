import {
  type SavedView,
  type SaveViewRequest,
  savedViewSchema,
  savedViewsPath,
} from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi, listOf } from '~/lib/api-client';
import { noContent } from '~/lib/no-content';

/** By name. */
export const savedViewsQuery = queryOptions({
  queryKey: [savedViewsPath],
  queryFn: ({ signal }) => callApi(savedViewsPath, { response: listOf(savedViewSchema), signal }),
});

export function saveView(body: SaveViewRequest): Promise<SavedView> {
  return callApi(savedViewsPath, { method: 'POST', body, response: savedViewSchema });
}

export function renameView(id: number, name: string): Promise<SavedView> {
  const path = `${savedViewsPath}/${id}`;
  return callApi(path, { method: 'PATCH', body: { name }, response: savedViewSchema });
}

export function deleteView(id: number): Promise<void> {
  return callApi(`${savedViewsPath}/${id}`, { method: 'DELETE', response: noContent });
}
