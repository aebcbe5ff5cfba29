import { type AlertRules, alertRulesSchema, apiPaths } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';

export const alertRulesQuery = queryOptions({
  queryKey: [apiPaths.rankingsAlertRules],
  queryFn: ({ signal }) =>
    callApi(apiPaths.rankingsAlertRules, { response: alertRulesSchema, signal }),
});

export function saveAlertRules(body: AlertRules): Promise<AlertRules> {
  return callApi(apiPaths.rankingsAlertRules, { method: 'PUT', body, response: alertRulesSchema });
}
