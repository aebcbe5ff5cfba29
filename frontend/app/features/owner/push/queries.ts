import {
  apiPaths,
  type CreatePushSubscriptionRequest,
  createPushSubscriptionRequestSchema,
  pushDeviceSchema,
  pushStateSchema,
  pushTestSchema,
  testPushPath,
} from '@agency/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';
import { readThisDevice } from './push-browser';

/** The devices with notifications, and whether the server can send any. */
export const pushQuery = apiQuery(apiPaths.push, pushStateSchema, { gcTime: 0 });

/** Refetched on focus: the owner may have allowed notifications in the browser's settings. */
export const thisDeviceQuery = queryOptions({
  queryKey: ['this-device'],
  queryFn: readThisDevice,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
});

export const addPushDevice = (body: CreatePushSubscriptionRequest) =>
  callApi(apiPaths.pushSubscriptions, { method: 'POST', body, response: pushDeviceSchema });

/** Returns the argument of `addPushDevice` that undoes it. */
export const removePushDevice = (id: number) =>
  callApi(`${apiPaths.pushSubscriptions}/${id}`, {
    method: 'DELETE',
    response: createPushSubscriptionRequestSchema,
  });

export const testPushDevice = (id: number) =>
  callApi(testPushPath(id), {
    method: 'POST',
    response: pushTestSchema,
  });

export async function refreshPush(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: pushQuery.queryKey });
}
