import {
  apiPaths,
  type RankingConnection,
  rankingConnectionSchema,
  readablePropertiesSchema,
  type SetProperty,
  type SetServiceAccountKey,
} from '@agency/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';
import { noContent } from '~/lib/no-content';
import { rankingsKey } from './rankings';
import { refreshSource } from './source';

/** Google is asked twice for a new key, each time for twelve seconds at most. */
const askGoogleTimeoutMs = 35_000;

export const connectionQuery = queryOptions({
  queryKey: [...rankingsKey, 'connection'],
  queryFn: ({ signal }) =>
    callApi(apiPaths.rankingsConnection, { response: rankingConnectionSchema, signal }),
});

/** Asks Google. Outside the common key, like the setup check. */
export const propertiesQuery = queryOptions({
  queryKey: [apiPaths.rankingsConnectionProperties],
  queryFn: ({ signal }) =>
    callApi(apiPaths.rankingsConnectionProperties, { response: readablePropertiesSchema, signal }),
});

export function setServiceAccountKey(body: SetServiceAccountKey): Promise<RankingConnection> {
  return callApi(apiPaths.rankingsConnectionKey, {
    method: 'PUT',
    body,
    response: rankingConnectionSchema,
    timeoutMs: askGoogleTimeoutMs,
  });
}

export function setProperty(body: SetProperty): Promise<RankingConnection> {
  return callApi(apiPaths.rankingsConnectionSite, {
    method: 'PUT',
    body,
    response: rankingConnectionSchema,
  });
}

export function disconnectSearchConsole(): Promise<void> {
  return callApi(apiPaths.rankingsConnection, { method: 'DELETE', response: noContent });
}

/** After any change of the connection. */
export async function refreshConnection(client: QueryClient): Promise<void> {
  // The cached properties may be those of another account.
  client.removeQueries({ queryKey: propertiesQuery.queryKey, type: 'inactive' });
  await refreshSource(client);
}
