import {
  type AlertRules,
  alertRulesSchema,
  apiPaths,
  rankingEmailsSchema,
  type UpdateRankingEmails,
} from '@agency/contracts';
import { callApi } from '~/lib/api-client';

export const saveRankingEmails = (body: UpdateRankingEmails) =>
  callApi(apiPaths.rankingsEmails, { method: 'PUT', body, response: rankingEmailsSchema });

export const saveAlertRules = (body: AlertRules) =>
  callApi(apiPaths.rankingsAlertRules, { method: 'PUT', body, response: alertRulesSchema });
