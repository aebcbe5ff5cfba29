import {
  type AlertRules,
  alertRulesPreviewSchema,
  apiPaths,
  rankingAlertSchema,
  readAllAlertsResponseSchema,
} from '@agency/contracts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';
import { apiPages } from '~/lib/api-pages';
import { rankingsKey, summaryQuery } from '../shared/rankings';

/** All of them, newest first. */
export const alertsQuery = apiPages(apiPaths.rankingsAlerts, rankingAlertSchema, {
  queryKey: [...rankingsKey, 'alerts'],
  params: { limit: '50' },
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
