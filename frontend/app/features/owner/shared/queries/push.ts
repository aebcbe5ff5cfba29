import {
  type CreatePushSubscriptionRequest,
  createPushSubscriptionRequestSchema,
  type PushDevice,
  type PushTest,
  pushDeviceSchema,
  pushPath,
  pushStateSchema,
  pushSubscriptionsPath,
  pushTestSchema,
} from '@agency/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';

/** The notified devices, and whether the server can notify any. */
export const pushQuery = queryOptions({
  queryKey: [pushPath],
  queryFn: ({ signal }) => callApi(pushPath, { response: pushStateSchema, signal }),
  gcTime: 0,
});

export function addPushDevice(body: CreatePushSubscriptionRequest): Promise<PushDevice> {
  return callApi(pushSubscriptionsPath, { method: 'POST', body, response: pushDeviceSchema });
}

/** Returns what `addPushDevice` takes to undo it. */
export function removePushDevice(id: number): Promise<CreatePushSubscriptionRequest> {
  return callApi(`${pushSubscriptionsPath}/${id}`, {
    method: 'DELETE',
    response: createPushSubscriptionRequestSchema,
  });
}

export function testPushDevice(id: number): Promise<PushTest> {
  return callApi(`${pushSubscriptionsPath}/${id}/test`, {
    method: 'POST',
    response: pushTestSchema,
  });
}

export async function refreshPush(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: pushQuery.queryKey });
}
