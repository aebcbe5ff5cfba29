import {
  apiPaths,
  type RankingAlert,
  type ReadAllAlertsResponse,
  rankingAlert,
  readAllAlertsResponse,
} from '@agency/contracts';
import { callApi } from '~/lib/api-client';

export function setAlertRead(id: number, isRead: boolean): Promise<RankingAlert> {
  const path = `${apiPaths.rankingsAlerts}/${id}`;
  return callApi(path, { method: 'PATCH', body: { isRead }, response: rankingAlert });
}

export function readAllAlerts(): Promise<ReadAllAlertsResponse> {
  const path = `${apiPaths.rankingsAlerts}/read-all`;
  return callApi(path, { method: 'POST', response: readAllAlertsResponse });
}
