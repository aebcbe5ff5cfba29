import { apiPaths, type SaveViewRequest, savedViewSchema } from '@agency/contracts';
import { callApi, listOf, noContent } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';

/** By name. */
export const savedViewsQuery = apiQuery(apiPaths.savedViews, listOf(savedViewSchema));

export const saveView = (body: SaveViewRequest) =>
  callApi(apiPaths.savedViews, { method: 'POST', body, response: savedViewSchema });

export function renameView(id: number, name: string) {
  const path = `${apiPaths.savedViews}/${id}`;
  return callApi(path, { method: 'PATCH', body: { name }, response: savedViewSchema });
}

export const deleteView = (id: number) =>
  callApi(`${apiPaths.savedViews}/${id}`, { method: 'DELETE', response: noContent });
