import { apiPaths, type RetentionPolicy, retentionSchema } from '@agency/contracts';
import { callApi } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';

/** How long closed leads are kept, and how many leads each period would erase now. */
export const retentionQuery = apiQuery(apiPaths.retention, retentionSchema, { gcTime: 0 });

export const saveRetention = (body: RetentionPolicy) =>
  callApi(apiPaths.retention, { method: 'PUT', body, response: retentionSchema });
