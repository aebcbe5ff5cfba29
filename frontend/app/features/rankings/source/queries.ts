import {
  apiPaths,
  rankingConnectionSchema,
  readablePropertiesSchema,
  type SetProperty,
  type SetServiceAccountKey,
} from '@agency/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { callApi, noContent } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';
import { rankingsKey, refreshRankings } from '../shared/rankings';

/** Google is asked twice for a new key, each time for twelve seconds at most. */
const askGoogleTimeoutMs = 35_000;

export const connectionQuery = apiQuery(apiPaths.rankingsConnection, rankingConnectionSchema, {
  queryKey: [...rankingsKey, 'connection'],
});

/** Asks Google. Outside the common key: the end of a check does not repeat it. */
export const propertiesQuery = apiQuery(
  apiPaths.rankingsConnectionProperties,
  readablePropertiesSchema,
);

export const setServiceAccountKey = (body: SetServiceAccountKey) =>
  callApi(apiPaths.rankingsConnectionKey, {
    method: 'PUT',
    body,
    response: rankingConnectionSchema,
    timeoutMs: askGoogleTimeoutMs,
  });

export const setProperty = (body: SetProperty) =>
  callApi(apiPaths.rankingsConnectionSite, {
    method: 'PUT',
    body,
    response: rankingConnectionSchema,
  });

export const disconnectSearchConsole = () =>
  callApi(apiPaths.rankingsConnection, { method: 'DELETE', response: noContent });

/** After any change of the connection. */
export async function refreshConnection(client: QueryClient): Promise<void> {
  // The cached properties may be those of another account.
  client.removeQueries({ queryKey: propertiesQuery.queryKey, type: 'inactive' });
  await refreshRankings(client);
}
