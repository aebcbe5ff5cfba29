import { apiPaths, type SavedView, type SaveViewRequest, savedViewSchema } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi, listOf } from '~/lib/api-client';
import { noContent } from '~/lib/no-content';

/** By name. */
export const savedViewsQuery = queryOptions({
  queryKey: [apiPaths.savedViews],
  queryFn: ({ signal }) =>
    callApi(apiPaths.savedViews, { response: listOf(savedViewSchema), signal }),
});

export function saveView(body: SaveViewRequest): Promise<SavedView> {
  return callApi(apiPaths.savedViews, { method: 'POST', body, response: savedViewSchema });
}

export function renameView(id: number, name: string): Promise<SavedView> {
  const path = `${apiPaths.savedViews}/${id}`;
  return callApi(path, { method: 'PATCH', body: { name }, response: savedViewSchema });
}

export function deleteView(id: number): Promise<void> {
  return callApi(`${apiPaths.savedViews}/${id}`, { method: 'DELETE', response: noContent });
}
