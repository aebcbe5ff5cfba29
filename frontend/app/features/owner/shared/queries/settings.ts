import {
  type Retention,
  type RetentionPolicy,
  retentionPath,
  retentionSchema,
} from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';

/** How long closed leads are kept, and what each period would erase now. */
export const retentionQuery = queryOptions({
  queryKey: [retentionPath],
  queryFn: ({ signal }) => callApi(retentionPath, { response: retentionSchema, signal }),
  gcTime: 0,
});

export function saveRetention(body: RetentionPolicy): Promise<Retention> {
  return callApi(retentionPath, { method: 'PUT', body, response: retentionSchema });
}
