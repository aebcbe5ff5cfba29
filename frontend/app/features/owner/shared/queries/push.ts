import {
  apiPaths,
  type CreatePushSubscriptionRequest,
  createPushSubscriptionRequestSchema,
  type PushDevice,
  type PushTest,
  pushDeviceSchema,
  pushStateSchema,
  pushTestSchema,
} from '@agency/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';

/** The devices with notifications, and whether the server can send any. */
export const pushQuery = queryOptions({
  queryKey: [apiPaths.push],
  queryFn: ({ signal }) => callApi(apiPaths.push, { response: pushStateSchema, signal }),
  gcTime: 0,
});

export function addPushDevice(body: CreatePushSubscriptionRequest): Promise<PushDevice> {
  return callApi(apiPaths.pushSubscriptions, { method: 'POST', body, response: pushDeviceSchema });
}

/** Returns the argument of `addPushDevice` that undoes it. */
export function removePushDevice(id: number): Promise<CreatePushSubscriptionRequest> {
  return callApi(`${apiPaths.pushSubscriptions}/${id}`, {
    method: 'DELETE',
    response: createPushSubscriptionRequestSchema,
  });
}

export function testPushDevice(id: number): Promise<PushTest> {
  return callApi(`${apiPaths.pushSubscriptions}/${id}/test`, {
    method: 'POST',
    response: pushTestSchema,
  });
}

export async function refreshPush(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: pushQuery.queryKey });
}
