import { apiPaths, rankingEmailsSchema, type UpdateRankingEmails } from '@agency/contracts';
import { callApi } from '~/lib/api-client';

export const saveRankingEmails = (body: UpdateRankingEmails) =>
  callApi(apiPaths.rankingsEmails, { method: 'PUT', body, response: rankingEmailsSchema });
