import { type AlertRules, alertRules, apiPaths } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';

export const alertRulesQuery = queryOptions({
  queryKey: [apiPaths.rankingsAlertRules],
  queryFn: ({ signal }) => callApi(apiPaths.rankingsAlertRules, { response: alertRules, signal }),
});

export function saveAlertRules(body: AlertRules): Promise<AlertRules> {
  return callApi(apiPaths.rankingsAlertRules, { method: 'PUT', body, response: alertRules });
}
