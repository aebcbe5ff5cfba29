import {
  apiPaths,
  type CreatePushSubscriptionRequest,
  createPushSubscriptionRequestSchema,
  pushDeviceSchema,
  pushStateSchema,
  pushTestSchema,
} from '@agency/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';

/** The devices with notifications, and whether the server can send any. */
export const pushQuery = apiQuery(apiPaths.push, pushStateSchema, { gcTime: 0 });

export const addPushDevice = (body: CreatePushSubscriptionRequest) =>
  callApi(apiPaths.pushSubscriptions, { method: 'POST', body, response: pushDeviceSchema });

/** Returns the argument of `addPushDevice` that undoes it. */
export const removePushDevice = (id: number) =>
  callApi(`${apiPaths.pushSubscriptions}/${id}`, {
    method: 'DELETE',
    response: createPushSubscriptionRequestSchema,
  });

export const testPushDevice = (id: number) =>
  callApi(`${apiPaths.pushSubscriptions}/${id}/test`, {
    method: 'POST',
    response: pushTestSchema,
  });

export async function refreshPush(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: pushQuery.queryKey });
}
