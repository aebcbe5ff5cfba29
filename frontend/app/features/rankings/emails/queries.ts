import { apiPaths, rankingEmailsSchema, type UpdateRankingEmails } from '@agency/contracts';
import { callApi } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';

/** Outside the common key: no check changes which emails the owner gets. */
export const rankingEmailsQuery = apiQuery(apiPaths.rankingsEmails, rankingEmailsSchema);

export const saveRankingEmails = (body: UpdateRankingEmails) =>
  callApi(apiPaths.rankingsEmails, { method: 'PUT', body, response: rankingEmailsSchema });
