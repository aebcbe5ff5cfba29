import {
  apiPaths,
  type RankingAlert,
  type ReadAllAlertsResponse,
  rankingAlertSchema,
  readAllAlertsResponseSchema,
} from '@agency/contracts';
import { callApi } from '~/lib/api-client';

export function setAlertRead(id: number, isRead: boolean): Promise<RankingAlert> {
  const path = `${apiPaths.rankingsAlerts}/${id}`;
  return callApi(path, { method: 'PATCH', body: { isRead }, response: rankingAlertSchema });
}

export function readAllAlerts(): Promise<ReadAllAlertsResponse> {
  const path = `${apiPaths.rankingsAlerts}/read-all`;
  return callApi(path, { method: 'POST', response: readAllAlertsResponseSchema });
}
