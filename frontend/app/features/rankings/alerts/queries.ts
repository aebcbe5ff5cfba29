import {
  type AlertRules,
  alertRulesPreviewSchema,
  apiPaths,
  rankingAlertSchema,
  readAllAlertsResponseSchema,
} from '@agency/contracts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { callApi, callApiForPage } from '~/lib/api-client';
import { byOffset } from '~/lib/by-offset';
import { rankingsKey, summaryQuery } from '../shared/rankings';

const alertsPerPage = 50;

/** All of them, newest first. */
export const alertsQuery = infiniteQueryOptions({
  queryKey: [...rankingsKey, 'alerts'],
  queryFn: ({ signal, pageParam: offset }) => {
    const path = `${apiPaths.rankingsAlerts}?limit=${alertsPerPage}&offset=${offset}`;
    return callApiForPage(path, { item: rankingAlertSchema, signal });
  },
  ...byOffset,
});

export function setAlertRead(id: number, isRead: boolean) {
  const path = `${apiPaths.rankingsAlerts}/${id}`;
  return callApi(path, { method: 'PATCH', body: { isRead }, response: rankingAlertSchema });
}

export const readAllAlerts = () =>
  callApi(apiPaths.rankingsReadAllAlerts, {
    method: 'POST',
    response: readAllAlertsResponseSchema,
  });

/** The list of alerts, and the summary, which counts them. */
export async function refreshAlerts(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: alertsQuery.queryKey }),
    client.invalidateQueries({ queryKey: summaryQuery.queryKey }),
  ]);
}

/** How many alerts these rules raise for what is compared now. */
export const rulesPreviewQuery = (body: AlertRules | undefined) =>
  queryOptions({
    queryKey: [...rankingsKey, 'rules-preview', body],
    queryFn: ({ signal }) =>
      callApi(apiPaths.rankingsAlertRulesPreview, {
        method: 'POST',
        body,
        response: alertRulesPreviewSchema,
        signal,
      }),
    enabled: body !== undefined,
    placeholderData: keepPreviousData,
  });
