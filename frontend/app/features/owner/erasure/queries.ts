import {
  apiPaths,
  type EraseLeadsRequest,
  eraseLeadsResponseSchema,
  erasurePreviewSchema,
  type Retention,
  type RetentionPolicy,
  retentionSchema,
  settings,
} from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi, noContent } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';
import { saveSetting } from '~/lib/setting';
import { leadPath } from '../shared/leads';

export const eraseLead = (id: number) =>
  callApi(leadPath(id), { method: 'DELETE', response: noContent });

export const eraseLeads = (body: EraseLeadsRequest) =>
  callApi(apiPaths.eraseLeads, { method: 'POST', body, response: eraseLeadsResponseSchema });

/** How many leads and upcoming appointments would be erased. Never cached. */
export function erasurePreviewQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: [apiPaths.erasurePreview, ...ids],
    queryFn: ({ signal }) =>
      callApi(apiPaths.erasurePreview, {
        method: 'POST',
        body: { ids },
        response: erasurePreviewSchema,
        signal,
      }),
    gcTime: 0,
  });
}

/** How long closed leads are kept, and how many leads each period would erase now. */
export const retentionQuery = apiQuery(apiPaths.retention, retentionSchema, { gcTime: 0 });

export async function saveRetention(policy: RetentionPolicy): Promise<Retention> {
  await saveSetting(settings.retention, policy);
  return callApi(apiPaths.retention, { response: retentionSchema });
}
