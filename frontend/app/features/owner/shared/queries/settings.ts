import { apiPaths, type Retention, type RetentionPolicy, retentionSchema } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';

/** How long closed leads are kept, and how many leads each period would erase now. */
export const retentionQuery = queryOptions({
  queryKey: [apiPaths.retention],
  queryFn: ({ signal }) => callApi(apiPaths.retention, { response: retentionSchema, signal }),
  gcTime: 0,
});

export function saveRetention(body: RetentionPolicy): Promise<Retention> {
  return callApi(apiPaths.retention, { method: 'PUT', body, response: retentionSchema });
}
